// The board of Sorry! as shapes.
#pragma once

#include "view/board/layout.h"

namespace view {

// Site = the ring square 0…59, 60…64 the safety zone, 65 Home, 66 Start, as in
// games/sorry/board.h.
[[nodiscard]] Board make_sorry_board(core::Colour bottom);

}  // namespace view
