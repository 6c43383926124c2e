// How long a game takes: measured with bots, game by game, converted to the reader's own pace.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/draft/draft.h"
#include "ui/draft/length.h"
#include "ui/settings.h"

namespace ui {

// The length for these rules, else for the nearest ones that were measured, by the number of seats.
[[nodiscard]] Length length_of(const AnyRules& rules);

// Rules of a quick game of the same kind with the same seats; nothing if these are quick enough.
[[nodiscard]] std::optional<AnyRules> quick_rules(const AnyRules& rules);

// The minutes that this draft takes with these settings, rounded as people would say it.
[[nodiscard]] int minutes_of(const Draft& draft, const Settings& settings);
[[nodiscard]] std::string minutes_words(int minutes);

}  // namespace ui
