// hs_tempo: how long games last at the table and how often it is touched, by a person who answers
// at once. Ten games each; each measurement is a line.
#include <algorithm>
#include <cstdio>

#include "ui/at_the_table.h"

namespace {

constexpr int kGames = 10;

float share_of(std::vector<float>& numbers, float share) {
  if (numbers.empty()) return 0.0F;
  std::sort(numbers.begin(), numbers.end());
  return numbers[static_cast<std::size_t>(share * static_cast<float>(numbers.size() - 1))];
}

void measure(const char* preset, ui::BotPace pace) {
  ui_test::TableTime all;
  const auto game = games::Game::parse(preset);
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    ui_test::play_at_the_table(*game, ui_test::comfort_at(pace), {}, seed, all);
  }
  float sum = 0.0F;
  for (const float round : all.rounds) sum += round;
  std::printf(
      "%-16s %-8s %6.0f s %5.0f throws %5.0f touches a game; others' turns %5.2f s on "
      "average, 95 of 100 within %5.2f s\n",
      preset, ui::kBotPaces[static_cast<std::size_t>(pace)].key.data(), all.seconds / kGames,
      static_cast<double>(all.throws) / kGames, static_cast<double>(all.touches) / kGames,
      static_cast<double>(sum) / static_cast<double>(std::max<std::size_t>(1, all.rounds.size())),
      static_cast<double>(share_of(all.rounds, 0.95F)));
  std::fflush(stdout);
}

}  // namespace

int main() {
  for (const char* preset : {"parchis", "ludo", "sorry", "maze"}) {
    for (const ui::BotPace pace : {ui::BotPace::Normal, ui::BotPace::Quick}) measure(preset, pace);
  }
  return 0;
}
