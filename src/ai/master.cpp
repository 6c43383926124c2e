#include "ai/master.h"

#include <algorithm>

#include "ai/hooks.h"

namespace ai {

namespace {

constexpr std::uint32_t kFirstVerdict = 32;  // rollouts of each before any is dropped
constexpr std::uint32_t kVerdictEvery = 8;
constexpr std::int64_t kClearly = 9;         // squared: three standard errors
constexpr std::int64_t kTrustInValue = 32;   // the learned value counts as this many rollouts
constexpr int kWorstChance = kCertain / 12;  // below the best and still a candidate

}  // namespace

void Master::begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                   std::uint64_t seed) {
  weights_.load(game);
  game_ = &game;
  view_ = view;
  seat_ = seat;
  seed_ = seed;
  used_ = 0;
  next_ = 0;
  samples_ = 0;
  squares_ = {};
  candidates_.clear();
  list_.clear();
  done_ = false;
}

bool Master::think(int nodes) {
  while (nodes > 0 && !done_) {
    const int seen = list_.empty() ? list_moves() : next_ < list_.size() ? weigh_next() : sample();
    nodes -= seen;
    used_ += seen;
  }
  return done_;
}

int Master::list_moves() {
  int nodes = 1;
  game_->visit(view_, [&](const auto& game, const auto& view) {
    sift(turn_, game, view, seat_, Breadth::Choice, list_, nodes);
  });
  best_ = list_[0];
  done_ = list_.size() == 1;
  return nodes;
}

// Works out the next legal move's worth; the best are kept.
int Master::weigh_next() {
  int nodes = 1;
  const core::Move move = list_[next_++];
  games::State after = view_;
  game_->play(after, move);
  const int worth = game_->visit(after, [&](const auto& game, const auto& own) {
    return turn_.worth_ahead(game, own, seat_, foresight(game).master, nodes);
  });
  add_candidate(move, after, worth);
  if (next_ == list_.size()) {
    choose_candidates();
  }
  return nodes;
}

// The candidates are kept best first.
void Master::add_candidate(core::Move move, const games::State& after, int worth) {
  if (candidates_.size() == kMaxCandidates) {
    if (candidates_.back().worth >= worth) {
      return;
    }
    candidates_.shrink(kMaxCandidates - 1);
  }
  candidates_.push({move, after, worth});
  for (std::size_t i = candidates_.size() - 1;
       i > 0 && candidates_[i - 1].worth < candidates_[i].worth; --i) {
    std::swap(candidates_[i - 1], candidates_[i]);
  }
}

void Master::choose_candidates() {
  best_ = candidates_[0].move;
  const int best = candidates_[0].worth;
  std::size_t count = 1;
  while (count < candidates_.size() && candidates_[count].worth >= best - kWorstChance) {
    ++count;
  }
  candidates_.shrink(count);
  done_ = count == 1 || candidates_[0].worth >= kCertain;
}

// One rollout of every candidate that is still alive.
int Master::sample() {
  int nodes = 1;
  std::array<int, kMaxCandidates> chances{};
  game_->visit([&]<class G>(const G& game) {
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      if (!candidates_[i].alive) {
        continue;
      }
      // What is hidden is dealt again for every rollout, the same for all candidates.
      core::Rng hidden(seed_ ^ samples_);
      const auto& after = games::state_of<G>(candidates_[i].after);
      chances[i] = roll_out(game, game.guess(after, hidden), seat_, rollout_draws(game),
                            Luck(seed_, samples_), turn_, nodes);
      candidates_[i].sum += chances[i];
    }
  });
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    for (std::size_t j = 0; j < candidates_.size(); ++j) {
      const std::int64_t gap = chances[i] - chances[j];
      squares_[i][j] += gap * gap;
    }
  }
  ++samples_;
  if (samples_ >= kFirstVerdict && samples_ % kVerdictEvery == 0) {
    drop_the_beaten();
  }
  if (used_ + nodes >= limit_ || decided()) {
    settle();
  }
  return nodes;
}

std::int64_t Master::score(const Candidate& candidate) const {
  return candidate.sum + kTrustInValue * candidate.worth;
}

// Gives up the candidates that lie clearly behind the best one.
void Master::drop_the_beaten() {
  std::size_t best = 0;
  for (std::size_t i = 1; i < candidates_.size(); ++i) {
    const bool better = score(candidates_[i]) > score(candidates_[best]);
    best = candidates_[i].alive && (!candidates_[best].alive || better) ? i : best;
  }
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    if (i == best || !candidates_[i].alive) {
      continue;
    }
    const std::int64_t gap = candidates_[best].sum - candidates_[i].sum;
    const std::int64_t spread = squares_[best][i] - gap * gap / samples_;
    candidates_[i].alive = gap <= 0 || gap * gap <= kClearly * spread;
  }
}

bool Master::decided() const {
  return std::count_if(candidates_.begin(), candidates_.end(),
                       [](const Candidate& c) { return c.alive; }) <= 1;
}

void Master::settle() {
  const auto worse = [this](const Candidate& a, const Candidate& b) {
    return a.alive == b.alive ? score(a) < score(b) : b.alive;
  };
  best_ = std::max_element(candidates_.begin(), candidates_.end(), worse)->move;
  done_ = true;
}

}  // namespace ai
