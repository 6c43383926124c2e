// Puts together one frame's screen and the sheets above it.
#include "ui/show.h"
#include "ui/hud/hud.h"
#include "ui/maze/claw.h"
#include "ui/model.h"
#include "ui/screens/chances.h"
#include "ui/screens/daily.h"
#include "ui/screens/elsewhere.h"
#include "ui/screens/fairness.h"
#include "ui/screens/games.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/mail.h"
#include "ui/screens/mistakes.h"
#include "ui/screens/online.h"
#include "ui/screens/records.h"
#include "ui/screens/review.h"
#include "ui/screens/share.h"
#include "ui/screens/sheets.h"
#include "ui/screens/tables.h"
#include "ui/screens/title.h"
#include "ui/setup/draft.h"
#include "ui/setup/setup.h"
#include "ui/workshop/workshop.h"
#include "view/words/words.h"

namespace ui {

namespace {

void backdrop(Ui& ui, float alpha = 1.0F) {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ui.gradient(box(0, 0, size.x, size.y), 0, faded(ui.colours().backdrop_top, alpha),
              faded(ui.colours().backdrop_bottom, alpha));
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
    case SheetKind::Statistics: model.records.open = true; break;
    case SheetKind::Settings: model.settings_open = true; break;
    case SheetKind::Help: model.help_open = true; break;
    case SheetKind::About: model.about_open = true; break;
    case SheetKind::Online: model.online.people_open = true; break;
    case SheetKind::Mazes: model.workshop.mazes_open = true; break;
  }
}

void open_setup(Model& model, KnownGame game) {
  model.drafts.chosen = game;
  model.chooses_own_game = false;
  model.screen = Screen::Setup;
}

void show(Ui& ui, Model& model) {
  ui.close_word = view::tr("Close");
  const bool bare = model.screen == Screen::Setup || model.screen == Screen::Games ||
                    model.screen == Screen::Online || model.screen == Screen::Tables;
  if (bare || model.veil > 0.0F) backdrop(ui, bare ? 1.0F : model.veil);
  switch (model.screen) {
    case Screen::Title: show_title(ui, model); break;
    case Screen::Setup: show_setup(ui, model); break;
    case Screen::Workshop: show_workshop(ui, model); break;
    case Screen::Table: show_hud(ui, model); break;
    case Screen::Games: show_games(ui, model); break;
    case Screen::Review: show_review(ui, model); break;
    case Screen::Lesson: show_lesson(ui, model); break;
    case Screen::Online: show_online(ui, model); break;
    case Screen::Tables: show_tables(ui, model); break;
  }
  show_claw(ui, model);
  if (model.menu_open) show_menu(ui, model);
  if (model.log_open) show_log(ui, model);
  if (model.game_sheet_open) show_game_sheet(ui, model);
  if (model.results_open) show_results(ui, model);
  if (model.chances.open) show_chances(ui, model);
  if (model.chances.mistakes_open) show_mistakes(ui, model);
  if (model.daily.open) show_daily(ui, model);
  if (model.fairness.open) show_fairness(ui, model);
  if (model.share.open) show_share(ui, model);
  if (model.mail.ask != MailPage::Ask::Nothing) show_mail(ui, model);
  if (model.online.stage != OnlinePage::Stage::Off) show_online_sheets(ui, model);
  if (model.settings_open) show_settings(ui, model);
  if (model.help_open) {
    show_help(ui, model);
  } else {
    model.help.begun = false;
  }
  if (model.about_open) show_about(ui, model);
  if (model.workshop.mazes_open) show_mazes(ui, model);
  if (model.workshop.line_open) show_open_line(ui, model);
  if (model.records.open) show_records(ui, model);
  if (model.elsewhere.open) show_elsewhere(ui, model);
  if (!model.info_text.empty()) show_info(ui, model);
  if (model.debug_open) show_debug(ui, model);
}

}  // namespace ui
