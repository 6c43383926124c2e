// The boards of Ludo and its sisters as shapes.
#pragma once

#include "games/ludo/rules.h"
#include "view/board/layout.h"

namespace view {

// The national board of these rules with its number of arms. Site = the piece's progress, see
// games/ludo/board.h. `bottom` is the colour whose arm faces the viewer.
[[nodiscard]] Board make_ludo_board(const ludo::Rules& rules, core::Colour bottom);

}  // namespace view
