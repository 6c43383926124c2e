// Puts together one frame's screen and the sheets above it.
#include "ui/show.h"
#include "ui/draft/draft.h"
#include "ui/hooks.h"
#include "ui/hud/hud.h"
#include "ui/model.h"
#include "ui/online/online.h"
#include "ui/online/tables.h"
#include "ui/online_page.h"
#include "ui/review/chances.h"
#include "ui/review/fairness.h"
#include "ui/review/mistakes.h"
#include "ui/review/records.h"
#include "ui/review/results.h"
#include "ui/review/review.h"
#include "ui/rule_pages.h"
#include "ui/screens/about.h"
#include "ui/screens/daily.h"
#include "ui/screens/debug_panel.h"
#include "ui/screens/elsewhere.h"
#include "ui/screens/games.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/mail.h"
#include "ui/screens/menu.h"
#include "ui/screens/settings_sheet.h"
#include "ui/screens/share.h"
#include "ui/setup/setup.h"
#include "ui/title/title.h"
#include "ui/workshop/workshop.h"
#include "view/words/words.h"

namespace ui {

namespace {

void backdrop(Ui& ui) {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ui.gradient(box(0, 0, size.x, size.y), 0, ui.colours().backdrop_top,
              ui.colours().backdrop_bottom);
}

// In one of the table's colours, so that words on the table can be read before it is there.
void veil(Ui& ui, const Model& model) {
  const auto [table, paints] = std::pair(model.settings.table, model.settings.paints);
  const glm::vec3 tone = view::to_srgb(view::make_theme(table, ui.shade, paints).table_b);
  ui.draw->AddRectFilled({0, 0}, ImGui::GetIO().DisplaySize,
                         ImGui::GetColorU32({tone.r, tone.g, tone.b, model.veil}));
}

template <class G>
concept HasSheet = requires(Ui& ui, Model& model, std::type_identity<G> game) {
  own_sheet(ui, model, game);
};

void show_own_sheets(Ui& ui, Model& model) {
  games::each_game([&]<class G>(std::type_identity<G> game) {
    if constexpr (HasSheet<G>) own_sheet(ui, model, game);
  });
}

// Pages are called by address and so stay functions of their own; the linker would otherwise put
// them into the frame's. The page's program has pages that a first visit does not see in its second
// part.
using Show = void (*)(Ui&, Model&);

// In the order of the enumerators.
constexpr Show kScreens[] = {show_title,  show_setup,  show_workshop, show_hud,   show_games,
                             show_review, show_lesson, show_online,   show_tables};
static_assert(std::size(kScreens) == static_cast<std::size_t>(Screen::Tables) + 1);

// What is above the screen, from below.
struct Above {
  bool (*is_open)(const Model&);
  Show show;
};
constexpr Above kAbove[] = {
    {[](const Model& model) { return model.screen == Screen::Table; }, show_own_sheets},
    {[](const Model& model) { return model.menu_open; }, show_menu},
    {[](const Model& model) { return model.log_open; }, show_log},
    {[](const Model& model) { return model.game_sheet_open; }, show_game_sheet},
    {[](const Model& model) { return model.results_open; }, show_results},
    {[](const Model& model) { return model.chances.open; }, show_chances},
    {[](const Model& model) { return model.chances.mistakes_open; }, show_mistakes},
    {[](const Model& model) { return model.daily.open; }, show_daily},
    {[](const Model& model) { return model.fairness.open; }, show_fairness},
    {[](const Model& model) { return model.share.open; }, show_share},
    {[](const Model& model) { return model.mail.ask != MailPage::Ask::Nothing; }, show_mail},
    {[](const Model& model) { return model.online.stage != OnlinePage::Stage::Off; },
     show_online_sheets},
    {[](const Model& model) { return model.settings_open; }, show_settings},
    {[](const Model& model) { return model.help_open; }, show_help},
    {[](const Model& model) { return model.about_open; }, show_about},
    {[](const Model& model) { return model.workshop.mazes_open; }, show_mazes},
    {[](const Model& model) { return model.workshop.line_open; }, show_open_line},
    {[](const Model& model) { return model.records.open; }, show_records},
    {[](const Model& model) { return model.elsewhere.open; }, show_elsewhere},
    {[](const Model& model) { return !model.info_text.empty(); }, show_info},
    {[](const Model& model) { return model.debug_open; }, show_debug},
};

// Leads to where somebody came from to the set-up for that purpose.
Wish way_back(SetupFor purpose) {
  switch (purpose) {
    case SetupFor::Play: break;
    case SetupFor::Online: return wish::Go{Screen::Tables};
    case SetupFor::Room: return wish::OpenRoom{};
    case SetupFor::Maze: return wish::Go{Screen::Workshop};
  }
  return wish::Go{Screen::Title};
}

}  // namespace

void open_sheet(Model& model, SheetKind sheet) {
  switch (sheet) {
    case SheetKind::Menu: model.menu_open = true; break;
    case SheetKind::Log: model.log_open = true; break;
    case SheetKind::GameSheet: model.game_sheet_open = true; break;
    case SheetKind::Results: model.results_open = true; break;
    case SheetKind::Chances: open_chances(model); break;
    case SheetKind::Mistakes: open_mistakes(model); break;
    case SheetKind::Daily: model.daily.open = true; break;
    case SheetKind::Fairness: open_fairness(model.fairness, model.games.library); break;
    case SheetKind::Statistics: open_records(model); break;
    case SheetKind::Settings: model.settings_open = true; break;
    case SheetKind::Help: model.help_open = true; break;
    case SheetKind::About: model.about_open = true; break;
    case SheetKind::Online: model.online.people_open = true; break;
    case SheetKind::Mazes: model.workshop.mazes_open = true; break;
  }
}

void close_results(Model& model) {
  model.results_open = model.chances.open = model.chances.mistakes_open = false;
  model.mail.ask = MailPage::Ask::Nothing;
}

void close_sheets(Model& model) {
  close_results(model);
  model.menu_open = model.log_open = model.game_sheet_open = false;
  model.fairness.open = model.records.open = model.daily.open = model.share.open = false;
  model.online.seat_asked.reset();
  model.online.leave_asked = false;
  model.presets_open = false;
  model.seat_asked.reset();
  model.info_title.clear();
  model.info_text.clear();
  model.workshop.mazes_open = model.workshop.line_open = false;
  model.games.renaming.clear();
}

void open_setup(Model& model, KnownGame game, SetupFor purpose) {
  close_sheets(model);
  model.drafts.chosen = game;
  model.chooses_own_game = false;
  model.setup_for = purpose;
  model.screen = Screen::Setup;
}

void leave_screen(Model& model) {
  model.bubble.words.clear();  // it speaks of what is left
  switch (model.screen) {
    case Screen::Workshop: leave_workshop(model); break;
    case Screen::Tables: leave_tables(model); break;
    case Screen::Review: model.ask(wish::CloseReview{}); break;
    case Screen::Online: model.ask(wish::CloseRoom{}); break;
    case Screen::Setup: model.ask(way_back(std::exchange(model.setup_for, SetupFor::Play))); break;
    case Screen::Title:
    case Screen::Table:
    case Screen::Games:
    case Screen::Lesson: model.ask(wish::Go{Screen::Title}); break;
  }
}

int steps_to_title(const Model& model, Screen screen) {
  switch (screen) {
    case Screen::Title: return 0;
    case Screen::Review: return 1 + steps_to_title(model, model.watching.before);
    case Screen::Workshop:
      return for_others(model.setup_for) ? 1 + steps_to_title(model, Screen::Setup) : 2;
    case Screen::Tables: return model.tables.at_room ? 2 : 1;
    case Screen::Setup:
      switch (model.setup_for) {
        case SetupFor::Play: return 1;
        case SetupFor::Online: return 1 + steps_to_title(model, Screen::Tables);
        case SetupFor::Room: return 1 + steps_to_title(model, Screen::Online);
        case SetupFor::Maze: return 1 + steps_to_title(model, Screen::Workshop);
      }
      return 1;
    case Screen::Table:
    case Screen::Games:
    case Screen::Lesson:
    case Screen::Online: return 1;
  }
  return 1;
}

void show(Ui& ui, Model& model) {
  ui.close_word = view::tr("Close");
  const bool bare = model.screen == Screen::Setup || model.screen == Screen::Games ||
                    model.screen == Screen::Online || model.screen == Screen::Tables;
  if (bare) {
    backdrop(ui);
  } else if (model.veil > 0.0F) {
    veil(ui, model);
  }
  kScreens[static_cast<std::size_t>(model.screen)](ui, model);
  for (const Above& one : kAbove) {
    if (one.is_open(model)) one.show(ui, model);
  }
  if (!model.help_open) model.help.begun = false;
}

}  // namespace ui
