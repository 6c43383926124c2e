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

// Plays `state` to its end by random moves; returns how many moves that took. A game may offer
// draw(state, rng) and choose(state, rng), which give what play::draw and list[rng.below(size)]
// would, without the list. Flattened because clang does not inline moves() and play() where a game
// has many callers, which costs wasm a tenth of its speed.
template <class G>
[[gnu::flatten]] std::uint64_t play_out(const G& game, typename G::State& state, core::Rng& rng) {
  // Copies that nothing else refers to, so that their contents need not be reread after each write.
  typename G::State table = state;
  core::Rng luck = rng;
  core::MoveList list;
  for (std::uint64_t count = 0;; ++count) {
    const core::Actor::Kind kind = game.actor(table).kind;
    if (kind == core::Actor::Kind::Over) {
      state = table;
      rng = luck;
      return count;
    }
    const bool chance = kind == core::Actor::Kind::Chance;
    if constexpr (requires { game.draw(table, luck); }) {
      if (chance) {
        game.play(table, game.draw(table, luck), nullptr);
        continue;
      }
    }
    if constexpr (requires { game.choose(table, luck); }) {
      if (!chance) {
        game.play(table, game.choose(table, luck), nullptr);
        continue;
      }
    }
    list.clear();
    game.moves(table, list);
    const core::Move move = chance ? draw(game, table, list, luck)
                            : list.size() == 1
                                ? list[0]
                                : list[luck.below(static_cast<std::uint32_t>(list.size()))];
    game.play(table, move, nullptr);
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
