#include "train.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <iterator>
#include <ostream>
#include <sstream>

#include "ai/hooks.h"
#include "ai/turn.h"
#include "ai/weights.h"
#include "families.h"
#include "games/sides.h"
#include "learner.h"
#include "play/dealer.h"

namespace race {

namespace {

using core::Expected;
using core::SeatIndex;
using core::Sentence;

constexpr double kLambda = 0.8;      // how far a game's later opinions reach back, per throw
constexpr std::size_t kBatches = 3;  // steps of learning per game
constexpr double kRate = 0.002;      // of learning, at the beginning
constexpr double kHalfRate = 8000;   // games until it halves; a third after twice as many, …
constexpr std::uint64_t kReportEvery = 2000;
// The first games use the hand-made judgement: a player who knows nothing never gets home.
constexpr std::uint64_t kGuided = 500;
constexpr int kLongest = 20'000;  // moves; a game that is still not over then is not learned from

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// Plays games of one set of rules against itself.
class SelfPlay {
 public:
  // `guide` chooses the moves, `net` is taught.
  SelfPlay(const ai::Net& guide, const ai::Net& net, core::Rng& rng)
      : turn_(guide), net_(&net), rng_(&rng) {}

  // Plays one game and sets `examples` to what can be learned from it.
  template <class G>
  void play(const G& game, std::vector<Example>& examples) {
    examples.clear();
    seen_.clear();
    auto state = game.start();
    SeatIndex mover = 0;
    int moves = 0;
    int looks = 0;
    for (core::Actor actor = game.actor(state); actor != core::kOver; actor = game.actor(state)) {
      if (++moves > kLongest) {
        examples.clear();
        return;
      }
      if (actor == core::kChance) {
        if (ai::is_weighed(state)) {
          look(game, state, mover, looks++, examples);
        }
        game.play(state, play::draw(game, state, *rng_));
      } else {
        int nodes = 0;
        mover = actor.seat;
        game.play(state, turn_.best(game, state, mover, nodes));
      }
    }
    set_targets(game, state, looks, examples);
  }

 private:
  struct Seen {
    SeatIndex seat;
    int when;  // counted in looks
  };

  // The position as seen by the seat that moved last, and by one other.
  template <class G>
  void look(const G& game, const typename G::State& state, SeatIndex mover, int when,
            std::vector<Example>& examples) {
    const auto scan = ai::scan(game, state);
    const auto seats = static_cast<std::uint32_t>(game.seat_count());
    const auto other = static_cast<SeatIndex>((mover + 1 + rng_->below(seats - 1)) % seats);
    for (const SeatIndex seat : {mover, other}) {
      Example& example = examples.emplace_back();
      seen_.push_back({seat, when});
      ai::fill(game, state, scan, seat, example.inputs);
      example.target = net_->chance(example.inputs);
    }
  }

  // Backwards from the result, for each seat: a target mixes the next opinion with its own target.
  template <class G>
  void set_targets(const G& game, const typename G::State& last, int end,
                   std::vector<Example>& examples) {
    struct Later {
      double target;
      double opinion;
      int when;
    };
    std::array<Later, core::kMaxSeats> later{};
    const SeatIndex winner = game.standing(last)[0];
    for (SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      const double won = games::same_side(game, seat, winner) ? 1 : 0;
      later[seat] = {won, won, end};
    }
    for (std::size_t i = examples.size(); i-- > 0;) {
      Later& next = later[seen_[i].seat];
      const double share = std::pow(kLambda, next.when - seen_[i].when);
      const double target = share * next.target + (1 - share) * next.opinion;
      next = {target, examples[i].target / ai::kCertain, seen_[i].when};
      examples[i].target = target;
    }
  }

  ai::Turn turn_;
  const ai::Net* net_;
  core::Rng* rng_;
  std::vector<Seen> seen_;  // parallel to the examples
};

// How far the opinions are from what became of them, as a mean square.
double surprise(const std::vector<Example>& before, const ai::Net& net) {
  double sum = 0;
  for (const Example& example : before) {
    const double miss =
        static_cast<double>(net.chance(example.inputs)) / ai::kCertain - example.target;
    sum += miss * miss;
  }
  return before.empty() ? 0 : sum / static_cast<double>(before.size());
}

}  // namespace

Expected<std::string> run_training(const Training& training, std::ostream& out) {
  const auto family = family_named(training.family);
  if (!family) {
    return family.error();
  }
  if (training.games == 0 && training.minutes <= 0) {
    return Sentence{"“{0}” wants a number of games or of minutes.", {"train"}};
  }
  const std::vector<games::Game> games = games_of(*family);
  Learner learner({ai::input_shape(games[0]), training.hidden}, training.seed);
  core::Rng rng(training.seed);
  const ai::Net guide;
  ai::Net net;
  net.take(learner.shape(), learner.present());
  std::vector<Example> examples;
  double error = 0;
  std::uint64_t played = 0;
  const double began = seconds();
  while (training.games == 0 || played < training.games) {
    if (training.minutes > 0 && seconds() - began > 60 * training.minutes) {
      break;
    }
    const games::Game& game = games[static_cast<std::size_t>(played % games.size())];
    game.visit([&](const auto& concrete) {
      SelfPlay(played < kGuided ? guide : net, net, rng).play(concrete, examples);
    });
    error += surprise(examples, net);
    const double rate = kRate / (1 + static_cast<double>(played) / kHalfRate);
    for (std::size_t batch = 0; batch < kBatches; ++batch) {
      learner.learn(examples, batch, kBatches, rate);
    }
    net.take(learner.shape(), learner.present());
    if (++played % kReportEvery == 0) {
      out << played << " games, " << static_cast<int>(seconds() - began) << " s, mean square "
          << error / kReportEvery << '\n'
          << std::flush;
      error = 0;
    }
  }
  const auto file =
      write_weights(training.family, training.file, ai::net_file(learner.shape(), learner.mean()));
  if (!file) {
    return file.error();
  }
  std::ostringstream told;
  told << *file << ": race train " << training.family << " --games " << played << " --seed "
       << training.seed << " --hidden " << training.hidden << "\n";
  return told.str();
}

}  // namespace race
