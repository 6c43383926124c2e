#include "app/daily.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ai/weights.h"
#include "app/app.h"
#include "app/bots.h"
#include "app/outside.h"
#include "app/store.h"
#include "games/notation.h"
#include "play/rounds.h"
#include "play/store_keys.h"
#include "ui/draft/labels.h"
#include "ui/screens/daily.h"
#include "ui/screens/daily_calendar.h"
#include "view/words/words.h"

namespace app {

using view::tr;

namespace {

void write(const App& app) { platform::save_text(play::store::kDaily, app.daily.log.print()); }

// The person's place at each of `kCourse` moments, the last of which is the end.
std::string course_of(const ai::Analysis& analysis, int place) {
  const auto points = analysis.points();
  std::string course;
  for (std::size_t i = 1; i <= play::kCourse; ++i) {
    const ai::Chances& chances = points[(points.size() - 1) * i / play::kCourse].chances;
    const auto better =
        std::count_if(chances.begin(), chances.begin() + play::kDailySeats,
                      [&chances](int chance) { return chance > chances[play::kDailySeat]; });
    course += static_cast<char>('1' + better);
  }
  // All losers have chance 0; their places tell them apart.
  course.back() = static_cast<char>('0' + place);
  return course;
}

void show_today(App& app) {
  app.model.daily.log = &app.daily.log;
  ui::set_today(app.model.daily, app.daily.today());
  app.model.daily.can_send = platform::can_share();
}

// The newest race without a course which has not been tried; null: none.
const play::DailyResult* race_to_analyse(const Daily& daily) {
  const auto all = daily.log.all();
  const auto found = std::find_if(all.rbegin(), all.rend(), [&daily](const auto& result) {
    return result.course.empty() && daily.analysed.count(result.day) == 0;
  });
  return found == all.rend() ? nullptr : &*found;
}

void start_analysis(App& app) {
  app.daily.course_of.reset();
  const play::DailyResult* race = race_to_analyse(app.daily);
  if (race == nullptr) return;
  const play::KeptGame* kept = app.shelf.library.find(play::daily_id(race->day));
  const auto now = games::parse_position(kept != nullptr ? kept->position : std::string());
  if (now && !bots_ready(now->game)) {  // until the weights are here
    app.daily.course_of = race->day;
    return;
  }
  app.daily.analysed.insert(race->day);  // once, also if it is no use
  if (kept == nullptr || !now || !ai::weights_fit(now->game)) return;
  auto replay = play::parse_replay(kept->replay);
  // The race kept here may be another than the one that counts, which ended on another device.
  if (!replay || !kept->over || play::daily_result(race->day, *replay).place != race->place) return;
  app.daily.course_of = race->day;
  app.daily.analysis = std::make_unique<ai::Analysis>(std::move(*replay));
}

// While the page shows the race, or it has just ended on the table: the next touch may share it.
bool waits_for_course(const App& app) {
  return app.model.daily.open || app.model.daily.on_table.has_value();
}

bool analyse_further(App& app) {
  if (is_playing(app)) return false;
  if (!app.daily.analysis) start_analysis(app);
  if (!app.daily.analysis) return false;
  if (!app.daily.analysis->think(ai::kNodesPerFrame)) return waits_for_course(app);
  read_daily(app);
  const play::Day day = *std::exchange(app.daily.course_of, std::nullopt);
  if (const play::DailyResult* result = app.daily.log.of(day)) {
    app.daily.log.set_course(result->day, course_of(*app.daily.analysis, result->place));
  }
  app.daily.analysis.reset();
  write(app);
  return waits_for_course(app);
}

}  // namespace

bool is_daily(std::string_view key) { return key == play::store::kDaily; }

void read_daily(App& app) {
  app.daily.log = play::DailyLog::parse(platform::load_text(play::store::kDaily).value_or(""));
  show_today(app);
}

void merge_daily(App& app, std::string_view text) {
  read_daily(app);
  app.daily.log.merge(play::DailyLog::parse(text));
  write(app);
}

void note_daily(App& app, const play::KeptGame& kept) {
  const auto day = play::day_of_game(kept.id);
  if (!kept.over || !day) return;
  read_daily(app);  // another page or program may have written
  if (app.daily.log.add(play::daily_result(*day, app.table.session->replay()))) write(app);
}

bool follow_daily(App& app) {
  show_today(app);
  ui::DailyPage& page = app.model.daily;
  const play::KeptGame* kept = app.shelf.library.find(play::daily_id(page.today.day()));
  page.begun = kept != nullptr && !kept->over;
  page.on_table.reset();
  if (app.table.session && app.model.screen == ui::Screen::Table)
    page.on_table = play::day_of_game(app.table.kept.id);
  const bool more = analyse_further(app);
  page.course_of = app.daily.course_of;
  return more;
}

void carry_out(App& app, const ui::wish::PlayDaily&) {
  const play::Day today = app.daily.today();
  const std::string id = play::daily_id(today);
  read_daily(app);  // another page or program may have written
  if (app.daily.log.of(today) != nullptr) return;
  if (app.table.session && app.table.kept.id == id) {
    app.model.screen = ui::Screen::Table;
    return;
  }
  open_game(app, id);
  if (app.table.session && app.table.kept.id == id)
    return note_daily(app, *app.shelf.library.find(id));
  play::KeptGame kept;
  kept.id = id;
  kept.name = tr("Daily race of {0}", {ui::date_words(play::date_of(today))});
  sit_down(app,
           play::new_replay(ui::daily_game(today), play::daily_players(app.model.settings.name)),
           play::daily_dice(today), std::move(kept));
}

}  // namespace app
