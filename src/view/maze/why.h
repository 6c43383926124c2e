// The maze relay's refusals besides those of its hooks: for the second thing of a move.
#pragma once

#include "games/maze/game.h"

namespace view {

// Why a pawn at `from` that may move cannot go to `to`.
[[nodiscard]] core::Sentence why_not_there(const maze::Game& game, const maze::State& state,
                                           core::Colour colour, core::Site from, core::Site to);

}  // namespace view
