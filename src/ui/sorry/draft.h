// Changes to the rules of Sorry!: each change gives playable rules, and each unavailable switch
// gives the reason. Knows no widget.
#pragma once

#include <string_view>

#include "games/sorry/game.h"
#include "ui/draft/draft_quartet.h"

namespace ui {

// Keeps to what the mode allows: partners need all four colours; only point score counts points,
// and it begins with a pawn out.
[[nodiscard]] sorry::Rules with_mode(const sorry::Rules& rules, sorry::Mode mode);

// Red and yellow against blue and green, or all four colours by themselves. For partners only.
[[nodiscard]] sorry::Rules with_pairs(const sorry::Rules& rules, bool pairs);

// Why it is not available, as an English sentence; empty if it is available.
[[nodiscard]] std::string_view why_no_pairs(const sorry::Rules& rules);
[[nodiscard]] std::string_view why_fixed_players(const sorry::Rules& rules);
[[nodiscard]] std::string_view why_no_empty_start(const sorry::Rules& rules);
[[nodiscard]] std::string_view why_no_score(const sorry::Rules& rules);

}  // namespace ui
