// Draws chance: one legal outcome with its weight. The only place where a real game meets luck.
#pragma once

#include "core/rng.h"
#include "core/types.h"

namespace play {

// One of the outcomes of a chance node. `G` is a concrete game or games::Game; one whose outcomes
// all weigh the same says so by kUniformChance; one that can draw without the list offers draw().
template <class G, class S>
[[nodiscard]] core::Move draw(const G& game, const S& state, const core::MoveList& outcomes,
                              core::Rng& rng) {
  if constexpr (requires { game.draw(state, rng); }) {
    return game.draw(state, rng);
  }
  if constexpr (requires { requires G::kUniformChance; }) {
    return outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))];
  }
  int total = 0;
  for (const core::Move move : outcomes) {
    total += game.weight(state, move);
  }
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(total)));
  for (const core::Move move : outcomes) {
    ticket -= game.weight(state, move);
    if (ticket < 0) {
      return move;
    }
  }
  return outcomes.back();
}

}  // namespace play
