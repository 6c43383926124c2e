// The daily race: starts and resumes it, records its result once, and works out its course while
// nobody plays.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string_view>

#include "ai/analysis.h"
#include "app/platform.h"
#include "play/daily.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Daily {
  int (*today)() = platform::local_day;
  play::DailyLog log;
  std::set<play::Day> analysed;            // the days whose courses were tried
  std::optional<play::Day> course_of;      // whose course is being worked out, or waits for weights
  std::unique_ptr<ai::Analysis> analysis;  // of that race; null: none
};

// Whether this key of the store holds the results of daily races.
[[nodiscard]] bool is_daily(std::string_view key);
void read_daily(App& app);
// Adds the results of an export.
void merge_daily(App& app, std::string_view text);
// Records the result of the game on the table, if it is a daily race that has just ended.
void note_daily(App& app, const play::KeptGame& kept);
// Updates the page, and works on a missing course for a moment; true while there is more to do and
// somebody may be waiting for it.
bool follow_daily(App& app);

void carry_out(App& app, const ui::wish::PlayDaily& wish);

}  // namespace app
