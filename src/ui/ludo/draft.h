// Changes to the rules of Ludo and its sisters: each change gives playable rules, and each
// unavailable switch gives the reason. Knows no widget.
#pragma once

#include <string_view>

#include "games/ludo/game.h"
#include "ui/draft/seats.h"

namespace ui {

// 3…6. Keeps the board's colours, or the way in which they are shared out.
[[nodiscard]] ludo::Rules with_arms(const ludo::Rules& rules, int arms);

// How many colours a player has, and how many each may have on a board: 1 always works.
[[nodiscard]] int colours_each(const ludo::Rules& rules);
[[nodiscard]] bool may_share(int arms, int colours_each);
// Every colour plays, with this many per seat, clockwise; chance decides who begins.
[[nodiscard]] ludo::Rules with_shares(const ludo::Rules& rules, int colours_each);

// Changing the number of dice also changes the rules that go only with the old number.
[[nodiscard]] ludo::Rules with_dice(const ludo::Rules& rules, int dice);
[[nodiscard]] ludo::Rules with_teams(const ludo::Rules& rules, bool teams);

// Why it is not available, as an English sentence; empty if it is available.
[[nodiscard]] std::string_view why_no_teams(const ludo::Rules& rules);
[[nodiscard]] std::string_view why_no_win_one(const ludo::Rules& rules);
[[nodiscard]] std::string_view why_no_entering_by_one(const ludo::Rules& rules);
[[nodiscard]] std::string_view why_no_tries(const ludo::Rules& rules);
[[nodiscard]] std::string_view why_no_throw_as_reward(const ludo::Rules& rules);
[[nodiscard]] std::string_view why_no_steps_as_reward(const ludo::Rules& rules);
[[nodiscard]] std::string_view why_no_stairs(const ludo::Rules& rules);

}  // namespace ui
