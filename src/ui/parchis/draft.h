// Changes to the rules of Parchís: each change gives playable rules, and each unavailable switch
// gives the reason. Knows no widget.
#pragma once

#include <string_view>

#include "core/types.h"
#include "games/parchis/game.h"

namespace ui {

// How the colours are dealt out to seats.
enum class Grouping : std::uint8_t { Single, Duel, Trio };
[[nodiscard]] Grouping grouping(const parchis::Rules& rules);
[[nodiscard]] bool grouping_allowed(const parchis::Rules& rules, Grouping grouping);
// The seats of a grouping in clockwise order, against the order of the colours; chance begins.
// Single seats keep to the colours in play; groups need the whole board.
[[nodiscard]] parchis::Rules with_grouping(const parchis::Rules& rules, Grouping grouping);
// 3…6. Keeps the grouping if that board can be shared out so, else the number of players; a full
// board stays full.
[[nodiscard]] parchis::Rules with_arms(const parchis::Rules& rules, int arms);
// 2…arms players with one colour each, as far apart as possible; chance decides who begins.
[[nodiscard]] parchis::Rules with_players(const parchis::Rules& rules, int count);
// 1…parchis::kMaxPieces.
[[nodiscard]] parchis::Rules with_pieces(const parchis::Rules& rules, int pieces);
[[nodiscard]] parchis::Rules with_teams(const parchis::Rules& rules, bool teams);

// Why it is not available, as an English sentence; empty if it is available.
[[nodiscard]] std::string_view why_no_teams(const parchis::Rules& rules);
[[nodiscard]] std::string_view why_no_allies(const parchis::Rules& rules);
[[nodiscard]] std::string_view why_no_win_one(const parchis::Rules& rules);

}  // namespace ui
