#include "trace.h"

#include "core/text.h"
#include "games/parchis/game.h"
#include "play/playout.h"

namespace HS_TRACE {

namespace {

std::uint64_t trace_game(const parchis::Game& game, core::Rng& rng, std::uint64_t hash) {
  parchis::State state = game.start();
  while (game.actor(state) != core::kOver) {
    core::MoveList list;
    game.moves(state, list);
    for (const core::Move move : list) {
      hash = core::fnv1a64(game.print_move(move), hash);
    }
    game.play(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    hash = core::fnv1a64(game.print_state(state), hash);
  }
  return hash;
}

}  // namespace

std::uint64_t trace(std::string_view rules, std::uint64_t seed) {
  constexpr int kGames = 4;
  const auto words = core::split_rules(rules);
  const parchis::Game game(*parchis::Game::rules_table().parse(*words));
  core::Rng rng(seed);
  std::uint64_t hash = core::fnv1a64(rules);
  for (int i = 0; i < kGames; ++i) {
    hash = trace_game(game, rng, hash);
  }
  return hash;
}

}  // namespace HS_TRACE
