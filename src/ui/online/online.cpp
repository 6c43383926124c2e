#include "ui/online/online.h"

#include <algorithm>

#include "assets/icons.h"
#include "play/room/text.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/draft/pictures.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/face.h"
#include "ui/kit/page_bar.h"
#include "ui/kit/sheet.h"
#include "ui/online/choices.h"
#include "ui/online/parts.h"
#include "ui/screens/share.h"
#include "ui/setup/seat_board.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace ui {

using view::tr;
using Mark = OnlinePage::Mark;
using Stage = OnlinePage::Stage;

namespace {

constexpr float kOneColumn = 560.0F;
constexpr float kTwoColumns = 700.0F;  // css px: wide enough for board and people side by side
constexpr float kBoardShare = 0.46F;   // of the height, on a narrow page
constexpr float kBoardLeast = 220.0F;
constexpr float kPageMost = 1200.0F;
constexpr float kHalf = 0.5F;
constexpr float kRing = 3.0F;
constexpr float kTick = 9.0F;
constexpr float kTickAt = 0.72F;  // of the face's radius, right of and below its middle
constexpr float kAwayInk = 0.45F;

// --- The table, with everyone who has come.

// A tap on a seat: sits down, or asks what to do with the seat if there is a choice.
void touch_seat(Model& model, std::size_t index) {
  OnlinePage& page = model.online;
  const OnlinePage::Seat& seat = page.seats[index];
  const bool empty = seat.mark == Mark::Free || seat.mark == Mark::Bot;
  const bool asks = page.owner || (page.seated && page.several);
  if (asks && !seat.mine && empty) {
    page.seat_asked = index;
  } else if (empty) {
    model.ask(wish::TakeRoomSeat{index});
  } else if (page.stage == Stage::Lobby) {
    page.seat_asked = index;
  }
}

void ready_tick(Ui& ui, ImVec2 middle, float radius) {
  const ImVec2 at = middle + ImVec2(radius * kTickAt, radius * kTickAt);
  ui.draw->AddCircleFilled(at, kTick, ui.colours().accent);
  ui.icon(at, ui.colours().on_accent, icons::kCheck, kTick + kTick * kHalf);
}

void face_of(Ui& ui, const NestFace& face, const OnlinePage::Seat& seat, view::Hue hue) {
  const Palette& c = ui.colours();
  const ImVec2 at = face.at;
  const float size = face.radius;
  if (seat.mark == Mark::Free) {
    empty_face(ui, face, hue);
    return;
  }
  if (seat.mark == Mark::Bot) {
    bot_face(ui, at, size, character_of_seat(seat.of_game), hue);
  } else {
    person_face(ui, at, size, hue);
  }
  if (seat.mark == Mark::Gone || seat.mark == Mark::Away)
    ui.draw->AddCircleFilled(at, size, faded(c.panel, kAwayInk));
  if (seat.mine) ui.draw->AddCircle(at, size + kRing, c.accent, 0, kRing);
  if (seat.ready && seat.mark != Mark::Bot) ready_tick(ui, at, size);
}

void seat_button(Ui& ui, Model& model, const Rect& square, const Nest& nest, std::size_t index) {
  const OnlinePage& page = model.online;
  const OnlinePage::Seat& seat = page.seats[index];
  const view::Hue hue = seat_hue(page, seat);
  const NestFace face = nest_button(ui, square, nest, std::to_string(index),
                                    view::labelled(colour_name(hue), seat_words(page, seat)));
  face_of(ui, face, seat, hue);
  const bool sits = seat.mark != Mark::Free;
  name_plate(ui, square, face, sits ? seat_name(seat) : std::string(tr("Sit here")));
  if (face.clicked) touch_seat(model, index);
}

void lobby_board(Ui& ui, Model& model, Column& column, float most) {
  const OnlinePage& page = model.online;
  const float side = std::min(column.width, most);
  const Rect square = centred(column.take(side, gap::kMedium), {side, side});
  draw_picture(ui, model, square, *page.rules);
  ui.push("seat");
  const std::span<const Nest> nests = board_nests(*page.rules);
  for (std::size_t i = 0; i < page.seats.size(); ++i) {
    const core::Colour colour = first_colour(page, page.seats[i]);
    if (colour < nests.size()) seat_button(ui, model, square, nests[colour], i);
  }
  ui.pop();
}

// --- The words and buttons below the table.

bool all_ready(const OnlinePage& page) {
  return std::all_of(page.seats.begin(), page.seats.end(), [](const OnlinePage::Seat& seat) {
    return seat.mine || seat.mark == Mark::Free || seat.mark == Mark::Bot || seat.ready;
  });
}

bool any_free(const OnlinePage& page) {
  return std::any_of(page.seats.begin(), page.seats.end(),
                     [](const OnlinePage::Seat& seat) { return seat.mark == Mark::Free; });
}

std::string owner_name(const OnlinePage& page) {
  for (const OnlinePage::Seat& seat : page.seats) {
    if (seat.owner) return seat_name(seat);
  }
  return std::string(tr("Somebody"));
}

std::string lobby_line(const OnlinePage& page) {
  if (page.stage == Stage::Knocking && page.open_table) {
    return std::string(
        tr("Looking for the table… If nobody answers, it is gone: go back to the "
           "others."));
  }
  if (page.stage == Stage::Knocking) return std::string(tr("Looking for the table…"));
  if (page.owner && !page.reached && page.open_table) {
    return std::string(tr("Your table is among the open ones. Whoever sits down appears here."));
  }
  if (page.owner && !page.reached) {
    return std::string(tr("Send the link to your friends: whoever opens it can sit down."));
  }
  if (page.owner && !all_ready(page)) {
    return std::string(tr("Waiting until everybody is ready."));
  }
  if (page.owner && !page.watchers.empty() && any_free(page)) {
    return tr("{0} is choosing a seat.", {watcher_name(page.watchers[0])});
  }
  if (page.owner) return std::string(tr("Everybody is ready."));
  const bool may_sit = std::any_of(page.seats.begin(), page.seats.end(), [](const auto& seat) {
    return seat.mark == Mark::Free || seat.mark == Mark::Bot;
  });
  if (!page.seated)
    return std::string(may_sit ? tr("Tap a free seat to sit down.") : tr("You are watching"));
  if (!page.ready) return std::string(tr("Say when you are ready."));
  return tr("Waiting for {0} to start.", {owner_name(page)});
}

// Its label is above it, because the field itself holds somebody's name.
void name_field(Ui& ui, Model& model, Column& column) {
  const Rect words = column.take(ui.line(Type::Caption), gap::kHair);
  ui.fit(Type::Caption, words, ui.colours().muted, tr("Your name"), Align::Left);
  if (field(ui, "name", column.take(ui.control(), gap::kMedium), tr("Your name"), model.online.name,
            kLongestNameLetters))
    model.ask(wish::TakeName{});
}

// While nobody has come, the link matters more.
void start_button(Ui& ui, Model& model, Column& column) {
  const OnlinePage& page = model.online;
  const Look look = page.reached ? Look::Primary : Look::Secondary;
  const ButtonStyle style{look, icons::kPlay, Align::Centre, all_ready(page)};
  if (row_button(ui, column, "start", tr("Start the game"), style)) model.ask(wish::StartRoom{});
  if (!any_free(page)) return;
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               tr("Bots take the seats that are still free."), gap::kMedium);
}

void ready_button(Ui& ui, Model& model, Column& column) {
  const OnlinePage& page = model.online;
  if (!page.seated || page.ready) return;
  if (row_button(ui, column, "ready", tr("I am ready"), {Look::Primary, icons::kCheck}))
    model.ask(wish::BeReady{});
}

// The next thing to do comes first: inviting, then starting.
void owners_part(Ui& ui, Model& model, Column& column) {
  const OnlinePage& page = model.online;
  if (page.reached) start_button(ui, model, column);
  if (page.reached && page.stage == Stage::Lobby) words_part(ui, model, column);
  if (page.stage == Stage::Lobby) let_back_row(ui, model, column);
  if (!page.open_table) name_field(ui, model, column);
  link_part(ui, model, column);
  if (!page.reached) start_button(ui, model, column);
  if (page.stage == Stage::Lobby &&
      row_button(ui, column, "rules", tr("Other rules"),
                 {Look::Secondary, icons::kSlidersHorizontal, Align::Left}))
    model.ask(wish::OtherRules{});
  timer_choice(ui, model, column);
  strangers_part(ui, model, column);
}

void guests_part(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  ready_button(ui, model, column);
  if (page.stage != Stage::Knocking && !page.open_table) name_field(ui, model, column);
  if (page.stage == Stage::Lobby) words_part(ui, model, column);
  strangers_part(ui, model, column);
  link_part(ui, model, column);
  timer_line(ui, page, column);
}

void beside_board(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  const std::string line = lobby_line(page);
  ui.tell("line", line);
  ui.paragraph(column, Type::Strong, ui.colours().text, line, gap::kMedium);
  if (page.elsewhere) elsewhere_line(ui, column);
  if (page.other_epoch) epoch_line(ui, column);
  if (!page.trouble.empty()) trouble_line(ui, page, column);
  if (page.not_stored) not_stored_line(ui, column);
  page.owner ? owners_part(ui, model, column) : guests_part(ui, model, column);
  watchers_part(ui, model, column);
  privacy(ui, page, column);
}

void header(Ui& ui, Model& model, Rect bar) {
  OnlinePage& page = model.online;
  if (back_button(ui, bar, tr("Leave the table"))) {
    page.leave_asked = page.stage == Stage::Lobby && page.seated && page.reached;
    // Escape may be a slip of the finger: it only leads to the title, and the table is kept.
    const bool slip = ImGui::IsKeyPressed(ImGuiKey_Escape, false);
    if (!page.leave_asked && slip) model.ask(wish::Go{Screen::Title});
    if (!page.leave_asked && !slip) leave_screen(model);
    ui.want_frame();
  }
  bar.cut_left(gap::kSmall);
  page_title(ui, bar, ui.colours().on_backdrop,
             page.rules ? known_title(known_of(*page.rules)) : tr("Play online"));
}

// The words are on a panel that is as tall as they need.
void panel_below(Ui& ui, Model& model, Column& column, std::string_view key) {
  constexpr float kBig = 4000.0F;
  const unsigned id = ui.id(key);
  const float high = ui.recall(id, kBig);
  if (high < kBig) {
    ui.panel(box(column.x, column.y, column.width, high), corner::kCard);
  }
  Column inner{column.x + gap::kMedium, column.y + gap::kMedium,
               column.width - 2.0F * gap::kMedium};
  const float begun = column.y;
  beside_board(ui, model, inner);
  const float now = inner.y - begun + gap::kSmall;
  ui.remember_size(id, now);
  column.y = begun + now + gap::kMedium;
}

void two_columns(Ui& ui, Model& model, Rect room) {
  const float side = std::min(room.width() * kHalf, room.height());
  Rect left = room.cut_left(side);
  Column board{left.min.x + gap::kMedium, left.min.y, side - 2.0F * gap::kMedium};
  if (model.online.rules) lobby_board(ui, model, board, room.height() - 2.0F * gap::kMedium);
  Scroll scroll = begin_scroll(ui, "people", room, gap::kMedium);
  scroll.column.y -= gap::kMedium;  // level with the top of the board
  panel_below(ui, model, scroll.column, "high");
  end_scroll(ui, scroll, gap::kMedium);
}

void one_column(Ui& ui, Model& model, Rect room) {
  const float wide = std::min(room.width(), kOneColumn * ui.text_scale);
  Scroll scroll = begin_scroll(ui, "all", centred(room, {wide, room.height()}), gap::kMedium);
  scroll.column.y -= gap::kSmall;
  if (model.online.rules) {
    lobby_board(ui, model, scroll.column, std::max(kBoardLeast, ui.screen.height() * kBoardShare));
  }
  panel_below(ui, model, scroll.column, "high");
  end_scroll(ui, scroll, 2.0F * gap::kMedium);
}

}  // namespace

void show_online(Ui& ui, Model& model) {
  OnlinePage& page = model.online;
  model.table_shown = false;
  if (page.stage == Stage::Off) {
    model.ask(wish::Go{Screen::Title});
    ui.want_frame();
    return;
  }
  ui.push("online");
  Rect room = ui.screen;
  const bool leave_asked = page.leave_asked;  // the Escape that asks must not close its sheet too
  header(ui, model, cut_page_bar(ui, room));
  if (room.width() >= kTwoColumns * ui.text_scale && room.width() > room.height()) {
    two_columns(ui, model, centred(room, {std::min(room.width(), kPageMost), room.height()}));
  } else {
    one_column(ui, model, room);
  }
  if (page.seat_asked) show_seat(ui, model);
  if (leave_asked) show_leave(ui, model);
  ui.pop();
}

}  // namespace ui
