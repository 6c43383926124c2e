#include "lengths.h"

#include <cmath>
#include <memory>
#include <ostream>
#include <string_view>
#include <vector>

#include "ai/sitting.h"
#include "ends.h"
#include "games/game.h"

namespace race {

namespace {

std::string row_of(std::string_view rules, const Happenings& count, std::uint64_t games) {
  const auto mean = [games](std::uint64_t sum) {
    return std::to_string(std::llrint(static_cast<double>(sum) / static_cast<double>(games)));
  };
  return "      Measured{\"" + std::string(rules) + "\", {" + mean(count.throws) + ", " +
         mean(count.choices) + ", " + mean(count.forced) + "}},\n";
}

}  // namespace

void count_game(const games::Game& game, std::uint64_t seed, Happenings& count) {
  std::vector<std::unique_ptr<ai::Agent>> agents;
  for (int seat = 0; seat < game.seat_count(); ++seat) {
    agents.push_back(ai::make_agent(ai::usual_level()));
  }
  play::Match match(game);
  (void)ai::play_to_end(match, agents, seed, kMostPlies);
  games::State state = match.origin();
  for (const core::Move move : match.made()) {
    core::MoveList list;
    game.moves(state, list);
    if (game.actor(state) == core::kChance) {
      count.throws += list[0].kind != core::MoveKind::Begin ? 1 : 0;
    } else {
      (list.size() > 1 ? count.choices : count.forced) += 1;
    }
    game.play(state, move);
  }
}

core::Expected<std::string> run_lengths(const std::string& preset, std::uint64_t games,
                                        std::uint64_t seed, std::ostream& out) {
  std::vector<std::string> lines;
  if (!preset.empty()) lines.push_back(preset);
  for (const games::Preset& one : games::presets()) {
    if (preset.empty()) lines.emplace_back(one.rules);
  }
  for (const std::string& line : lines) {
    const auto game = games::Game::parse(line);
    if (!game) return game.error();
    if (const core::Checked endless = check_ends(*game, seed)) return *endless;
    Happenings count;
    for (std::uint64_t i = 0; i < games; ++i) count_game(*game, seed + i, count);
    out << row_of(game->rules_line(), count, games) << std::flush;
  }
  return std::string();
}

}  // namespace race
