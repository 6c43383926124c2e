// How long a game takes: what bots needed, game by game, at the pace of the person who reads it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/screens/settings.h"
#include "ui/setup/draft.h"
#include "ui/setup/length.h"

namespace ui {

// Of these rules, else of the nearest ones that were measured.
[[nodiscard]] Length length_of(const AnyRules& rules);

// Rules of a quick game of the same kind with as many seats; nothing if these are quick enough.
[[nodiscard]] std::optional<std::string_view> quick_line(const AnyRules& rules);

// Minutes of this draft for somebody who plays with these settings, rounded as people say it.
[[nodiscard]] int minutes_of(const Draft& draft, const Settings& settings);
[[nodiscard]] std::string minutes_words(int minutes);

}  // namespace ui
