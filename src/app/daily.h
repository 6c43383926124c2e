// The daily race: starting and resuming it, writing its result down once, and finding its course
// while nobody plays.
#pragma once

#include <memory>
#include <string_view>

#include "ai/analysis.h"
#include "play/daily.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Daily {
  play::DailyLog log;
  play::Day looked_at = 0;                 // the day whose course is being found
  std::unique_ptr<ai::Analysis> analysis;  // of that race; null: none
};

// Whether this key of the store holds the results of daily races.
[[nodiscard]] bool is_daily(std::string_view key);
void read_daily(App& app);
// Adds what an export knows.
void merge_daily(App& app, std::string_view text);
// Writes the result of the game on the table down, if it is a daily race that has just ended.
void note_daily(App& app, const play::KeptGame& kept);
// Shows the page as things are now, and finds a missing course a little further; true while the
// page waits for it.
bool follow_daily(App& app);

void carry_out(App& app, const ui::wish::PlayDaily& wish);

}  // namespace app
