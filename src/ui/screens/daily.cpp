#include "ui/screens/daily.h"

#include <algorithm>
#include <array>

#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/draft/pictures.h"
#include "ui/hud/lots.h"
#include "ui/kit/button.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/screens/daily_calendar.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kSheet = 480.0F;
constexpr float kPicture = 92.0F;
constexpr float kSquare = 26.0F;
constexpr float kSquareGap = 4.0F;
constexpr float kSquareCorner = 5.0F;

void todays_game(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const DailyPage& page = model.daily;
  const AnyRules rules = page.today.game().rules();
  const auto players = play::daily_players("");
  const std::string title = full_title(rules);
  const std::string date =
      tr("Today, {0}", {std::string(weekday_name(play::date_of(page.today.day())))});
  const std::vector<std::string> rivals = {players[1].name, level_name(players[1].level),
                                           players[2].name, level_name(players[2].level)};
  const std::string line =
      has_cards(page.today.game())
          ? tr("Against {0} ({1}) and {2} ({3}). Today everybody gets the same cards.", rivals)
          : tr("Against {0} ({1}) and {2} ({3}). Today everybody gets the same throws.", rivals);
  const float words = column.width - kPicture - gap::kMedium;
  const float high = ui.measure(Type::Caption, date, words).y +
                     ui.measure(Type::Large, title, words).y +
                     ui.measure(Type::Caption, line, words).y + gap::kTiny;
  Rect card = column.take(std::max(high, kPicture), gap::kMedium);
  Rect left = card.cut_left(kPicture);
  draw_picture(ui, model, left.cut_top(kPicture), rules);
  card.cut_left(gap::kMedium);
  Column text{card.min.x, card.min.y, card.width()};
  ui.paragraph(text, Type::Caption, c.muted, date, 0);
  ui.paragraph(text, Type::Large, c.text, title, gap::kTiny);
  ui.paragraph(text, Type::Caption, c.muted, line, 0);
}

// Green in front, amber between, red behind; each has its place as a digit too.
void course_squares(Ui& ui, const std::string& course, Column& column) {
  if (course.empty()) return;
  static constexpr Colour kLetter = rgb(0x1d140a);
  static constexpr std::array<Colour, play::kDailySeats> kColours = {rgb(0x4f9d57), rgb(0xe0b23c),
                                                                     rgb(0xc0503f)};
  const auto count = static_cast<float>(course.size());
  const float side = std::min(kSquare, (column.width - (count - 1.0F) * kSquareGap) / count);
  Rect row = column.take(side, gap::kMedium);
  std::string said;
  for (const char place : course) {
    const Rect square = row.cut_left(side);
    ui.draw->AddRectFilled(square.min, square.max, kColours[static_cast<std::size_t>(place - '1')],
                           kSquareCorner);
    ui.fit(Type::Caption, square, kLetter, std::string(1, place));
    row.cut_left(kSquareGap);
    said += (said.empty() ? "" : ", ") + std::string(1, place);
  }
  ui.record_text(Role::Text, {{column.x, row.min.y}, row.max},
                 tr("Your place during the race: {0}", {said}));
}

void result(Ui& ui, Model& model, const play::DailyResult& result, Column& column) {
  ui.paragraph(column, Type::Strong, ui.colours().text, daily_place_words(result), gap::kSmall);
  course_squares(ui, result.course, column);
  const bool ready = model.daily.course_of != result.day || !result.course.empty();
  if (!ready)
    ui.paragraph(column, Type::Caption, ui.colours().muted, tr("One moment, please."), gap::kSmall);
  if (model.daily.can_send && row_button(ui, column, "send", tr("Send…"),
                                         {Look::Primary, icons::kShare2, Align::Centre, ready}))
    model.ask(wish::SendText{daily_share_text(result)});
  const Look look = model.daily.can_send ? Look::Secondary : Look::Primary;
  if (row_button(ui, column, "copy", tr("Copy the result"),
                 {look, icons::kCopy, Align::Centre, ready}))
    model.ask(wish::CopyText{daily_share_text(result)});
}

void ways_on(Ui& ui, Model& model, Column& column) {
  DailyPage& page = model.daily;
  if (const play::DailyResult* over = page.log->of(page.today.day())) {
    result(ui, model, *over, column);
    ui.paragraph(column, Type::Caption, ui.colours().muted, tr("The next race comes tomorrow."),
                 gap::kMedium);
    return;
  }
  const std::string_view label = page.begun ? tr("Continue the race") : tr("Start the race");
  if (!row_button(ui, column, "play", label, {Look::Primary, icons::kPlay}, gap::kMedium)) return;
  model.ask(wish::PlayDaily{});
  page.open = false;
}

// A race that ended after midnight, or was begun on another day.
void earlier_race(Ui& ui, Model& model, Column& column) {
  const DailyPage& page = model.daily;
  if (!page.on_table || page.on_table == page.today.day()) return;
  const play::DailyResult* over = page.log->of(*page.on_table);
  if (over == nullptr) return;
  ui.push("earlier");
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               tr("Daily race of {0}", {date_words(play::date_of(over->day))}), 0);
  result(ui, model, *over, column);
  column.space(gap::kMedium);
  ui.pop();
}

void streak(Ui& ui, const DailyPage& page, Column& column) {
  const int now = page.log->streak(page.today.day());
  const int longest = page.log->longest_streak();
  if (longest == 0) return;
  ui.paragraph(column, Type::Strong, ui.colours().text,
               view::tr_count("Streak: {0} day", "Streak: {0} days", now), gap::kHair);
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               view::tr_count("Longest streak: {0} day", "Longest streak: {0} days", longest),
               gap::kMedium);
}

}  // namespace

games::Game daily_game(play::Day day) { return *games::Game::parse(play::daily_rules(day)); }

void set_today(DailyPage& page, play::Day day) {
  if (day != page.today.day()) page.today = DailyRace(day);
}

std::string daily_place_words(const play::DailyResult& result) {
  static constexpr std::array<std::string_view, play::kDailySeats> kPlaces = {
      "First of three", "Second of three", "Third of three"};
  const auto place = static_cast<std::size_t>(result.place - 1);
  return std::string(tr(kPlaces[place])) + ", " +
         view::tr_count("after {0} round", "after {0} rounds", result.rounds);
}

std::string daily_share_text(const play::DailyResult& result) {
  static constexpr std::array<std::string_view, play::kDailySeats> kMedals = {"🥇", "🥈",
                                                                              "🥉"};
  std::string text =
      tr("Homestretch, daily race of {0}", {date_words(play::date_of(result.day))}) + "\n" +
      view::labelled(full_title(daily_game(result.day).rules()), daily_place_words(result));
  if (!result.course.empty()) text += "\n";
  for (const char place : result.course) text += kMedals[static_cast<std::size_t>(place - '1')];
  return text;
}

std::string daily_words(const DailyPage& page) {
  std::string words = full_title(page.today.game().rules());
  if (const auto* result = page.log == nullptr ? nullptr : page.log->of(page.today.day()))
    words += " · " + daily_place_words(*result);
  const int days = page.log == nullptr ? 0 : page.log->streak(page.today.day());
  if (days > 1) words += " · " + view::tr_count("Streak: {0} day", "Streak: {0} days", days);
  return words;
}

void daily_button(Ui& ui, Model& model, Column& column) {
  const std::string label = std::string(tr("Daily race")) + " · " + daily_words(model.daily);
  if (row_button(ui, column, "daily", label, {Look::Secondary, icons::kCalendarDays, Align::Left},
                 gap::kMedium)) {
    model.ask(wish::Open{SheetKind::Daily});
  }
}

void show_daily(Ui& ui, Model& model) {
  DailyPage& page = model.daily;
  if (page.log == nullptr) {
    page.open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "daily-race", tr("Daily race"), page.open, kSheet);
  Column& column = sheet.scroll.column;
  earlier_race(ui, model, column);
  todays_game(ui, model, column);
  ways_on(ui, model, column);
  streak(ui, page, column);
  show_calendar(ui, page, column);
  end_sheet(ui, sheet);
}

}  // namespace ui
