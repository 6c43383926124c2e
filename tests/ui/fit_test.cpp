// No word is cut off, nothing leaves the window and no two buttons overlap: every screen, in every
// language, at every size of window and of text. ImGui runs here without a window.
#include <map>

#include "play/results.h"
#include "ui/draft/known.h"
#include "ui/fit_page.h"
#include "ui/review/chances.h"
#include "ui/review/records.h"
#include "ui/review/review.h"
#include "ui/screens/daily.h"
#include "ui/screens/elsewhere.h"
#include "view/review/review.h"

namespace {

using namespace ui_fit;

class Fit : public FitTest {
 protected:
  void look_at_title(const std::string& name) {
    page.model().screen = ui::Screen::Title;
    page.rest();
    look(name + " title");
    look_at_sheet(name + " settings", "title/settings", "settings/close");
    look_at_sheet(name + " help", "title/help", "help/close");
    look_at_sheet(name + " about", "title/about", "about/close");
    look_at_sheet(name + " games", "title/games", "games/back");
    look_at_saves(name);
    look_at_daily(name);
  }
  // The sheets of kept games, which the app opens.
  void look_at_saves(const std::string& name) {
    play::Results results;
    results.add({"a",
                 1,
                 "parchis",
                 348,
                 {{"Maximiliana Konstantina", true, 112, 1250}, {"Bo", false, 9, -4321}}});
    page.model().records.results = &results;
    page.model().records.open = true;
    page.rest();
    look(name + " statistics");
    page.model().records = {};
    page.model().elsewhere.open = true;
    page.rest();
    look(name + " game elsewhere");
    page.model().elsewhere = {};
    page.rest();
  }
  // Today's race before it has begun, and with a result.
  void look_at_daily(const std::string& name) {
    constexpr play::Day kToday = 20'779;
    play::DailyLog log;
    for (play::Day day = kToday - 20; day < kToday; ++day) {
      log.add({day, 1 + day % 3, 21, "11223321"});
    }
    ui::DailyPage& daily = page.model().daily;
    daily.log = &log;
    for (int i = 0; i < 2; ++i) {
      ui::set_today(daily, kToday - i);
      daily.open = true;
      page.rest();
      look(name + " daily race");
      page.press("daily-race/month-back");
      look(name + " daily race, the month before");
    }
    daily = {};
    page.rest();
  }
  void look_at_setup(const std::string& name) {
    for (const ui::Known& known : ui::known_games()) {
      const std::string game(known.preset);
      page.model().screen = ui::Screen::Title;
      page.rest();
      page.press("title/" + game);
      page.press("title/ways");
      look(name + " set-up of " + game);
      page.model().rules_unfolded = true;
      page.rest();
      look(name + " rules of " + game);
      page.model().rules_unfolded = false;
    }
    page.model().screen = ui::Screen::Title;
    page.rest();
    page.press("title/maze");
    page.press("title/ways");
    page.press("setup/nest/red");
    look(name + " a seat");
    page.press("setup/seat/close");
    if (page.offered("setup/rule/mazes") == nullptr) page.press("setup/rules");
    look(name + " rules");
    page.press("setup/rule/mazes");
    look(name + " mazes");
    page.press("mazes/build");
    look(name + " workshop");
  }
  void look_at_tables(const std::string& name) {
    for (const char* rules : {"parchis arms=6", "parchis-preview", "sorry", "sorry-points", "maze",
                              "maze-expert", "ludo", "maedn", "chevaux", "parcheesi"}) {
      page.sit_down(rules);
      for (int i = 0; i < 6; ++i) {
        look(name + " table of " + rules);
        page.play_on(1);
      }
      look_at_sheet(name + " log", "table/log", "log/close");
      look_at_sheet(name + " menu", "table/menu", "menu/resume");
      look_at_coach(name + " " + rules);
    }
  }
  // A game that is over: the names of a team in one sentence, and the podium.
  void look_at_ends(const std::string& name) {
    for (const char* position :
         {"parchis pieces=1 | Y c6 B 40 R 20 G 30 | turn=Y phase=move2 sixes=0 last=-",
          "parchis teams=YR/BG pieces=1 | Y c6 B 40 R g G 30 | turn=Y phase=move2 sixes=0 "
          "last=-"}) {
      page.play_from(position);
      ASSERT_TRUE(page.session().status().over) << position;
      look(name + " end of " + position);
      ui::open_sheet(page.model(), ui::SheetKind::Results);
      page.rest();
      look(name + " results of " + position);
      page.press("results/close");
      view::Review review(page.session().replay(), ai::make_agent);
      page.model().watching.review = &review;
      page.model().screen = ui::Screen::Review;
      page.rest();
      look(name + " replay of " + position);
      page.model().screen = ui::Screen::Table;
      page.rest();
      page.model().watching.review = nullptr;
    }
  }
  // The hint, the count of the dice, and people's own dice.
  void look_at_coach(const std::string& name) {
    page.wait_for_person();
    // There is none if the turn can only be passed.
    if (page.offered("table/hint") != nullptr) {
      look_at_sheet(name + " hint", "table/hint", "table/hint");
    }
    page.press("table/menu");
    look_at_sheet(name + " dice and cards", "menu/fairness", "fairness/close");
    look_back(name);
    view::use_own_dice(page.session(), true);
    page.wait_for_person();
    look(name + " own dice");
  }

  // The analysis of a game that hides nothing any more. It is the same game in every window and
  // language, and its analysis is reused.
  void look_back(const std::string& name) {
    const play::Replay replay = page.session().replay();
    if (!ui::may_look_back(replay)) return;
    constexpr int kAll = 1 << 30;
    static std::map<std::string, std::unique_ptr<ai::Analysis>> known;
    std::unique_ptr<ai::Analysis>& analysis = page.model().chances.analysis;
    std::unique_ptr<ai::Analysis>& before = known[page.session().match().game().rules_line()];
    analysis = std::move(before);
    ui::open_sheet(page.model(), ui::SheetKind::Chances);
    while (!analysis->think(kAll)) {
    }
    page.rest();
    look(name + " how the game went");
    page.press("chances/close");
    ui::open_sheet(page.model(), ui::SheetKind::Mistakes);
    page.rest();
    look(name + " costliest decisions");
    page.press("mistakes/close");
    before = std::move(analysis);
  }
};

TEST_P(Fit, EveryScreenInEveryLanguage) {
  for (int i = 0; i < view::kLanguages; ++i) {
    const auto language = static_cast<Language>(i);
    page.speak(language);
    const std::string name(view::language_code(language));
    look_at_title(name);
    look_at_setup(name);
    look_at_tables(name);
    look_at_ends(name);
  }
}

INSTANTIATE_TEST_SUITE_P(Windows, Fit,
                         testing::Combine(testing::ValuesIn(kWindows), testing::ValuesIn(kTexts)),
                         name_of);

}  // namespace
