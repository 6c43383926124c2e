// Uniformly random games: they measure the engine's speed (race, bench) and try its laws (tests);
// no bot plays them. A template on the concrete game, so that nothing is dispatched or allocated
// inside.
#pragma once

#include <cstdint>
#include <type_traits>

#include "play/dealer.h"

namespace play {

struct PlayoutCount {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  friend bool operator==(const PlayoutCount&, const PlayoutCount&) = default;
};

// What play::draw gives at a chance node. This and the next two functions are flattened because
// clang does not inline functions that a game calls from many places, which costs wasm a tenth of
// its speed; a game's own draw(state, rng) is called here since clang flattens only direct calls.
template <class G>
[[gnu::flatten]] core::Move any_outcome(const G& game, const typename G::State& state,
                                        core::Rng& rng) {
  if constexpr (requires { game.draw(state, rng); }) {
    return game.draw(state, rng);
  } else {
    return draw(game, state, rng);
  }
}

// One of the moves of the seat to move, all equally likely; a game's own choose(state, rng) gives
// the same without the list.
template <class G>
[[gnu::flatten]] core::Move any_choice(const G& game, const typename G::State& state,
                                       core::Rng& rng) {
  if constexpr (requires { game.choose(state, rng); }) {
    return game.choose(state, rng);
  } else {
    core::MoveList list;
    game.moves(state, list);
    return list[rng.pick(static_cast<std::uint32_t>(list.size()))];
  }
}

// clang merges equal calls in two branches into one, and with them their arguments' places in
// memory.
#ifdef __clang__
#define HS_NOT_MERGED [[clang::nomerge]]
#else
#define HS_NOT_MERGED
#endif

// Plays `table` to its end by random moves; returns how many moves that took. Nothing else may
// refer to `table` or `luck`, so that their contents need not be reread after each write. Merged
// calls of play() would read each move from memory while the last of its bytes were still being
// written.
template <class G>
[[gnu::flatten, gnu::always_inline]] inline std::uint64_t finish(const G& game,
                                                                 typename G::State& table,
                                                                 core::Rng& luck) {
  for (std::uint64_t count = 0;; ++count) {
    const core::Actor::Kind kind = game.actor(table).kind;
    if (kind == core::Actor::Kind::Over) {
      return count;
    }
    if (kind == core::Actor::Kind::Chance) {
      HS_NOT_MERGED game.play(table, any_outcome(game, table, luck), nullptr);
    } else {
      HS_NOT_MERGED game.play(table, any_choice(game, table, luck), nullptr);
    }
  }
}

#undef HS_NOT_MERGED

// In wasm, rules and state lie at fixed places while random games are played: an engine reaches
// these by constants, and the registers that this saves make it a twentieth faster. There is one
// thread.
#ifdef __EMSCRIPTEN__
#define HS_FIXED static
#else
#define HS_FIXED
#endif

// Rules whose copy would allocate stay where they are.
template <class G>
const G* at_fixed_place(const G* game) {
#ifdef __EMSCRIPTEN__
  if constexpr (std::is_trivially_copyable_v<G>) {
    static G here = *game;
    here = *game;
    return &here;
  }
#endif
  return game;
}

// Games from the start.
template <class G>
[[gnu::flatten]] PlayoutCount play_games(const G& game, std::uint64_t games, std::uint64_t seed) {
  const G& rules = *at_fixed_place(&game);
  HS_FIXED typename G::State table;
  core::Rng rng(seed);
  PlayoutCount count;
  for (; count.games < games; ++count.games) {
    table = rules.start();
    count.moves += finish(rules, table, rng);
  }
  return count;
}

#undef HS_FIXED

}  // namespace play
