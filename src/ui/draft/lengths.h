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

// The seconds that a person takes, as the minutes assume: from the die being ready to the throw,
// and for a choice.
inline constexpr float kSecondsToThrow = 0.5F;
inline constexpr float kSecondsToChoose = 2.5F;

// The minutes that this draft takes with these settings: exactly, and rounded as people would say
// it.
[[nodiscard]] float exact_minutes_of(const Draft& draft, const Settings& settings);
[[nodiscard]] int minutes_of(const Draft& draft, const Settings& settings);
[[nodiscard]] std::string minutes_words(int minutes);

}  // namespace ui
