// The sheet of the daily race: today's game, its result as a line to share, the days in a row and a
// calendar. Changes nothing but its own page.
#pragma once

#include <optional>
#include <string>

#include "games/game.h"
#include "play/daily.h"

namespace ui {

class Ui;
struct Model;
struct Column;

// The game of that day's race.
[[nodiscard]] games::Game daily_game(play::Day day);

// A day and the game of its race.
class DailyRace {
 public:
  explicit DailyRace(play::Day day) : day_(day), game_(daily_game(day)) {}
  [[nodiscard]] play::Day day() const { return day_; }
  [[nodiscard]] const games::Game& game() const { return game_; }

 private:
  play::Day day_;
  games::Game game_;
};

struct DailyPage {
  bool open = false;
  DailyRace today{0};
  const play::DailyLog* log = nullptr;  // owned by the app
  bool begun = false;                   // today's race has begun, but is not over
  std::optional<play::Day> on_table;    // the day whose race is on the table and on the screen
  std::optional<play::Day> course_of;   // whose course is being worked out, before it is shared
  bool can_send = false;                // the system has a share sheet
  int months_back = 0;                  // from this month, in the calendar
};

// Says which day it is. The rules are read only if it is another one.
void set_today(DailyPage& page, play::Day day);

// The text that is shared of a finished race: its date, game, place and course, and nothing that
// would reveal a throw.
[[nodiscard]] std::string daily_share_text(const play::DailyResult& result);
// “Second of three, after 21 rounds”.
[[nodiscard]] std::string daily_place_words(const play::DailyResult& result);
// How today's race is described: the game, and how many days in a row have been played.
[[nodiscard]] std::string daily_words(const DailyPage& page);

// A row for the title that leads to the sheet.
void daily_button(Ui& ui, Model& model, Column& column);
void show_daily(Ui& ui, Model& model);

}  // namespace ui
