#include "contest.h"

#include <iomanip>
#include <ostream>
#include <sstream>

#include "ai/sides.h"

namespace race {

namespace {

using core::Error;
using core::Expected;

std::string percent(double rate) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << 100 * rate << " %";
  return out.str();
}

std::string line_of(const std::string& one, const std::string& rest, const Duel& duel,
                    const std::optional<Sprt>& sprt) {
  const Tally& tally = duel.tally();
  const Interval range = interval(tally);
  std::ostringstream out;
  out << one << " against " << duel.sides() - 1 << " " << rest << ": " << tally.wins << " of "
      << tally.games << " = " << percent(tally.rate()) << " [" << percent(range.low) << ", "
      << percent(range.high) << "], Elo " << std::showpos << std::fixed << std::setprecision(0)
      << elo(tally.rate(), duel.sides()) << " [" << elo(range.low, duel.sides()) << ", "
      << elo(range.high, duel.sides()) << "]";
  if (sprt) {
    const int verdict = sprt->verdict(tally, duel.sides());
    out << ", SPRT " << sprt->low << " or " << sprt->high << ": "
        << (verdict > 0   ? "the higher"
            : verdict < 0 ? "the lower"
                          : "not decided")
        << " (" << std::setprecision(2) << sprt->evidence(tally, duel.sides()) << ")";
  }
  out << "\n";
  return out.str();
}

Tally play_pairing(const games::Game& game, const Contest& contest, const std::string& one,
                   const std::string& rest, std::ostream& out) {
  Duel duel(game, one, rest, contest.nodes);
  core::Rng seeds(contest.seed);
  while (duel.tally().games < contest.games) {
    duel.play_round(seeds.next());
    if (contest.sprt && contest.sprt->verdict(duel.tally(), duel.sides()) != 0) {
      break;
    }
  }
  out << line_of(one, rest, duel, contest.sprt) << std::flush;
  return duel.tally();
}

Expected<games::Game> checked(const Contest& contest) {
  if (contest.levels.size() < 2) {
    return Error{"“{0}” wants at least two levels.", {"arena"}};
  }
  for (const std::string& level : contest.levels) {
    if (ai::make_agent(level) == nullptr) {
      return Error{"There is no bot of level “{0}”.", {level}};
    }
  }
  return games::Game::parse(contest.preset);
}

std::string table(const Contest& contest, const std::vector<Pairing>& pairings, int sides) {
  const std::vector<double> elos = ratings(contest.levels.size(), pairings, sides);
  std::ostringstream out;
  for (std::size_t i = 0; i < elos.size(); ++i) {
    out << std::left << std::setw(12) << contest.levels[i] << std::right << std::setw(6)
        << std::fixed << std::setprecision(0) << elos[i] + 0.0 << "\n";
  }
  return out.str();
}

}  // namespace

Expected<std::string> run_arena(const Contest& contest, std::ostream& out) {
  const auto game = checked(contest);
  if (!game) {
    return game.error();
  }
  std::vector<Pairing> pairings;
  for (std::size_t one = 0; one < contest.levels.size(); ++one) {
    for (std::size_t rest = one + 1; rest < contest.levels.size(); ++rest) {
      pairings.push_back(
          {one, rest,
           play_pairing(*game, contest, contest.levels[one], contest.levels[rest], out)});
    }
  }
  return table(contest, pairings, ai::side_count(*game));
}

Expected<std::string> run_rate(Contest contest, std::ostream& out) {
  if (contest.levels.empty()) {
    contest.levels.assign(ai::levels().begin(), ai::levels().end());
  }
  const auto game = checked(contest);
  if (!game) {
    return game.error();
  }
  std::vector<Pairing> pairings;
  for (std::size_t above = 1; above < contest.levels.size(); ++above) {
    pairings.push_back(
        {above, above - 1,
         play_pairing(*game, contest, contest.levels[above], contest.levels[above - 1], out)});
  }
  return table(contest, pairings, ai::side_count(*game));
}

}  // namespace race
