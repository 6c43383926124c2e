#include "contest.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <set>
#include <sstream>

#include "ai/ratings.h"
#include "ai/sides.h"
#include "ai/weights.h"
#include "core/text.h"

namespace race {

namespace {

using core::Expected;
using core::Sentence;

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
  const bool slow = contest.master_games != 0 && (one == "master" || rest == "master");
  while (duel.tally().games < (slow ? contest.master_games : contest.games)) {
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
    return Sentence{"“{0}” wants at least two levels.", {"arena"}};
  }
  for (const std::string& level : contest.levels) {
    if (ai::make_agent(level) == nullptr) {
      return Sentence{"There is no bot of level “{0}”.", {level}};
    }
  }
  return games::Game::parse(contest.preset.empty() ? "parchis" : contest.preset);
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

// Each level against copies of the one below it.
std::vector<Pairing> play_neighbours(const games::Game& game, const Contest& contest,
                                     std::ostream& out) {
  std::vector<Pairing> pairings;
  for (std::size_t above = 1; above < contest.levels.size(); ++above) {
    pairings.push_back(
        {above, above - 1,
         play_pairing(game, contest, contest.levels[above], contest.levels[above - 1], out)});
  }
  return pairings;
}

// Every preset, and what a family without one is trained on.
std::vector<std::string> all_rules() {
  std::vector<std::string> all;
  std::set<std::string_view> met;
  for (const games::Preset& preset : games::presets()) {
    all.emplace_back(preset.rules);
    met.insert(ai::family_of(*games::Game::parse(preset.rules)).name);
  }
  for (const ai::Family& family : ai::families()) {
    if (!met.contains(family.name)) {
      all.emplace_back(core::split(family.games, ';')[0]);
    }
  }
  return all;
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
  return table(contest, play_neighbours(*game, contest, out), ai::side_count(*game));
}

Expected<std::string> run_ratings(Contest contest, std::ostream& out) {
  contest.levels.assign(ai::levels().begin(), ai::levels().end());
  const auto usual = static_cast<std::size_t>(
      std::find(contest.levels.begin(), contest.levels.end(), ai::usual_level()) -
      contest.levels.begin());
  const auto all = contest.preset.empty() ? all_rules() : std::vector{contest.preset};
  for (const std::string& rules : all) {
    const auto parsed = games::Game::parse(rules);
    if (!parsed) {
      return parsed.error();
    }
    const games::Game& game = *parsed;
    std::ostringstream unheard;
    const std::vector<double> elos = ratings(
        contest.levels.size(), play_neighbours(game, contest, unheard), ai::side_count(game));
    out << "    Rated{\"" << game.rules_line() << "\", \"" << ai::family_of(game).name << "\", {";
    for (std::size_t i = 0; i < elos.size(); ++i) {
      constexpr double kRounded = 10;
      const double rating = ai::kUsualRating + elos[i] - elos[usual];
      out << (i == 0 ? "" : ", ") << std::lround(rating / kRounded) * std::lround(kRounded);
    }
    out << "}},\n" << std::flush;
  }
  return std::string();
}

}  // namespace race
