// The sheets above the table: menu, log, results.
#include <array>

#include "assets/icons.h"
#include "ui/hud/game.h"

namespace ui {

using view::tr;

namespace {

bool entry(Ui& ui, Column& column, const char* key, std::string_view label, const char* icon,
           Look look = Look::Secondary) {
  const ButtonStyle style{look, icon, Align::Left};
  const float high = button_height(ui, label, column.width, style);
  return button(ui, key, column.take(high, gap::kSmall), label, style);
}

void podium_block(Ui& ui, const view::Session& session, Rect place, int rank,
                  core::SeatIndex seat) {
  static constexpr std::array<unsigned, 3> kMetals = {0xe2ae4f, 0xb9b6ae, 0xb87a48};
  static constexpr std::array<float, 3> kHeights = {1.0F, 0.7F, 0.52F};
  const auto index = static_cast<std::size_t>(rank);
  const float disc = std::min(26.0F, place.width() * 0.26F);
  const std::string name = player_name(session.players()[seat], seat);
  const float name_high = ui.line(Type::Strong) * 1.4F;
  const float room = place.height() - 2 * disc - name_high - gap::kMedium;
  Rect step = place.cut_bottom(room * kHeights[index]);
  const Colour metal = rgb(kMetals[index]);
  Rect tread = step.grown(-3, 0);
  ui.gradient(tread, 10, mix(metal, rgb(0xffffff), 0.2F), mix(metal, rgb(0x3a220c), 0.35F));
  const Rect number = tread.cut_top(std::min(tread.height(), ui.line(Type::Title) + 12));
  ui.fit(Type::Title, number, rgb(0x2a1807), std::to_string(rank + 1));
  const Rect words = place.cut_bottom(name_high);
  ui.record_text(Role::Text, words, std::to_string(rank + 1) + ". " + name);
  ui.fit(Type::Strong, words.grown(-2, 0), ui.colours().text, name);
  const ImVec2 top{place.middle().x, place.max.y - disc - 2};
  colour_disc(ui, top, disc, session.hue(session.colour_of_seat(seat)));
  if (rank == 0) ui.icon(top - ImVec2(0, disc + 12), ui.colours().accent_text, icons::kCrown, 26);
}

}  // namespace

void show_menu(Ui& ui, Model& model) {
  Sheet sheet = begin_sheet(ui, "menu", tr("Menu"), model.menu_open, 380.0F);
  Column& column = sheet.scroll.column;
  const auto close_and = [&model](bool& what) {
    what = true;
    model.menu_open = false;
  };
  if (entry(ui, column, "resume", tr("Back to the game"), icons::kPlay, Look::Primary))
    model.menu_open = false;
  // The podium, with the way on, may have been put away to look at the board.
  const bool over = model.session != nullptr && model.session->status().over;
  if (over && entry(ui, column, "results", tr("The podium"), icons::kCrown))
    close_and(model.results_open);
  if (entry(ui, column, "settings", tr("Settings"), icons::kSettings))
    close_and(model.settings_open);
  if (entry(ui, column, "help", tr("How to play"), icons::kScrollText)) close_and(model.help_open);
  if (entry(ui, column, "log", tr("What happened"), icons::kList)) close_and(model.log_open);
  if (entry(ui, column, "fairness", tr("Dice and cards"), icons::kScale)) {
    open_fairness(model.fairness, model.games.library);
    model.menu_open = false;
  }
  if (entry(ui, column, "share", tr("Share"), icons::kShare2)) {
    model.share.wish = SharePage::Wish::Table;
    model.menu_open = false;
  }
  if (!model.mail.travels && entry(ui, column, "mail", tr("Play by link"), icons::kSend)) {
    model.mail.begin = true;
    model.menu_open = false;
  }
  if (entry(ui, column, "watch", tr("Watch again"), icons::kHistory)) {
    model.games.wish = GameWish{GameWish::Kind::Replay, {}, {}};
    model.menu_open = false;
  }
  if (entry(ui, column, "rematch", tr("Start this game again"), icons::kRotateCcw))
    close_and(model.wishes.rematch);
  own_dice_toggle(ui, model, column);
  if (model.update_ready &&
      entry(ui, column, "update", tr("Load the new version"), icons::kDownload))
    close_and(model.wishes.update);
  if (entry(ui, column, "leave", tr("To the title page"), icons::kHouse))
    close_and(model.wishes.leave_table);
  end_sheet(ui, sheet);
}

void show_log(Ui& ui, Model& model) {
  if (model.session == nullptr) {
    model.log_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "log", tr("What happened"), model.log_open);
  Column& column = sheet.scroll.column;
  constexpr std::size_t kMost = 120;
  const auto lines = log_lines(*model.session, kMost);
  if (lines.empty()) ui.paragraph(column, Type::Body, ui.colours().muted, tr("Nothing yet."));
  for (std::size_t i = lines.size(); i-- > 0;) {
    const auto colour = model.session->colour_of_seat(lines[i].seat);
    colour_disc(ui, {column.x + 11, column.y + ui.line(Type::Body) * 0.5F}, 10,
                model.session->hue(colour));
    Column inner{column.x + 32, column.y, column.width - 32};
    ui.paragraph(inner, Type::Body, ui.colours().text, lines[i].text, gap::kSmall);
    column.y = inner.y;
  }
  end_sheet(ui, sheet);
}

void show_game_sheet(Ui& ui, Model& model) {
  const std::string title =
      model.session == nullptr ? "" : game_hud(*model.session).sheet_title(*model.session);
  if (title.empty()) {
    model.game_sheet_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "sheet", title, model.game_sheet_open, 440.0F);
  game_hud(*model.session).sheet(ui, model, sheet.scroll.column);
  end_sheet(ui, sheet);
}

void show_results(Ui& ui, Model& model) {
  if (model.session == nullptr || !model.session->status().over) {
    model.results_open = false;
    return;
  }
  view::Session& session = *model.session;
  const bool goes_on = session.next_round_waits();
  const auto standing = session.standing();
  const core::SeatIndex first = goes_on ? session.status().seat : standing[0];
  const std::string winner = player_name(session.players()[first], first);
  const std::string title =
      goes_on ? tr("{0} wins the round", {winner}) : tr("{0} wins!", {winner});
  Sheet sheet = begin_sheet(ui, "results", title, model.results_open, 460.0F);
  Column& column = sheet.scroll.column;
  const float high = std::clamp(ui.screen.height() * 0.36F, 190.0F, 270.0F);
  Rect stage = column.take(high, gap::kMedium);
  const auto shown = std::min<std::size_t>(3, standing.size());
  const float wide = std::min(stage.width() / 3.0F, 140.0F);
  const float left = stage.middle().x - wide * (shown == 2 ? 1.0F : 1.5F);
  static constexpr std::array<float, 3> kPlaces = {1.0F, 0.0F, 2.0F};  // winner in the middle
  for (std::size_t rank = 0; rank < shown; ++rank) {
    podium_block(ui, session, box(left + kPlaces[rank] * wide, stage.min.y, wide, high),
                 static_cast<int>(rank), standing[rank]);
  }
  for (std::size_t rank = 3; rank < standing.size(); ++rank) {
    const std::string line = std::to_string(rank + 1) + ". " +
                             player_name(session.players()[standing[rank]], standing[rank]);
    ui.paragraph(column, Type::Body, ui.colours().muted, line, gap::kTiny);
  }
  column.space(gap::kSmall);
  game_hud(session).results(ui, session, column);
  column.space(gap::kSmall);
  if (goes_on) {
    if ((!session.dealt || model.mail.deals) &&
        entry(ui, column, "next-round", tr("Next round"), icons::kPlay, Look::Primary)) {
      model.results_open = false;
      if (session.dealt) {
        model.mail.next_round = true;
      } else {
        session.begin_next_round();
      }
      ui.want_frame();
    }
  } else if (entry(ui, column, "rematch", tr("Rematch"), icons::kRotateCcw, Look::Primary)) {
    model.wishes.rematch = true;
    model.results_open = false;
  }
  if (session.match().game().as<maze::Game>() != nullptr &&
      entry(ui, column, "keep-maze", tr("Play again in this maze"), icons::kBrickWall)) {
    model.wishes.keep_maze = true;
    model.results_open = false;
  }
  if (may_look_back(session.replay()) &&
      entry(ui, column, "chances", tr("How the game went"), icons::kChartLine))
    open_chances(model.chances, session.replay());
  if (entry(ui, column, "watch", tr("Watch again"), icons::kHistory))
    model.games.wish = GameWish{GameWish::Kind::Replay, {}, {}};
  if (entry(ui, column, "share", tr("Share"), icons::kShare2))
    model.share.wish = SharePage::Wish::Table;
  if (entry(ui, column, "new-setup", tr("New set-up"), icons::kSlidersHorizontal)) {
    model.results_open = false;
    model.screen = Screen::Setup;
  }
  if (entry(ui, column, "look", tr("Look at the board"), icons::kEye, Look::Ghost))
    model.results_open = false;
  end_sheet(ui, sheet);
}

}  // namespace ui
