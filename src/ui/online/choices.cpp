#include "ui/online/choices.h"

#include <algorithm>
#include <array>

#include "ai/agent.h"
#include "assets/icons.h"
#include "ui/draft/labels.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/ladder.h"
#include "ui/kit/sheet.h"
#include "ui/named_choice.h"
#include "ui/online/parts.h"
#include "ui/setup/seat_rows.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace ui {

using view::tr;
using Mark = OnlinePage::Mark;
using Stage = OnlinePage::Stage;

namespace {

std::string seconds(std::string_view count) { return tr("{0} s", {std::string(count)}); }

}  // namespace

void timer_choice(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  static constexpr std::array<std::uint16_t, 4> kTimes = {0, 20, 60, 180};
  static constexpr std::array<std::string_view, kTimes.size()> kSeconds = {"0", "20", "60", "180"};
  std::vector<Option> options;
  int chosen = 0;
  for (std::size_t i = 0; i < kTimes.size(); ++i) {
    options.push_back({kSeconds[i], i == 0 ? std::string(tr("No limit")) : seconds(kSeconds[i])});
    if (kTimes[i] == page.timer_s) chosen = static_cast<int>(i);
  }
  ui.paragraph(column, Type::Strong, ui.colours().text, tr("Time for a decision"), gap::kTiny);
  if (!choice_row(ui, column, "timer", tr("Time for a decision"), options, chosen, gap::kMedium))
    return;
  model.ask(wish::SetRoomTimer{kTimes[static_cast<std::size_t>(chosen)]});
}

void timer_line(Ui& ui, const OnlinePage& page, Column& column) {
  if (page.timer_s == 0) return;
  ui.paragraph(column, Type::Body, ui.colours().muted,
               view::labelled(tr("Time for a decision"), seconds(std::to_string(page.timer_s))),
               gap::kMedium);
}

void strangers_part(Ui& ui, Model& model, Column& column) {
  const OnlinePage& page = model.online;
  if (page.stage != Stage::Lobby) return;
  // People who came by the list keep the table's link: only opening another table closes this one.
  const bool stays = page.open_table && page.reached;
  if (page.owner && !stays) {
    bool on = page.open_table;
    if (toggle(ui, "open", column, tr("Open to strangers"), on))
      model.ask(wish::OpenToStrangers{on});
  }
  if (page.owner || page.open_table) {
    ui.paragraph(column, Type::Caption, ui.colours().muted,
                 stays || !page.owner
                     ? tr("This table is open to strangers: anyone may sit down, names are not "
                          "shown, and everyone speaks in ready-made phrases only.")
                     : tr("Anyone may sit down and can learn your internet address. Names are not "
                          "shown, and everyone speaks in ready-made phrases only."),
                 gap::kMedium);
  }
  if (page.owner && !page.reached &&
      row_button(ui, column, "tables", tr("Open tables"), {Look::Secondary, icons::kUsers},
                 gap::kMedium))
    model.ask(wish::Go{Screen::Tables});
}

namespace {

// A seat of this device: it is the only one, or somebody else here may have it.
bool own_seat(Ui& ui, Model& model, Column& column, std::size_t index) {
  const OnlinePage& page = model.online;
  const auto mine = std::count_if(page.seats.begin(), page.seats.end(),
                                  [](const OnlinePage::Seat& seat) { return seat.mine; });
  const bool frees =
      page.several && mine > 1 &&
      row_button(ui, column, "free", tr("Free this seat"), {Look::Secondary, icons::kX});
  if (frees) model.ask(wish::TakeRoomSeat{index, true});
  const bool leaves =
      row_button(ui, column, "leave", tr("Stand up and watch"), {Look::Secondary, icons::kEye});
  if (leaves) model.ask(wish::LeaveSeat{});
  return frees || leaves;
}

// Somebody else's seat: mutes or unmutes them, or frees the seat.
bool others_seat(Ui& ui, Model& model, Column& column, std::size_t index) {
  const OnlinePage::Seat& seat = model.online.seats[index];
  const std::string state =
      view::labelled(colour_name(seat_hue(model.online, seat)), seat_state(model.online, seat));
  ui.paragraph(column, Type::Body, ui.colours().text, state, gap::kMedium);
  const ButtonStyle style{Look::Secondary,
                          seat.muted ? icons::kMessageCircle : icons::kMessageCircleOff};
  const bool mutes = row_button(ui, column, "mute", seat.muted ? tr("Unmute") : tr("Mute"), style);
  if (mutes) model.ask(wish::Mute{seat.key});
  const bool frees = model.online.owner && row_button(ui, column, "free", tr("Free this seat"),
                                                      {Look::Secondary, icons::kX});
  if (frees) model.ask(wish::PutOut{index});
  return mutes || frees;
}

// A seat that is free, or a bot's.
bool empty_seat(Ui& ui, Model& model, Column& column, std::size_t index) {
  const OnlinePage& page = model.online;
  const bool here = row_button(ui, column, "here", tr("Sit here"), {Look::Primary, icons::kCheck});
  if (here) model.ask(wish::TakeRoomSeat{index});
  const bool also = page.seated && page.several &&
                    row_button(ui, column, "also", tr("Somebody else plays here, on this device"),
                               {Look::Secondary, icons::kUsers}, gap::kMedium);
  if (also) model.ask(wish::TakeRoomSeat{index, true});
  if (here || also) return true;
  if (!page.owner) return false;
  const std::vector<Rung> rungs = level_rungs(games::Game(*page.rules));
  std::size_t level = level_index(page.seats[index].level);
  const BotChoice chosen = bot_ladder(ui, column, rungs, level);
  if (chosen != BotChoice::None)
    model.ask(wish::SeatRoomBot{index, std::string(ai::levels()[level])});
  return chosen == BotChoice::Sits;
}

}  // namespace

void show_seat(Ui& ui, Model& model) {
  OnlinePage& page = model.online;
  if (*page.seat_asked >= page.seats.size()) {
    page.seat_asked.reset();
    return;
  }
  const std::size_t index = *page.seat_asked;
  const OnlinePage::Seat& seat = page.seats[index];
  bool open = true;
  const bool empty = seat.mark == Mark::Free || seat.mark == Mark::Bot;
  const std::string title =
      empty ? std::string(colour_name(seat_hue(page, seat))) : seat_name(seat);
  Sheet sheet = begin_sheet(ui, "seat", title, open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  bool done = false;
  if (seat.mine) {
    done = own_seat(ui, model, column, index);
  } else if (!empty) {
    done = others_seat(ui, model, column, index);
  } else if (page.owner || (page.seated && page.several)) {
    done = empty_seat(ui, model, column, index);
  } else {
    done = true;  // the person in that seat has left meanwhile
  }
  end_sheet(ui, sheet);
  if (!open || done) page.seat_asked.reset();
}

void show_leave(Ui& ui, Model& model) {
  OnlinePage& page = model.online;
  Sheet sheet = begin_sheet(ui, "leave", tr("Leave the table"), page.leave_asked, kQuestionWidth);
  Column& column = sheet.scroll.column;
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("Your seat becomes free. The table’s link leads back to it."), gap::kMedium);
  if (row_button(ui, column, "leave", tr("Leave the table"), {Look::Primary, icons::kLogOut})) {
    page.leave_asked = false;
    leave_screen(model);
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
