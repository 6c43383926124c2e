// Draws chance: one legal outcome by its weight. The only place where a real game meets luck. Owns
// no generator: the caller supplies the randomness.
#pragma once

#include "core/rng.h"
#include "core/types.h"

namespace play {

// One of `outcomes`, which must not be empty, drawn by their weights. `below(total)` gives the
// ticket, a number below the sum of all weights.
template <class G, class S, class Below>
[[nodiscard]] core::Move by_weight(const G& game, const S& state, const core::MoveList& outcomes,
                                   Below below) {
  int total = 0;
  for (const core::Move move : outcomes) {
    total += game.weight(state, move);
  }
  auto ticket = static_cast<int>(below(static_cast<std::uint32_t>(total)));
  for (const core::Move move : outcomes) {
    ticket -= game.weight(state, move);
    if (ticket < 0) {
      return move;
    }
  }
  return outcomes.back();
}

// One outcome of a chance node, by the weights. `G` is a concrete game or games::Game; a game's own
// draw(state, rng) gives the same without the list.
template <class G, class S>
[[nodiscard]] core::Move draw(const G& game, const S& state, core::Rng& rng) {
  if constexpr (requires { game.draw(state, rng); }) {
    return game.draw(state, rng);
  } else {
    core::MoveList list;
    game.moves(state, list);
    return by_weight(game, state, list, [&](std::uint32_t total) { return rng.below(total); });
  }
}

// The generator for chance at that ply of a sitting (moves made so far): after an undo or a reload
// the same throw comes again.
[[nodiscard]] inline core::Rng luck(std::uint64_t seed, std::size_t ply) {
  constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15U;  // 2^64 over the golden ratio
  return core::Rng(seed + kGolden * (ply + 1));
}

// The seed of a later round's luck: its plies are counted from 0 again. That of the first is the
// sitting's.
[[nodiscard]] constexpr std::uint64_t seed_of_round(std::uint64_t seed, std::size_t round) {
  constexpr std::uint64_t kOdd = 0xd1342543de82ef95U;  // so that no two rounds have the same
  return seed ^ (kOdd * round);
}

// The outcome that this seed gives at this ply; chance must be to act in `state`.
template <class G, class S>
[[nodiscard]] core::Move draw_at(const G& game, const S& state, std::uint64_t seed,
                                 std::size_t ply) {
  core::Rng rng = luck(seed, ply);
  return draw(game, state, rng);
}

}  // namespace play
