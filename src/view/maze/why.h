// The maze relay's reasons for things that name no move now: pawns, walls, the claw's victims.
#pragma once

#include <optional>

#include "games/maze/game.h"
#include "view/table/thing.h"

namespace view {

// Nothing if there is nothing to say. The sentence is a message to be translated.
[[nodiscard]] std::optional<core::Sentence> why_not_maze(const maze::Game& game,
                                                         const maze::State& state,
                                                         const Thing& thing);
// Why a pawn that may move does not get to `to`; the pawn stands at `from`.
[[nodiscard]] core::Sentence why_not_there(const maze::Game& game, const maze::State& state,
                                           core::Colour colour, core::Site from, core::Site to);

}  // namespace view
