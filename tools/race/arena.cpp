#include "arena.h"

#include <algorithm>
#include <cmath>

#include "ai/sitting.h"
#include "ends.h"
#include "games/sides.h"

namespace race {

namespace {

constexpr double kEloScale = 400;
// Even a bot that wins every game gets a finite rating.
constexpr double kSurest = 0.9999;

double clamped(double rate) { return std::clamp(rate, 1 - kSurest, kSurest); }

}  // namespace

Interval interval(const Tally& tally) {
  if (tally.games == 0) {
    return {};
  }
  constexpr double kZ = 1.959964;  // 95 % of a normal distribution lie within ± this
  const auto n = static_cast<double>(tally.games);
  const double p = tally.rate();
  const double middle = (p + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
  const double half = kZ / (1 + kZ * kZ / n) * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
  return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

double elo(double rate, int sides) {
  const double p = clamped(rate);
  return kEloScale * std::log10(p * (sides - 1) / (1 - p));
}

double rate_at(double elo, int sides) {
  const double strength = std::pow(10.0, elo / kEloScale);
  return strength / (strength + sides - 1);
}

Duel::Duel(const games::Game& game, const std::string& one, const std::string& rest, int nodes)
    : game_(&game), sides_(games::side_count(game)) {
  for (core::SeatIndex place = 0; place < game.seat_count(); ++place) {
    if (!games::is_first_of_side(game, place)) continue;
    LineUp& line_up = line_ups_.emplace_back();
    line_up.place = place;
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      const std::string& level = games::same_side(game, place, seat) ? one : rest;
      line_up.agents.push_back(ai::make_limited_agent(level, nodes));
    }
  }
}

void Duel::play_round(std::uint64_t seed) {
  for (const LineUp& line_up : line_ups_) {
    ++tally_.games;
    tally_.wins += wins(line_up, seed) ? 1 : 0;
  }
}

// Nobody wins a game that does not end.
bool Duel::wins(const LineUp& line_up, std::uint64_t seed) const {
  play::Match match(*game_);
  return ai::play_to_end(match, line_up.agents, seed, kMostPlies) &&
         games::same_side(*game_, line_up.place, game_->standing(match.state())[0]);
}

double Sprt::evidence(const Tally& tally, int sides) const {
  const double with_low = rate_at(low, sides);
  const double with_high = rate_at(high, sides);
  const auto wins = static_cast<double>(tally.wins);
  const auto losses = static_cast<double>(tally.games - tally.wins);
  return wins * std::log(with_high / with_low) +
         losses * std::log((1 - with_high) / (1 - with_low));
}

int Sprt::verdict(const Tally& tally, int sides) const {
  constexpr double kError = 0.05;
  const double bound = std::log((1 - kError) / kError);
  const double sum = evidence(tally, sides);
  return sum >= bound ? 1 : sum <= -bound ? -1 : 0;
}

std::vector<double> ratings(std::size_t levels, const std::vector<Pairing>& pairings, int sides) {
  constexpr int kSteps = 2000;
  std::vector<double> elos(levels, 0.0);
  // Newton's method, one level at a time: observed wins against expected wins.
  for (int step = 0; step < kSteps; ++step) {
    for (std::size_t level = 1; level < levels; ++level) {
      double gap = 0;
      double weight = 0;
      for (const Pairing& pair : pairings) {
        if (pair.one != level && pair.rest != level) {
          continue;
        }
        const double expected = rate_at(elos[pair.one] - elos[pair.rest], sides);
        const auto games = static_cast<double>(pair.tally.games);
        const double observed = clamped(pair.tally.rate());
        gap += games * (observed - expected) * (pair.one == level ? 1 : -1);
        weight += games * expected * (1 - expected);
      }
      const double slope = kEloScale / std::log(10.0);
      constexpr double kFarthest = 100;
      elos[level] += weight == 0 ? 0 : std::clamp(slope * gap / weight, -kFarthest, kFarthest);
    }
  }
  return elos;
}

}  // namespace race
