// The new-game screen: the board with its nests is the table, with the players, the ways to play,
// and every rule (folded) beside or below it.
#include "ui/setup/setup.h"

#include <algorithm>
#include <array>
#include <utility>

#include "assets/icons.h"
#include "games/game.h"
#include "play/sealed.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/draft/pictures.h"
#include "ui/kit/button.h"
#include "ui/kit/page_bar.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/setup/rules.h"
#include "ui/setup/seat_board.h"
#include "ui/setup/seat_rows.h"
#include "ui/setup/seat_sheet.h"
#include "ui/setup/ways.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kTableShare = 0.4F;  // of the width, for the board and the players
constexpr float kTableLeast = 340.0F;
constexpr float kTableMost = 520.0F;
constexpr float kOneColumn = 560.0F;
constexpr float kBoardShare = 0.4F;   // of the height, on a narrow page, …
constexpr float kBoardBeside = 0.5F;  // … and on a wide one: the players are seen with it
constexpr float kBoardLeast = 220.0F;
constexpr float kPageMost = 1500.0F;
constexpr float kPageFixed = 0.6F;
constexpr float kTwoColumns = 780.0F;  // css px: wide enough for board and ways side by side

constexpr ButtonStyle kStart{Look::Primary, icons::kPlay, Align::Centre, true, Type::Large};
constexpr ButtonStyle kOnline{Look::Primary, icons::kUsers, Align::Centre, true, Type::Large};
// The start where “Play online” is beside it, from the most to the least that it needs.
constexpr std::array kStarts{kStart,
                             ButtonStyle{Look::Primary, nullptr, Align::Centre, true, Type::Large},
                             ButtonStyle{Look::Primary}};

void online_wish(Model& model) {
  model.ask(wish::KeepDrafts{});
  model.ask(wish::PlayOnline{});
}

// Whether the board and the ways to play are side by side.
bool is_wide(const Ui& ui) {
  return ui.screen.width() >= kTwoColumns * (kPageFixed + (1.0F - kPageFixed) * ui.text_scale);
}

float table_width(const Ui& ui) {
  if (!is_wide(ui)) return std::min(ui.screen.width(), kOneColumn * ui.text_scale);
  const float page = std::min(ui.screen.width(), kPageMost * ui.text_scale);
  return std::clamp(page * kTableShare, kTableLeast, kTableMost * ui.text_scale);
}

// How the start looks with “Play online” beside it; none if both do not fit.
const ButtonStyle* start_beside(const Ui& ui) {
  const float online = button_width(ui, tr("Play online"));
  const float room =
      table_width(ui) - 2.0F * (is_wide(ui) ? gap::kLarge : gap::kMedium) - online - gap::kSmall;
  const auto fits = std::find_if(kStarts.begin(), kStarts.end(), [&](const ButtonStyle& style) {
    return button_width(ui, tr("Start the game"), style) <= room;
  });
  return fits == kStarts.end() ? nullptr : &*fits;
}

void start(Model& model) {
  model.ask(wish::KeepDrafts{});
  model.ask(wish::Start{});
}

// For people who prepare a table online: the other start only if there is room beside it.
void online_button(Ui& ui, Model& model, Rect rect) {
  const float other = button_width(ui, tr("Start the game"));
  const float online = button_width(ui, tr("Play online"), kOnline);
  if (rect.width() > other + online + gap::kSmall) {
    const Rect place = rect.cut_left(other);
    rect.cut_left(gap::kSmall);
    if (button(ui, "start", place, tr("Start the game"))) start(model);
  }
  if (button(ui, "online", rect, tr("Play online"), kOnline)) online_wish(model);
}

void start_button(Ui& ui, Model& model, Rect rect) {
  if (model.setup_for == SetupFor::Room) {
    if (button(ui, "online", rect, tr("Use these rules"), kOnline)) online_wish(model);
    return;
  }
  if (model.setup_for == SetupFor::Online) return online_button(ui, model, rect);
  const ButtonStyle* beside = start_beside(ui);
  if (beside != nullptr) {
    const Rect online = rect.cut_left(button_width(ui, tr("Play online")));
    rect.cut_left(gap::kSmall);
    if (button(ui, "online", online, tr("Play online"))) online_wish(model);
  }
  const ButtonStyle& style = beside != nullptr ? *beside : kStart;
  if (button(ui, "start", rect, tr("Start the game"), style)) start(model);
}

void header(Ui& ui, Model& model, Rect bar) {
  if (back_button(ui, bar, tr("Back"))) leave_screen(model);
  bar.cut_left(gap::kSmall);
  const std::string_view title = known_title(model.drafts.chosen);
  const BarIcon share[] = {{"share", icons::kShare2, tr("Share")}};
  if (!bar_icons(ui, bar, share, title_width(ui, title)).empty()) model.ask(wish::ShareDraft{});
  page_title(ui, bar, ui.colours().on_backdrop, title);
}

// A game of several people may be played on their own devices, each in their own time.
void mail_part(Ui& ui, Model& model, Column& column) {
  const Draft& draft = model.drafts.now();
  if (play::count_persons(draft.players) < 2 || for_others(model.setup_for)) return;
  const ButtonStyle style{Look::Secondary, icons::kSend, Align::Left};
  if (row_button(ui, column, "mail", tr("Play by link"), style)) {
    const auto game = games::Game::parse(rules_line(draft.rules));
    if (const auto why = play::refuse_to_travel(*game, draft.players)) {
      ui.toast(tr(*why));
    } else {
      start(model);
      model.ask(wish::OfferMail{});
    }
  }
  ui.paragraph(column, Type::Caption, ui.colours().on_backdrop_muted,
               tr("Each person plays their turns on their own device and sends the others a new "
                  "link."),
               gap::kMedium);
}

// The board, as large as `most` allows, with the players below it. In a room it shows only the
// rules' board: who sits there is chosen in the room.
void table_part(Ui& ui, Model& model, Column& column, float most) {
  const bool room = model.setup_for == SetupFor::Room;
  ui.paragraph(column, Type::Caption, ui.colours().on_backdrop_muted,
               room ? tr("Everybody keeps their seat.")
                    : tr("Tap a place on the board to choose who sits there."),
               gap::kTiny);
  const float side = std::min(column.width, most);
  const Rect board = centred(column.take(side, gap::kMedium), {side, side});
  if (room) return draw_picture(ui, model, board, model.drafts.now().rules);
  seat_board(ui, model, board);
  seat_rows(ui, model, column);
  mail_part(ui, model, column);
  if (for_others(model.setup_for) || start_beside(ui) != nullptr) return;
  const ButtonStyle style{Look::Secondary, icons::kUsers, Align::Left};
  if (row_button(ui, column, "online", tr("Play online"), style, gap::kMedium)) online_wish(model);
}

// Every rule as a control, once the fold is opened; then it comes to the top, as far as it can.
void rules_part(Ui& ui, Model& model, Scroll& scroll) {
  Column& column = scroll.column;
  const unsigned opened = ui.id("rules-opened");
  if (ui.recall(opened, 0.0F) > 0.0F) {
    scroll_to(ui, scroll, column.y - gap::kMedium);
    ui.want_frame();
  }
  ui.remember(opened, 0.0F);
  const ButtonStyle style{
      Look::Secondary, model.rules_unfolded ? icons::kChevronUp : icons::kChevronDown, Align::Left};
  if (row_button(ui, column, "rules", tr("Rules"), style, gap::kMedium)) {
    model.rules_unfolded = !model.rules_unfolded;
    ui.remember(opened, model.rules_unfolded ? 1.0F : 0.0F);
    ui.want_frame();
  }
  ui.mark_fold(model.rules_unfolded);
  if (!model.rules_unfolded) return;
  show_rules(ui, model, column);
  if (!for_others(model.setup_for)) own_dice_rule(ui, model, column);
}

void two_columns(Ui& ui, Model& model, Rect room) {
  Rect left = room.cut_left(table_width(ui));
  const Rect start = left.cut_bottom(ui.control(Type::Large) + 2 * gap::kMedium)
                         .grown(-gap::kLarge, -gap::kMedium);
  Scroll seats = begin_scroll(ui, "people", left, gap::kLarge);
  seats.column.y -= gap::kSmall;
  table_part(ui, model, seats.column, std::max(kBoardLeast, left.height() * kBoardBeside));
  end_scroll(ui, seats);
  start_button(ui, model, start);
  Scroll ways = begin_scroll(ui, "boards", room, gap::kLarge);
  ui.paragraph(ways.column, Type::Heading, ui.colours().on_backdrop, tr("Ways to play"),
               gap::kMedium);
  preset_grid(ui, model, ways.column);
  ways.column.space(gap::kSmall);
  rules_part(ui, model, ways);
  end_scroll(ui, ways);
}

void one_column(Ui& ui, Model& model, Rect room) {
  const Rect foot = room.cut_bottom(ui.control(Type::Large) + 2 * gap::kMedium);
  const float wide = table_width(ui);
  Scroll scroll = begin_scroll(ui, "all", centred(room, {wide, room.height()}), gap::kMedium);
  scroll.column.y -= gap::kSmall;
  chosen_card(ui, model, scroll.column);
  table_part(ui, model, scroll.column, std::max(kBoardLeast, ui.screen.height() * kBoardShare));
  rules_part(ui, model, scroll);
  end_scroll(ui, scroll, 2.0F * gap::kMedium);
  start_button(ui, model,
               centred(foot, {wide - 2 * gap::kMedium, foot.height() - 2 * gap::kMedium}));
}

// A game's set-up begins at its top, unless the last one to be opened was that game's too.
void begin_at_top(Ui& ui, const Drafts& drafts) {
  const unsigned seen = ui.id("seen");
  const unsigned game = ui.id("game");
  const auto frame = static_cast<float>(ImGui::GetFrameCount());
  const auto chosen = static_cast<float>(drafts.chosen);
  const bool opened = ui.recall(seen, -1.0F) != frame - 1.0F;
  if (opened && ui.recall(game, chosen) != chosen) {
    for (const std::string_view scroll : {"people", "boards", "all"}) forget_scroll(ui, scroll);
  }
  ui.remember(seen, frame);
  ui.remember(game, chosen);
}

// If the rules have become those of another known game, continues in that game's set-up.
void follow_rules(Drafts& drafts, const Drafts& before) {
  const KnownGame now = known_of(drafts.now().rules);
  if (now == drafts.chosen) return;
  Draft draft = std::exchange(drafts.now(), before.now());
  drafts.chosen = now;
  drafts.now() = std::move(draft);
}

}  // namespace

void show_setup(Ui& ui, Model& model) {
  const Drafts before = model.drafts;
  ui.push("setup");
  model.table_shown = false;
  begin_at_top(ui, model.drafts);
  Rect room = ui.screen;
  header(ui, model, cut_page_bar(ui, room));
  if (is_wide(ui)) {
    two_columns(ui, model,
                centred(room, {std::min(room.width(), kPageMost * ui.text_scale), room.height()}));
  } else {
    one_column(ui, model, room);
  }
  if (model.presets_open) {
    Sheet sheet = begin_sheet(ui, "presets", tr("Ways to play"), model.presets_open, kOneColumn);
    if (preset_grid(ui, model, sheet.scroll.column)) model.presets_open = false;
    end_sheet(ui, sheet);
  }
  show_seat_sheet(ui, model);
  ui.pop();
  follow_rules(model.drafts, before);
  if (!(before == model.drafts)) model.ask(wish::KeepDrafts{});
}

}  // namespace ui
