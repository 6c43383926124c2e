// A person who plays whole games at the table against bots of the usual level, on a simulated
// clock, so that nobody has to wait: how long the games take, and how often the table is touched.
#pragma once

#include <cstdint>
#include <vector>

#include "games/game.h"
#include "ui/settings.h"
#include "view/table/session.h"

namespace ui_test {

// What the person takes, in seconds, before a throw and before a choice. Zero: they answer at once.
struct Thinking {
  float of_throw = 0.0F;
  float of_choice = 0.0F;
};

// Of all games measured so far.
struct TableTime {
  double seconds = 0.0;
  int throws = 0;  // by the person
  int touches = 0;
  std::vector<float> rounds;  // seconds of others' turns in a row
};

// As the settings say, with this pace of the bots.
[[nodiscard]] view::Comfort comfort_at(ui::BotPace pace, const ui::Settings& settings = {});

// Plays one game: the person, who chooses as the usual bot does, has the first seat.
void play_at_the_table(const games::Game& game, const view::Comfort& comfort, Thinking thinking,
                       std::uint64_t seed, TableTime& time);

}  // namespace ui_test
