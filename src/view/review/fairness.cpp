#include "view/review/fairness.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "view/hooks.h"

namespace view {

using core::Move;

namespace {

constexpr double kEnough = 5.0;  // the usual minimum for every expected count

// Two dice of one lot, each counted separately, have the same chances.
void count_outcome(const games::Game& game, const games::State& state, Move made,
                   Tallies& tallies) {
  core::MoveList outcomes;
  game.moves(state, outcomes);
  std::array<double, kLots> totals{};
  std::array<std::array<double, kMostKinds>, kLots> chances{};
  for (const Move outcome : outcomes) {
    const double weight = game.weight(state, outcome);
    for (const DrawnKind& drawn : drawn_kinds(game, outcome)) {
      totals[static_cast<std::size_t>(drawn.lot)] += weight;
      chances[static_cast<std::size_t>(drawn.lot)][drawn.kind] += weight;
    }
  }
  for (std::size_t lot = 0; lot < kLots; ++lot) {
    for (double& chance : chances[lot]) chance /= std::max(1.0, totals[lot]);
  }
  for (const DrawnKind& drawn : drawn_kinds(game, made)) {
    const auto lot = static_cast<std::size_t>(drawn.lot);
    tallies[lot].add(chances[lot], drawn.kind);
  }
}

// Calls `visit(before, move)` for every throw and card of a match.
template <class Visit>
void each_outcome(const play::Match& match, Visit visit) {
  play::Match before(match.game(), match.origin());
  for (const Move move : match.made()) {
    if (before.actor() == core::kChance && !drawn_kinds(match.game(), move).empty()) {
      visit(before, move);
    }
    before.play(move);
  }
}

// z·x where spread·x = z, by elimination; kinds that never vary are left out. Also counts the
// others.
double quadratic_form(std::array<std::array<double, kMostKinds>, kMostKinds> spread,
                      std::array<double, kMostKinds> z, int& freedom) {
  constexpr double kNothing = 1e-9;  // relative to the value before the elimination
  const auto whole = spread;
  double sum = 0.0;
  freedom = 0;
  for (std::size_t i = 0; i < kMostKinds; ++i) {
    if (spread[i][i] <= kNothing * whole[i][i]) continue;
    ++freedom;
    sum += z[i] * z[i] / spread[i][i];
    for (std::size_t k = i + 1; k < kMostKinds; ++k) {
      const double factor = spread[k][i] / spread[i][i];
      z[k] -= factor * z[i];
      for (std::size_t j = i; j < kMostKinds; ++j) spread[k][j] -= factor * spread[i][j];
    }
  }
  return sum;
}

}  // namespace

DrawnKinds drawn_kinds(const games::Game& game, Move move) {
  return game.visit([move](const auto& concrete) { return drawn_kinds(concrete, move); });
}

void Tally::add(const std::array<double, kMostKinds>& chances, std::size_t kind) {
  ++total_;
  ++counts_[kind];
  for (std::size_t i = 0; i < kMostKinds; ++i) {
    expected_[i] += chances[i];
    spread_[i][i] += chances[i];
    for (std::size_t j = 0; j < kMostKinds; ++j) spread_[i][j] -= chances[i] * chances[j];
  }
}

void Tally::add(const Tally& other) {
  total_ += other.total_;
  for (std::size_t i = 0; i < kMostKinds; ++i) {
    counts_[i] += other.counts_[i];
    expected_[i] += other.expected_[i];
    for (std::size_t j = 0; j < kMostKinds; ++j) spread_[i][j] += other.spread_[i][j];
  }
}

// The counts add up to the number of throws, so one kind follows from the others: elimination finds
// its row empty.
Tally::Test Tally::test() const {
  Test test;
  std::array<double, kMostKinds> difference{};
  test.enough = total_ > 0;
  for (std::size_t i = 0; i < kMostKinds; ++i) {
    difference[i] = counts_[i] - expected_[i];
    test.enough = test.enough && (expected_[i] == 0.0 || expected_[i] >= kEnough);
  }
  test.statistic = quadratic_form(spread_, difference, test.freedom);
  test.p = chi_square_tail(test.statistic, test.freedom);
  return test;
}

// Regularised upper incomplete gamma function Q(freedom/2, x/2), by recurrence from its value for
// one or two degrees: Q(a+1, t) = Q(a, t) + t^a e^-t / Γ(a+1), where Γ(a+1) = a Γ(a). In `float`,
// which is exact enough for a person; the tables of exp() for `double` take kilobytes of the page.
double chi_square_tail(double x, int freedom) {
  if (freedom <= 0 || x <= 0.0) return 1.0;
  const auto t = static_cast<float>(x / 2.0);
  const float root = std::sqrt(t);
  const float decay = std::exp(-t);
  const bool odd = freedom % 2 != 0;
  float tail = odd ? std::erfc(root) : decay;
  float a = odd ? 0.5F : 1.0F;
  float added = decay * (odd ? 2.0F * std::numbers::inv_sqrtpi_v<float> * root : t);
  for (; a < static_cast<float>(freedom) / 2.0F; a += 1.0F) {
    tail += added;
    added *= t / (a + 1.0F);
  }
  return std::min(1.0, static_cast<double>(tail));
}

void count_outcomes(const play::Match& match, Tallies& tallies) {
  each_outcome(match, [&](const play::Match& before, Move move) {
    count_outcome(before.game(), before.state(), move, tallies);
  });
}

Origin origin_of(const play::Replay& replay, const play::ChanceSource& source) {
  const bool dated = std::holds_alternative<play::DatedDice>(source);
  const play::ChanceSource seed =
      dated ? source : play::ChanceSource(play::SeededChance{play::seed_of(source)});
  Origin origin;
  for (std::size_t round = 0; round < replay.rounds.size(); ++round) {
    each_outcome(replay.rounds[round], [&](const play::Match& before, Move move) {
      ++origin.outcomes;
      if (play::has_seed(source))
        origin.from_seed += play::outcome(seed, before, round) == move ? 1 : 0;
    });
  }
  return origin;
}

}  // namespace view
