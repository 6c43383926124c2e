// Counts move sequences: a check of the whole engine in one number, the same in every build.
#pragma once

#include <cstdint>

#include "games/game.h"

namespace play {

// The number of sequences of exactly `depth` moves (shorter ones that end in `over` count once);
// every chance outcome and every legal move counts as one.
template <class G, class S>
[[nodiscard]] std::uint64_t perft(const G& game, const S& state, std::uint32_t depth) {
  if (depth == 0 || game.actor(state) == core::kOver) {
    return 1;
  }
  core::MoveList list;
  game.moves(state, list);
  if (depth == 1) {
    return list.size();
  }
  std::uint64_t count = 0;
  for (const core::Move move : list) {
    S after = state;
    game.play(after, move, nullptr);
    count += perft(game, after, depth - 1);
  }
  return count;
}

}  // namespace play
