// What can be changed in the rules of Parchís: each change gives rules that can be played, and each
// switch that cannot be had says why. Knows no widget.
#pragma once

#include <string_view>

#include "games/parchis/game.h"

namespace ui {

// How the colours are dealt out to seats.
enum class Grouping : std::uint8_t { Single, Duel, Trio };
[[nodiscard]] Grouping grouping(const parchis::Rules& rules);
[[nodiscard]] bool grouping_allowed(const parchis::Rules& rules, Grouping grouping);
// The seats of a grouping in clockwise order, against the order of the colours; chance begins.
[[nodiscard]] parchis::Rules with_grouping(const parchis::Rules& rules, Grouping grouping);
// 3…6. Keeps the grouping if that board can be shared out so.
[[nodiscard]] parchis::Rules with_arms(const parchis::Rules& rules, int arms);
// 1…parchis::kMaxPieces.
[[nodiscard]] parchis::Rules with_pieces(const parchis::Rules& rules, int pieces);
[[nodiscard]] parchis::Rules with_teams(const parchis::Rules& rules, bool teams);

// Empty if it can be had, else an English sentence that says why not.
[[nodiscard]] std::string_view why_no_teams(const parchis::Rules& rules);
[[nodiscard]] std::string_view why_no_allies(const parchis::Rules& rules);
[[nodiscard]] std::string_view why_no_win_one(const parchis::Rules& rules);

}  // namespace ui
