// Uniformly random games: the engine's speed and the bots' simplest look ahead. A template on the
// concrete game, so that nothing is dispatched and nothing allocates inside.
#pragma once

#include <cstdint>

#include "play/dealer.h"

namespace play {

struct PlayoutCount {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  friend bool operator==(const PlayoutCount&, const PlayoutCount&) = default;
};

// Plays `state` to its end by random moves; returns how many moves that took. A game whose lists
// are long may offer choose(state, rng), which gives what list[rng.below(size)] would. Flattened:
// clang leaves moves() and play() apart where a game has many callers, which costs wasm a tenth.
template <class G>
[[gnu::flatten]] std::uint64_t play_out(const G& game, typename G::State& state, core::Rng& rng) {
  core::MoveList list;
  for (std::uint64_t count = 0;; ++count) {
    const core::Actor actor = game.actor(state);
    if (actor == core::kOver) {
      return count;
    }
    if constexpr (requires { game.draw(state, rng); }) {
      if (actor == core::kChance) {
        game.play(state, game.draw(state, rng), nullptr);
        continue;
      }
    }
    if constexpr (requires { game.choose(state, rng); }) {
      if (actor != core::kChance) {
        game.play(state, game.choose(state, rng), nullptr);
        continue;
      }
    }
    list.clear();
    game.moves(state, list);
    const core::Move move = actor == core::kChance ? draw(game, state, list, rng)
                            : list.size() == 1
                                ? list[0]
                                : list[rng.below(static_cast<std::uint32_t>(list.size()))];
    game.play(state, move, nullptr);
  }
}

template <class G>
PlayoutCount play_games(const G& game, std::uint64_t games, std::uint64_t seed) {
  core::Rng rng(seed);
  PlayoutCount count;
  for (; count.games < games; ++count.games) {
    typename G::State state = game.start();
    count.moves += play_out(game, state, rng);
  }
  return count;
}

}  // namespace play
