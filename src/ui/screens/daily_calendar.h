// A month of daily races: which days were played, and how they ended.
#pragma once

#include <string>
#include <string_view>

#include "ui/screens/daily.h"

namespace ui {

// “Sunday” and so on, in the reader's language; and “22 November 2026”.
[[nodiscard]] std::string_view weekday_name(const play::Date& date);
[[nodiscard]] std::string date_words(const play::Date& date);

// The month that is `months_back` before today's, with arrows to its neighbours.
void show_calendar(Ui& ui, DailyPage& page, Column& column);

}  // namespace ui
