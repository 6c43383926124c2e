// Plays random games and prints what the engine did, a line a game: built with this machine's SIMD
// and as plain arithmetic (HS_SCALAR), it must print the same.
#include <cinttypes>
#include <cstdio>
#include <string_view>

#include "core/text.h"
#include "games/parchis/game.h"

namespace {

constexpr std::string_view kParchis[] = {
    "parchis",
    "parchis seats=YR,BG",
    "parchis seats=YR,BG pieces=6 win=one",
    "parchis teams=YR/BG allies=1",
    "parchis pieces=1 first=R",
    "parchis pieces=6 out=0",
    "parchis safe=12 out=0 win=one",
    "parchis seats=Y,B,R,G out=0 preview=1",
    "parchis arms=3",
    "parchis arms=3 pieces=2 preview=1",
    "parchis arms=5 safe=12 pieces=3 first=O",
    "parchis arms=5",
    "parchis arms=6",
    "parchis arms=6 pieces=5 teams=YRO/BGP allies=1 first=P",
    "parchis arms=6 seats=YG,BO,RP pieces=6 win=one preview=1",
};

// Every list of moves and every position of the game goes into the hash.
void print_game(const parchis::Game& game, std::string_view rules, core::Rng& rng) {
  parchis::State state = game.start();
  std::uint64_t hash = core::fnv1a64(rules);
  int plies = 0;
  for (; game.actor(state) != core::kOver; ++plies) {
    core::MoveList list;
    game.moves(state, list);
    for (const core::Move move : list) {
      hash = core::fnv1a64(game.print_move(move), hash);
    }
    game.play(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    hash = core::fnv1a64(game.print_state(state), hash);
  }
  std::printf("%.*s: %d plies, %016" PRIx64 "\n", static_cast<int>(rules.size()), rules.data(),
              plies, hash);
}

}  // namespace

int main() {
  constexpr int kGames = 4;
  for (const std::string_view rules : kParchis) {
    const auto words = core::split_rules(rules);
    const auto parsed = parchis::Game::rules_table().parse(*words);
    if (!parsed) {
      std::printf("%.*s: %s\n", static_cast<int>(rules.size()), rules.data(),
                  parsed.error().text().c_str());
      return 1;
    }
    core::Rng rng(1);
    for (int i = 0; i < kGames; ++i) {
      print_game(parchis::Game(*parsed), rules, rng);
    }
  }
}
