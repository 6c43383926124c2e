#include "links.h"

#include <cstdio>
#include <string>

#include "ai/sitting.h"
#include "play/link/link.h"

namespace {

// The length of the link of a whole game, including the `#` before it in the address.
std::size_t link_length(const games::Game& game, std::uint64_t seed) {
  const auto seats = static_cast<std::size_t>(game.seat_count());
  play::Replay replay;
  replay.players.assign(seats, {play::Player::Kind::Bot, "greedy", ""});
  std::vector<std::unique_ptr<ai::Agent>> agents;
  while (agents.size() < seats) {
    agents.push_back(ai::make_agent("greedy"));
  }
  ai::play_to_end(replay.rounds.emplace_back(game), agents, seed);
  const auto link = play::print_link(replay);
  return link ? link->size() + 1 : 0;
}

}  // namespace

void measure_links(std::uint64_t games) {
  for (const games::Preset& preset : games::presets()) {
    const auto game = games::Game::parse(preset.name);
    std::size_t sum = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      sum += link_length(*game, seed);
    }
    std::printf("%s/link %.1f characters\n", std::string(preset.name).c_str(),
                static_cast<double>(sum) / static_cast<double>(games));
  }
}
