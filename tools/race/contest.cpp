#include "contest.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>
#include <set>
#include <sstream>

#include "ai/ratings.h"
#include "ai/weights.h"
#include "assets/embedded.h"
#include "core/text.h"
#include "ends.h"
#include "games/sides.h"
#include "pairing.h"

namespace race {

namespace {

using core::Expected;
using core::Sentence;

std::string percent(double rate) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << 100 * rate << " %";
  return out.str();
}

std::string line_of(const std::string& one, const std::string& rest, const Tally& tally, int sides,
                    const std::optional<Sprt>& sprt) {
  const Interval range = interval(tally);
  std::ostringstream out;
  out << one << " against " << sides - 1 << " " << rest << ": " << tally.wins << " of "
      << tally.games << " = " << percent(tally.rate()) << " [" << percent(range.low) << ", "
      << percent(range.high) << "], Elo " << std::showpos << std::fixed << std::setprecision(0)
      << elo(tally.rate(), sides) << " [" << elo(range.low, sides) << ", " << elo(range.high, sides)
      << "]";
  if (sprt) {
    const int verdict = sprt->verdict(tally, sides);
    out << ", SPRT " << sprt->low << " or " << sprt->high << ": "
        << (verdict > 0   ? "the higher"
            : verdict < 0 ? "the lower"
                          : "not decided")
        << " (" << std::setprecision(2) << sprt->evidence(tally, sides) << ")";
  }
  out << "\n";
  return out.str();
}

// Plays a pairing and reports it.
Tally report_pairing(const games::Game& game, const Contest& contest, const std::string& one,
                     const std::string& rest, Ledger& ledger, std::ostream& out) {
  const Tally tally = play_pairing(game, contest, one, rest, ledger);
  out << line_of(one, rest, tally, games::side_count(game), contest.sprt) << std::flush;
  return tally;
}

// Everything, apart from the levels, that determines the games of a round in the same program.
std::string line_of(const games::Game& game, const Contest& contest) {
  const std::string family(ai::family_of(game).name);
  std::uint64_t weights = core::fnv1a64("");
  for (const unsigned char byte : assets::find("weights/" + family + ".net")) {
    weights = core::fnv1a64({reinterpret_cast<const char*>(&byte), 1}, weights);
  }
  return "arena of " + game.rules_line() + ", seed " + std::to_string(contest.seed) + ", nodes " +
         std::to_string(contest.nodes) + ", weights " + core::hex16(weights);
}

// The game of that preset or rules line, if it ends.
Expected<games::Game> game_of(const std::string& rules) {
  const auto game = games::Game::parse(rules);
  const core::Checked endless = game ? check_ends(*game, 1) : std::nullopt;
  return endless ? Expected<games::Game>(*endless) : game;
}

Expected<games::Game> checked(const Contest& contest, std::string_view command) {
  if (contest.levels.size() < 2) {
    return Sentence{"“{0}” wants at least two levels.", {std::string(command)}};
  }
  for (const std::string& level : contest.levels) {
    if (ai::make_agent(level) == nullptr) {
      return Sentence{"There is no bot of level “{0}”.", {level}};
    }
  }
  // Each pairing is played once: one that came twice would count its games twice.
  const std::set<std::string> different(contest.levels.begin(), contest.levels.end());
  if (contest.levels.size() > 2 && different.size() < contest.levels.size()) {
    return Sentence{"“{0}” wants each level once.", {std::string(command)}};
  }
  return game_of(contest.preset.empty() ? "parchis" : contest.preset);
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
  Ledger ledger;
  for (std::size_t above = 1; above < contest.levels.size(); ++above) {
    pairings.push_back({above, above - 1,
                        report_pairing(game, contest, contest.levels[above],
                                       contest.levels[above - 1], ledger, out)});
  }
  return pairings;
}

// Every preset, and the rules on which a family without a preset is trained.
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
  const auto game = checked(contest, "arena");
  if (!game) {
    return game.error();
  }
  Ledger ledger;
  if (!contest.file.empty()) {
    if (const core::Checked refused = ledger.open(contest.file, line_of(*game, contest))) {
      return *refused;
    }
  }
  std::vector<Pairing> pairings;
  for (std::size_t one = 0; one < contest.levels.size(); ++one) {
    for (std::size_t rest = one + 1; rest < contest.levels.size(); ++rest) {
      pairings.push_back(
          {one, rest,
           report_pairing(*game, contest, contest.levels[one], contest.levels[rest], ledger, out)});
    }
  }
  return table(contest, pairings, games::side_count(*game));
}

Expected<std::string> run_rate(Contest contest, std::ostream& out) {
  if (contest.levels.empty()) {
    contest.levels.assign(ai::levels().begin(), ai::levels().end());
  }
  const auto game = checked(contest, "rate");
  if (!game) {
    return game.error();
  }
  return table(contest, play_neighbours(*game, contest, out), games::side_count(*game));
}

Expected<std::string> run_ratings(Contest contest, std::ostream& out) {
  contest.levels.assign(ai::levels().begin(), ai::levels().end());
  const auto usual = static_cast<std::size_t>(
      std::find(contest.levels.begin(), contest.levels.end(), ai::usual_level()) -
      contest.levels.begin());
  const auto all = contest.preset.empty() ? all_rules() : std::vector{contest.preset};
  for (const std::string& rules : all) {
    const auto parsed = game_of(rules);
    if (!parsed) {
      return parsed.error();
    }
    const games::Game& game = *parsed;
    std::ostringstream unheard;
    const std::vector<double> elos = ratings(
        contest.levels.size(), play_neighbours(game, contest, unheard), games::side_count(game));
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
