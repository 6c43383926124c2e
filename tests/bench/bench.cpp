// hs_bench: the engine's speed, by the same program natively and as wasm. Each measurement is a
// line `<name> <number> <unit>`; the last lines are `signature <hex>`, equal in all builds.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>

#include "ai/sitting.h"
#include "core/text.h"
#include "games/each_game.h"
#include "games/game.h"
#include "links.h"
#include "play/dealer.h"
#include "play/playout.h"
#include "rooms.h"

#ifdef __EMSCRIPTEN__
#include <emscripten/em_js.h>
#endif

namespace {

constexpr double kSecondsEach = 1.0;
constexpr std::uint64_t kWarmUpGames = 20;
constexpr std::uint64_t kSignedGames = 10;

// The CPU time of this process, however busy the machine is. Emscripten's std::clock() also counts
// the time during which other processes had the core, which made wasm look slower.
#ifdef __EMSCRIPTEN__
EM_JS(double, cpu_seconds, (), {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
});
#else
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
#endif

// The games of a fixed seed as one number.
template <class G>
std::uint64_t sign(const G& game, std::uint64_t hash) {
  core::Rng rng(1);
  for (std::uint64_t i = 0; i < kSignedGames; ++i) {
    typename G::State state = game.start();
    const std::uint64_t moves = play::finish(game, state, rng);
    hash = core::fnv1a64(std::to_string(moves) + game.print_state(state), hash);
  }
  return hash;
}

// The games of all presets as one number.
std::uint64_t rules_signature() {
  std::uint64_t hash = core::fnv1a64("");
  for (const games::Preset& preset : games::presets()) {
    games::Game::parse(preset.name)->visit([&](const auto& concrete) {
      hash = sign(concrete, hash);
    });
  }
  return hash;
}

void print_signatures() {
  std::printf("signature %s\nsignature %s\n", core::hex16(rules_signature()).c_str(),
              core::hex16(ai::signature()).c_str());
}

template <class G>
play::PlayoutCount play_batch(const G& game, std::uint64_t games, std::uint64_t seed) {
  return play::play_games(game, games, seed);
}

// Plays random games in batches for long enough; the best batch counts, because a busy machine only
// makes a batch slower.
template <class G>
void time_playouts(const G& game, const std::string& name) {
  // A wasm engine replaces its first, quick translation of a function only when it is called again,
  // so a batch must remain a call. The wasm linker inlines every function with one caller, but
  // cannot see through a volatile pointer.
  play::PlayoutCount (*volatile batch)(const G&, std::uint64_t, std::uint64_t) = &play_batch<G>;
  std::uint64_t games = kWarmUpGames;
  std::uint64_t seed = 1;
  double best_ns = 1e18;
  double best_games = 0;
  for (const double began = cpu_seconds(); cpu_seconds() - began < kSecondsEach;) {
    const double start = cpu_seconds();
    const play::PlayoutCount count = batch(game, games, seed++);
    const double seconds = cpu_seconds() - start;
    constexpr double kBatch = 0.1;
    if (seconds < kBatch) {  // too short to trust the clock
      games *= 2;
      continue;
    }
    best_ns = std::min(best_ns, seconds * 1e9 / static_cast<double>(count.moves));
    best_games = std::max(best_games, static_cast<double>(count.games) / seconds);
  }
  std::printf("%s/games %.0f games/s\n%s/move %.1f ns\n", name.c_str(), best_games, name.c_str(),
              best_ns);
}

// Plays whole games between bots of a level: how long one of them thinks on average about a
// decision with more than one legal move.
void time_bots(const games::Game& game, const std::string& name, const std::string& level) {
  const auto agent = ai::make_agent(level);
  std::uint64_t decisions = 0;
  double thought = 0;
  core::Rng luck(1);
  games::State state = game.start();
  for (const double began = cpu_seconds(); cpu_seconds() - began < kSecondsEach / 2;) {
    state = game.actor(state) == core::kOver ? game.start() : state;
    const core::Actor actor = game.actor(state);
    core::MoveList list;
    game.moves(state, list);
    if (actor == core::kChance) {
      game.play(state, play::draw(game, state, luck));
    } else {
      const games::State view = game.hide(state, actor.seat);
      const double start = cpu_seconds();
      const core::Move move = ai::decide(*agent, game, view, actor.seat, luck.next());
      thought += list.size() > 1 ? cpu_seconds() - start : 0;
      decisions += list.size() > 1 ? 1 : 0;
      game.play(state, move);
    }
  }
  std::printf("%s/%s %.1f us a decision\n", name.c_str(), level.c_str(),
              thought * 1e6 / static_cast<double>(decisions));
}

}  // namespace

int main(int argc, char** argv) {
  constexpr std::uint64_t kPromisedGames = 1000;
  const std::string_view only = argc > 1 ? argv[1] : "";
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);  // each measurement is printed at once
  if (only == "links") {  // the length of links, over as many games as promised
    measure_links(kPromisedGames);
    return 0;
  }
  if (only == "rooms") {  // the cost of online play
    measure_rooms();
    return 0;
  }
  if (only == "signature") {  // whether the games are still the same
    print_signatures();
    return 0;
  }
  if (only == "games") {  // random games by the presets or rules that follow
    for (int i = 2; i < argc; ++i) {
      const auto game = games::Game::parse(argv[i]);
      if (!game) {
        std::fprintf(stderr, "'%s' are no rules\n", argv[i]);
        return 1;
      }
      game->visit([&](const auto& concrete) { time_playouts(concrete, argv[i]); });
    }
    return 0;
  }
  std::string_view game_before;
  for (const games::Preset& preset : games::presets()) {
    const auto game = games::Game::parse(preset.name);
    const std::string name(preset.name);
    // Bots play each game's first preset only.
    const bool first = game->name() != game_before;
    game_before = game->name();
    game->visit([&](const auto& concrete) { time_playouts(concrete, name); });
    if (first) {
      for (const char* level : {"greedy", "expert", "master"}) {
        time_bots(*game, name, level);
      }
    }
  }
  measure_links(kPromisedGames / 20);
  games::each_game([]<class G>(std::type_identity<G>) {
    std::printf("%s/state %zu bytes\n", std::string(G::about().name).c_str(),
                sizeof(typename G::State));
  });
  print_signatures();
  return 0;
}
