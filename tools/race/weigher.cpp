#include "weigher.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <thread>

#include "ai/hooks.h"
#include "ai/rollout.h"
#include "play/dealer.h"

namespace race {

namespace {

using core::SeatIndex;

constexpr std::uint32_t kWeighedOneIn = 6;  // decisions of a game, since neighbours are alike
constexpr std::uint32_t kStrayOneIn = 12;  // decisions played at random, to see other positions too
constexpr std::size_t kMostMoves = 5;      // of a decision
constexpr int kLongest = 20'000;           // moves of a game
constexpr std::size_t kGamesAtOnce = 64;   // shared between the cores

class Weigher {
 public:
  Weigher(const ai::Net& net, int rollouts) : turn_(net), rollouts_(rollouts) {}

  // Plays one game; adds what it weighed to `choices`.
  template <class G>
  void play(const G& game, std::uint64_t seed, std::vector<Choice>& choices) {
    core::Rng rng(seed);
    auto state = game.start();
    int moves = 0;
    for (core::Actor actor = game.actor(state); actor != core::kOver && ++moves < kLongest;
         actor = game.actor(state)) {
      if (actor == core::kChance) {
        game.play(state, play::draw(game, state, rng));
      } else {
        const auto view = game.hide(state, actor.seat);
        game.play(state, decide(game, view, actor.seat, rng, choices));
      }
    }
  }

 private:
  template <class G>
  core::Move decide(const G& game, const typename G::State& view, SeatIndex seat, core::Rng& rng,
                    std::vector<Choice>& choices) {
    core::MoveList list;
    ai::sift(turn_, game, view, seat, ai::Breadth::Choice, list, nodes_);
    if (list.size() > 1 && rng.below(kWeighedOneIn) == 0) {
      weigh(game, view, seat, list, rng.next(), choices);
    }
    const bool stray = rng.below(kStrayOneIn) == 0;
    const auto any = rng.below(static_cast<std::uint32_t>(list.size()));
    return stray ? list[any] : turn_.best(game, view, seat, nodes_);
  }

  template <class G>
  struct Option {
    typename G::State end;  // of the turn
    int worth = 0;
  };

  // Leaves out decisions that win at once or end in a trial, where the value is not asked.
  template <class G>
  void weigh(const G& game, const typename G::State& view, SeatIndex seat,
             const core::MoveList& list, std::uint64_t luck, std::vector<Choice>& choices) {
    std::vector<Option<G>> options;
    for (const core::Move move : list) {
      auto end = view;
      game.play(end, move);
      while (game.actor(end) == core::seat_actor(seat)) {
        game.play(end, turn_.best(game, end, seat, nodes_));
      }
      if (game.actor(end) == core::kOver || ai::is_trial(end)) return;
      options.push_back({end, turn_.value(game, end, seat, nodes_)});
    }
    std::stable_sort(options.begin(), options.end(),
                     [](const auto& a, const auto& b) { return a.worth > b.worth; });
    options.resize(std::min(options.size(), kMostMoves));
    Choice& choice = choices.emplace_back();
    for (const Option<G>& option : options) {
      Example& example = choice.emplace_back();
      ai::fill(game, option.end, ai::scan(game, option.end), seat, example.inputs);
      example.target = roll_out(game, option.end, seat, luck);
    }
  }

  // The mean chance to win, 0…1. Moves of one decision are compared with the same luck.
  template <class G>
  double roll_out(const G& game, const typename G::State& end, SeatIndex seat, std::uint64_t luck) {
    std::int64_t sum = 0;
    for (int i = 0; i < rollouts_; ++i) {
      const auto number = static_cast<std::uint32_t>(i);
      core::Rng hidden(luck ^ number);
      sum += ai::roll_out(game, game.guess(end, hidden), seat, ai::rollout_draws(game),
                          ai::Luck(luck, number), turn_, nodes_);
    }
    return static_cast<double>(sum) / rollouts_ / ai::kCertain;
  }

  ai::Turn turn_;
  int rollouts_;
  int nodes_ = 0;
};

// A game to be played, and what was weighed in it.
struct Job {
  const games::Game* game;
  std::uint64_t seed;
  std::vector<Choice> choices;
};

void work(std::vector<Job>& jobs, const ai::Net& net, const Weighing& how) {
  std::atomic<std::size_t> next = 0;
  const auto part = [&] {
    Weigher weigher(net, how.rollouts);
    for (std::size_t i = next++; i < jobs.size(); i = next++) {
      Job& job = jobs[i];
      job.game->visit([&](const auto& game) { weigher.play(game, job.seed, job.choices); });
    }
  };
  std::vector<std::thread> others;
  for (unsigned core = 1; core < how.cores; ++core) {
    others.emplace_back(part);
  }
  part();
  for (std::thread& other : others) {
    other.join();
  }
}

}  // namespace

std::vector<Choice> weigh(const std::vector<games::Game>& games, const ai::Net& net,
                          const Weighing& how) {
  std::vector<Choice> all;
  core::Rng seeds(how.seed);
  std::size_t played = 0;
  while (all.size() < how.decisions) {
    std::vector<Job> jobs(kGamesAtOnce);
    for (Job& job : jobs) {
      job.game = &games[played++ % games.size()];
      job.seed = seeds.next();
    }
    work(jobs, net, how);
    for (Job& job : jobs) {
      std::move(job.choices.begin(), job.choices.end(), std::back_inserter(all));
    }
  }
  all.resize(how.decisions);
  return all;
}

double regret(const std::vector<Choice>& choices, const ai::Net& net) {
  double sum = 0;
  for (const Choice& choice : choices) {
    int most = -1;
    double chosen = 0;
    double best = 0;
    for (const Example& example : choice) {
      best = std::max(best, example.target);
      const int value = net.chance(example.inputs);
      if (value > most) {
        most = value;
        chosen = example.target;
      }
    }
    sum += best - chosen;
  }
  return choices.empty() ? 0 : sum / static_cast<double>(choices.size());
}

}  // namespace race
