// Whether a maze state could have come from play: the invariants of the rules page that go beyond
// one field. Each refusal names a field.
#pragma once

#include <string>

#include "core/expected.h"
#include "games/maze/game.h"

namespace maze {

// `phase=act`.
[[nodiscard]] std::string phase_text(Phase phase);
[[nodiscard]] std::string letter(Colour colour);

// The game is over when one seat has all its pawns home, and only then. Needs pawns, phase and
// turn.
[[nodiscard]] core::Checked check_over(const Game& game, const State& state);
// Everything else, of a state all of whose fields have been read.
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace maze
