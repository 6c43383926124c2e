// Plays random games and prints what the engine did, one line per game: built with this machine's
// SIMD and as plain arithmetic (HS_SCALAR), it must print the same.
#include <cinttypes>
#include <cstdio>
#include <string_view>

#include "core/text.h"
#include "games/ludo/game.h"
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

constexpr std::string_view kLudo[] = {
    "ludo",
    "ludo reward=throw safe=share",
    "ludo teams=YR/BG over=0",
    "ludo arms=6 seats=YG,BO,RP",
    "ludo board=maedn",
    "ludo board=maedn arms=6 capture=must",
    "ludo board=chevaux",
    "ludo board=chevaux arms=5 home=stairs block=all",
    "ludo board=parcheesi",
    "ludo board=parcheesi arms=6 teams=YRO/BGP",
};

// Every list of moves and every position of the game goes into the hash.
template <class G>
void print_game(const G& game, std::string_view rules, core::Rng& rng) {
  typename G::State state = game.start();
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

// Some games by each of these rules lines; false if one is refused.
template <class G, std::size_t kCount>
bool print_games(const std::string_view (&lines)[kCount]) {
  constexpr int kGames = 4;
  for (const std::string_view rules : lines) {
    const auto words = core::split_rules(rules);
    const auto parsed = G::rules_table().parse(*words);
    if (!parsed) {
      std::printf("%.*s: %s\n", static_cast<int>(rules.size()), rules.data(),
                  parsed.error().text().c_str());
      return false;
    }
    core::Rng rng(1);
    for (int i = 0; i < kGames; ++i) {
      print_game(G(*parsed), rules, rng);
    }
  }
  return true;
}

}  // namespace

int main() {
  return print_games<parchis::Game>(kParchis) && print_games<ludo::Game>(kLudo) ? 0 : 1;
}
