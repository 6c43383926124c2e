#include "ui/screens/daily_calendar.h"

#include <algorithm>
#include <array>

#include "assets/icons.h"
#include "ui/kit/button.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr int kWeek = 7;
constexpr int kMonths = 12;
constexpr float kCellMost = 44.0F;
constexpr float kDiscShare = 0.4F;  // of a cell
constexpr float kNoRing = 1.5F;
constexpr float kTodayRing = 2.0F;
constexpr float kCrown = 13.0F;

constexpr std::array<std::string_view, kMonths> kMonthNames = {
    "January", "February", "March",     "April",   "May",      "June",
    "July",    "August",   "September", "October", "November", "December"};
constexpr std::array<std::string_view, kMonths> kDates = {
    "{0} January {1}",   "{0} February {1}", "{0} March {1}",    "{0} April {1}",
    "{0} May {1}",       "{0} June {1}",     "{0} July {1}",     "{0} August {1}",
    "{0} September {1}", "{0} October {1}",  "{0} November {1}", "{0} December {1}"};
constexpr std::array<std::string_view, kWeek> kDays = {
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
constexpr std::array<std::string_view, kWeek> kShortDays = {"Mo", "Tu", "We", "Th",
                                                            "Fr", "Sa", "Su"};

std::string_view month_name(int month) {
  return tr(kMonthNames[static_cast<std::size_t>(month - 1)]);
}

struct Month {
  int year;
  int month;
};
Month month_of(const DailyPage& page) {
  const play::Date today = play::date_of(page.today.day());
  const int months = today.year * kMonths + today.month - 1 - page.months_back;
  return {months / kMonths, months % kMonths + 1};
}

// The name of the month, with arrows to its neighbours.
void head(Ui& ui, DailyPage& page, const Month& month, Column& column) {
  Rect row = column.take(std::max(kTouch, ui.line(Type::Strong)), gap::kTiny);
  const Rect back = row.cut_left(kTouch);
  const Rect on = row.cut_right(kTouch);
  constexpr int kFarthest = 24;
  if (icon_button(ui, "month-back", back.middle(), icons::kChevronLeft, tr("The month before"),
                  {.enabled = page.months_back < kFarthest}))
    ++page.months_back;
  if (icon_button(ui, "month-on", on.middle(), icons::kChevronRight, tr("The month after"),
                  {.enabled = page.months_back > 0}))
    --page.months_back;
  const std::string title =
      tr("{0} {1}", {std::string(month_name(month.month)), std::to_string(month.year)});
  ui.record_text(Role::Heading, row, title);
  ui.fit(Type::Strong, row, ui.colours().text, title);
}

// Brass with a crown: won; a filled disc: played; a ring: today.
void day_cell(Ui& ui, const DailyPage& page, play::Day day, const Rect& cell) {
  const Palette& c = ui.colours();
  const std::string number = std::to_string(play::date_of(day).day);
  const float radius = std::min(cell.width(), cell.height()) * kDiscShare;
  const play::DailyResult* result = page.log->of(day);
  if (result != nullptr) {
    const bool won = result->place == 1;
    ui.draw->AddCircleFilled(cell.middle(), radius, won ? c.accent : c.raised_hover);
    ui.draw->AddCircle(cell.middle(), radius, won ? c.accent_press : c.edge, 0, kNoRing);
    if (won) {
      const ImVec2 above(cell.middle().x, cell.middle().y - radius);
      ui.icon(above, c.accent_text, icons::kCrown, kCrown * ui.text_scale);
    }
    ui.record_text(Role::Text, cell, view::labelled(number, daily_place_words(*result)));
  }
  if (day == page.today.day())
    ui.draw->AddCircle(cell.middle(), radius + kTodayRing, c.text, 0, kTodayRing);
  const bool past = day <= page.today.day();
  ui.fit(Type::Caption, cell,
         result != nullptr && result->place == 1 ? c.on_accent
         : past                                  ? c.text
                                                 : c.muted,
         number);
}

}  // namespace

std::string_view weekday_name(const play::Date& date) {
  return tr(kDays[static_cast<std::size_t>(date.weekday)]);
}

std::string date_words(const play::Date& date) {
  // French has an ordinal for the first day of a month only.
  const std::string day = date.day == 1 ? std::string(tr("1")) : std::to_string(date.day);
  return tr(kDates[static_cast<std::size_t>(date.month - 1)], {day, std::to_string(date.year)});
}

void show_calendar(Ui& ui, DailyPage& page, Column& column) {
  const Month month = month_of(page);
  head(ui, page, month, column);
  const float wide = std::min(column.width / kWeek, kCellMost * ui.text_scale);
  const float left = column.x + (column.width - wide * kWeek) * 0.5F;
  const float line = ui.line(Type::Caption);
  const Rect names = column.take(line, gap::kTiny);
  for (std::size_t i = 0; i < kShortDays.size(); ++i) {
    ui.fit(Type::Caption, box(left + static_cast<float>(i) * wide, names.min.y, wide, line),
           ui.colours().muted, tr(kShortDays[i]));
  }
  const play::Day first = play::first_of_month(month.year, month.month);
  const int before = play::date_of(first).weekday;
  const int days = play::days_in_month(month.year, month.month);
  const float high = std::max(wide, line + gap::kTiny);
  constexpr int kRows = 6;  // always, or the buttons below would move with the month
  for (int cell = 0; cell < kRows * kWeek; cell += kWeek) {
    const Rect row = column.take(high, 0);
    for (int i = 0; i < kWeek; ++i) {
      const int day = cell + i - before;
      if (day < 0 || day >= days) continue;
      day_cell(ui, page, first + day,
               box(left + static_cast<float>(i) * wide, row.min.y, wide, high));
    }
  }
  column.space(gap::kSmall);
}

}  // namespace ui
