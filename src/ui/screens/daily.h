// The sheet of the daily race: today's game, what became of it as a line to share, the days in a
// row and a calendar. Changes nothing but its own page.
#pragma once

#include <string>

#include "play/daily.h"

namespace ui {

class Ui;
struct Model;
struct Column;

struct DailyPage {
  bool open = false;
  play::Day today = 0;
  const play::DailyLog* log = nullptr;  // owned by the app
  bool begun = false;                   // today's race, but it is not over
  bool on_table = false;                // the game on the table is the race of some day
  bool can_send = false;                // the system has a share sheet
  int months_back = 0;                  // from this month, in the calendar
};

// What is shared of a race that is over: its date, game, place and course, and nothing that would
// tell a throw.
[[nodiscard]] std::string daily_share_text(const play::DailyResult& result);
// “2nd of 3, after 21 rounds”.
[[nodiscard]] std::string daily_place_words(const play::DailyResult& result);
// What today's race is called: the game, and how many days there are in a row.
[[nodiscard]] std::string daily_words(const DailyPage& page);

// A row that leads to the sheet, for the title.
void daily_button(Ui& ui, Model& model, Column& column);
void show_daily(Ui& ui, Model& model);

}  // namespace ui
