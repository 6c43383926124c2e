// Parchís's board as shapes.
#pragma once

#include "games/parchis/game.h"
#include "view/board/layout.h"

namespace view {

// With 3…6 arms. Site = the piece's progress: 0 nest, 1 start square … 17n−4 turn-off, 17n−3…17n+3
// corridor, 17n+4 goal. `bottom` is the colour whose arm faces the viewer. `playing`: a bit for
// each colour in play; the nests of the others are bare.
[[nodiscard]] Board make_parchis_board(const parchis::Rules& rules, core::Colour bottom,
                                       unsigned playing);

}  // namespace view
