// Bots against bots: one side by one level, all others by another, in every seat in turn with the
// same luck. Everything follows from the seed; no clock is used.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ai/agent.h"

namespace race {

struct Tally {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  [[nodiscard]] double rate() const {
    return games == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(games);
  }
};

// A 95 % interval of a rate (Wilson's).
struct Interval {
  double low = 0;
  double high = 1;
};
[[nodiscard]] Interval interval(const Tally& tally);

// The difference in Elo at which one side wins this share against sides − 1 equal others: with
// strengths a and b it wins a / (a + (sides − 1) b), and 400 Elo are a factor of 10.
[[nodiscard]] double elo(double rate, int sides);
[[nodiscard]] double rate_at(double elo, int sides);

// One level against copies of another.
class Duel {
 public:
  // `one` and `rest` are levels known to ai::make_limited_agent, which also gets the nodes; `game`
  // must outlive the duel.
  Duel(const games::Game& game, const std::string& one, const std::string& rest, int nodes);
  // Plays as many games as there are sides, with `one` on each side in turn; all with the luck of
  // `seed`.
  void play_round(std::uint64_t seed);
  [[nodiscard]] const Tally& tally() const { return tally_; }
  [[nodiscard]] int sides() const { return sides_; }

 private:
  struct LineUp {
    core::SeatIndex place = 0;                       // the first seat of the side that `one` plays
    std::vector<std::unique_ptr<ai::Agent>> agents;  // one a seat
  };
  [[nodiscard]] bool wins(const LineUp& line_up, std::uint64_t seed) const;

  const games::Game* game_;
  int sides_;
  std::vector<LineUp> line_ups_;  // one a side
  Tally tally_;
};

// Wald's sequential test of “`one` is `high` Elo better” against “only `low`”, both errors 5 %.
struct Sprt {
  double low = 0;
  double high = 0;
  // The log of the likelihood ratio of `high` to `low`, given the games.
  [[nodiscard]] double evidence(const Tally& tally, int sides) const;
  // 1: `high`; −1: `low`; 0: not decided yet.
  [[nodiscard]] int verdict(const Tally& tally, int sides) const;
};

// A pairing's result; the two levels are given by their indices in the list of levels.
struct Pairing {
  std::size_t one = 0;
  std::size_t rest = 0;
  Tally tally;
};
// The ratings that fit all results best (Bradley and Terry's model), the first level at 0.
[[nodiscard]] std::vector<double> ratings(std::size_t levels, const std::vector<Pairing>& pairings,
                                          int sides);

}  // namespace race
