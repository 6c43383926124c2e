#include <algorithm>
#include <ctime>
#include <sstream>

#include "core/text.h"
#include "ends.h"
#include "play/playout.h"
#include "protocol.h"

namespace race {

using core::Expected;
using core::Sentence;

Expected<std::string> run_playouts(std::string_view words) {
  std::vector<std::string_view> parts = core::split(words, ' ');
  // The numbers come last: games, then perhaps a seed.
  std::vector<std::uint32_t> numbers;
  while (!parts.empty() && numbers.size() < 2) {
    const auto value = core::parse_number(parts.back(), 999'999'999);
    if (!value) {
      break;
    }
    numbers.insert(numbers.begin(), *value);
    parts.pop_back();
  }
  if (numbers.empty() || numbers[0] == 0) {
    return Sentence{"“{0}” wants rules and a number of games.", {"playouts"}};
  }
  std::string rules;
  for (const std::string_view part : parts) {
    rules += (rules.empty() ? "" : " ") + std::string(part);
  }
  const auto game = games::Game::parse(rules);
  if (!game) {
    return game.error();
  }
  const std::uint64_t seed = numbers.size() > 1 ? numbers[1] : 1;
  if (const core::Checked endless = check_ends(*game, seed)) {
    return *endless;
  }
  return game->visit([&]<class G>(const G& concrete) {
    const std::clock_t began = std::clock();
    const play::PlayoutCount count = play::play_games(concrete, numbers[0], seed);
    const double seconds =
        std::max(1e-6, static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
    std::ostringstream out;
    out.precision(0);
    out << std::fixed << "games/s " << static_cast<double>(count.games) / seconds << " moves/s "
        << static_cast<double>(count.moves) / seconds;
    out.precision(1);
    out << " ns/move " << seconds * 1e9 / static_cast<double>(count.moves) << " state "
        << sizeof(typename G::State) << " bytes\n";
    return Expected<std::string>(out.str());
  });
}

}  // namespace race
