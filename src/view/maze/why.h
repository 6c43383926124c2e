// The maze relay's reasons besides those of its room: for the second thing of a move.
#pragma once

#include "games/maze/game.h"

namespace view {

// Why a pawn that may move does not get to `to`; the pawn stands at `from`.
[[nodiscard]] core::Sentence why_not_there(const maze::Game& game, const maze::State& state,
                                           core::Colour colour, core::Site from, core::Site to);

}  // namespace view
