// Tests whether dice and cards come as the rules promise: compares the counts with the chances, and
// tells by one number how ordinary the difference is. Knows no widget.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "play/chance_source.h"
#include "play/replay.h"

namespace view {

// The kinds of dice and cards, each counted separately.
enum class Lot : std::uint8_t { Die, BlueDie, RedDie, Card };
inline constexpr std::size_t kLots = 4;
// The faces of a lot: a die's number or the index of its sign, the card's kind.
inline constexpr std::size_t kMostKinds = 13;

// One die or card of a throw or a draw: its lot, and its kind there.
struct DrawnKind {
  Lot lot;
  std::size_t kind;
};
using DrawnKinds = core::FixedList<DrawnKind, 2>;
// The dice or cards of a chance outcome, in the game's own order; empty if it is not counted.
[[nodiscard]] DrawnKinds drawn_kinds(const games::Game& game, core::Move move);

class Tally {
 public:
  // Adds one throw or card: the chance of each kind (they add up to 1), and the kind that came.
  void add(const std::array<double, kMostKinds>& chances, std::size_t kind);
  void add(const Tally& other);

  [[nodiscard]] int total() const { return total_; }
  [[nodiscard]] int count(std::size_t kind) const { return counts_[kind]; }
  [[nodiscard]] double expected(std::size_t kind) const { return expected_[kind]; }

  // The chi-square statistic of the differences, for draws with or without replacement; for
  // independent throws of one die it is Pearson's. `p`: the chance of at least this difference if
  // everything is fair. `enough`: at least five of every kind were expected.
  struct Test {
    double statistic = 0.0;
    int freedom = 0;
    double p = 1.0;
    bool enough = false;
  };
  [[nodiscard]] Test test() const;

 private:
  int total_ = 0;
  std::array<int, kMostKinds> counts_{};
  std::array<double, kMostKinds> expected_{};
  std::array<std::array<double, kMostKinds>, kMostKinds> spread_{};  // covariances of the counts
};

// The chance that a chi-square variable of `freedom` degrees is `x` or more.
[[nodiscard]] double chi_square_tail(double x, int freedom);

using Tallies = std::array<Tally, kLots>;
// Counts the throws and drawn cards of a match.
void count_outcomes(const play::Match& match, Tallies& tallies);
// How many outcomes there were, and how many match what the source's seed gives in that place: none
// if the source has no seed.
struct Origin {
  int outcomes = 0;
  int from_seed = 0;
};
[[nodiscard]] Origin origin_of(const play::Replay& replay, const play::ChanceSource& source);

}  // namespace view
