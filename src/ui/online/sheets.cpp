// The sheets over a room's table: who is there, what can be done about them, questions to the
// person here, and why everything is fair.
#include <algorithm>

#include "assets/icons.h"
#include "ui/draft/labels.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/face.h"
#include "ui/kit/sheet.h"
#include "ui/online/parts.h"
#include "view/words/words.h"

namespace ui {

using view::tr;
using Mark = OnlinePage::Mark;
using Question = OnlinePage::Question;
using Stage = OnlinePage::Stage;

namespace {

constexpr float kFace = 17.0F;

// One seat: face, name, mark, and a button for what can be done about its player.
void seat_row(Ui& ui, Model& model, Column& column, std::size_t index) {
  const OnlinePage& page = model.online;
  const OnlinePage::Seat& seat = page.seats[index];
  const Palette& c = ui.colours();
  Rect row =
      column.take(std::max(kTouch, ui.line(Type::Body) + ui.line(Type::Caption)), gap::kTiny);
  const ImVec2 face = row.cut_left(kTouch).middle();
  if (seat.mark == Mark::Bot) {
    bot_face(ui, face, kFace, seat_name(seat), seat_hue(page, seat));
  } else {
    person_face(ui, face, kFace, seat_hue(page, seat));
  }
  const bool other = !seat.mine && seat.key != core::Key{};
  const std::string name = seat_name(seat);
  ui.record_text(Role::Text, row, view::labelled(name, mark_word(seat.mark)));
  ui.push(std::to_string(index));
  if (seat.removable && icon_button(ui, "out", row.cut_right(kTouch).middle(), icons::kLogOut,
                                    view::labelled(name, tr("Remove from the game"))))
    model.ask(wish::PutOut{index});
  if (other) mute_button(ui, model, row, name, seat.key, seat.muted);
  ui.pop();
  ui.shorten(Type::Strong, row.cut_top(ui.line(Type::Body)), c.text, name);
  ui.fit(Type::Caption, row.cut_top(ui.line(Type::Caption)), c.muted, mark_word(seat.mark),
         Align::Left);
}

// The person's options concerning the game.
void game_rows(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  if (page.may_go_on) {
    const std::string label = tr("Go on without {0}", {page.missing});
    if (row_button(ui, column, "without", label, {Look::Primary, icons::kPlay, Align::Left}))
      model.ask(wish::GoOnWithout{});
    ui.paragraph(
        column, Type::Caption, ui.colours().muted,
        tr("From here this is a separate game; the one with them waits until they are back."),
        gap::kMedium);
  }
  if (page.rests && row_button(ui, column, "follow", tr("Switch to the other game"),
                               {Look::Secondary, icons::kRoute, Align::Left}))
    model.ask(wish::FollowGame{});
  if (page.may_next &&
      row_button(ui, column, "next", tr("Another game: everyone moves on one seat"),
                 {Look::Primary, icons::kRotateCcw, Align::Left}))
    model.ask(wish::NextRoomGame{});
  if (page.stage == Stage::Game) let_back_row(ui, model, column);
  if (page.can_manage && row_button(ui, column, "end", tr("Ask to end the game"),
                                    {Look::Secondary, icons::kFlag, Align::Left}))
    model.ask(wish::EndRoomGame{});
  if (page.may_leave && !page.leaves &&
      row_button(ui, column, "leave-seat", tr("Leave: a bot plays for me"),
                 {Look::Secondary, icons::kLogOut, Align::Left}))
    model.ask(wish::LeaveSeat{});
}

// A person who left, or who was replaced by a bot, sits down again with a tap.
void back_rows(Ui& ui, Model& model, Column& column) {
  const OnlinePage& page = model.online;
  if (page.stage != Stage::Game) return;
  for (std::size_t i = 0; i < page.seats.size(); ++i) {
    if (!page.seats[i].mine || (page.seats[i].mark != Mark::Away && !page.leaves)) continue;
    if (row_button(ui, column, "back", tr("Sit down again"),
                   {Look::Primary, icons::kCheck, Align::Left}))
      model.ask(wish::TakeRoomSeat{i});
    return;  // with all seats of this device
  }
}

void seat_link_rows(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  if (!page.seated || page.elsewhere) return;
  if (page.seat_link.empty()) {
    if (row_button(ui, column, "seat-link", tr("Play on another device"),
                   {Look::Secondary, icons::kSend, Align::Left}))
      model.ask(wish::ShowSeatLink{});
    return;
  }
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               tr("This link takes your seat to another device: show it to nobody else."),
               gap::kTiny);
  if (row_button(ui, column, "copy-seat", tr("Copy my seat’s link"),
                 {Look::Secondary, icons::kCopy, Align::Left}))
    model.ask(wish::CopySeatLink{});
}

// Whether the system announces the person's turn. The browser itself asks for permission after this
// tap.
void notice_rows(Ui& ui, Model& model, Column& column) {
  const OnlinePage& page = model.online;
  if (!page.can_notify || !page.seated) return;
  bool on = model.settings.notices && page.notify_allowed;
  if (toggle(ui, "notices", column, tr("Tell me when it is my turn"), on))
    model.ask(wish::TellMyTurn{on});
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               page.notify_denied ? tr("Notifications of this page are turned off in the browser.")
                                  : tr("By a notification, while this page is in the background."),
               gap::kMedium);
}

void show_people(Ui& ui, Model& model) {
  OnlinePage& page = model.online;
  Sheet sheet = begin_sheet(ui, "people", tr("At this table"), page.people_open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  if (page.elsewhere) elsewhere_line(ui, column);
  if (page.disagrees) disagree_part(ui, model, column);
  if (!page.at_fault.empty()) fault_line(ui, page, column);
  if (page.other_epoch) epoch_line(ui, column);
  if (!page.trouble.empty()) trouble_line(ui, page, column);
  if (page.not_stored) not_stored_line(ui, column);
  ui.push("seat");
  for (std::size_t i = 0; i < page.seats.size() && page.rules; ++i) seat_row(ui, model, column, i);
  ui.pop();
  column.space(gap::kSmall);
  watchers_part(ui, model, column);
  back_rows(ui, model, column);
  game_rows(ui, model, column);
  notice_rows(ui, model, column);
  words_part(ui, model, column);
  link_part(ui, model, column);
  seat_link_rows(ui, model, column);
  if (row_button(ui, column, "fair", tr("How is this fair?"),
                 {Look::Secondary, icons::kScale, Align::Left}))
    page.fair_open = true;
  if (row_button(ui, column, "close-room", tr("Close the table here"),
                 {Look::Ghost, icons::kHouse, Align::Left})) {
    model.ask(wish::CloseRoom{});
    page.people_open = false;
  }
  end_sheet(ui, sheet);
  if (!page.people_open) page.seat_link.clear();
}

std::string check_words(const OnlinePage::Check& check) {
  if (!check.good) return tr("Something does not fit: the log was refused ({0}).", {check.word});
  return view::labelled(
      tr("Checked just now: every signature and every throw is right"),
      view::tr_count("{0} entry", "{0} entries", check.entries) + ", " +
          view::tr_count("{0} throw or card", "{0} throws and cards", check.throws));
}

void show_fair(Ui& ui, Model& model) {
  OnlinePage& page = model.online;
  const Palette& c = ui.colours();
  Sheet sheet = begin_sheet(ui, "fair", tr("How is this fair?"), page.fair_open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  for (const std::string_view words :
       {tr("Before the game each device promises a chain of secret numbers. After each move every "
           "device shows its next one, and the throw is drawn from all of them together."),
        tr("Nobody can choose a throw: one honest device is enough, as nobody knows its number "
           "before the move is made. Nobody can take a move back: each names all before it and "
           "is signed."),
        tr("Whoever is the last to show could fall silent instead. Then everyone sees a wait of "
           "ten seconds, and the others go on without them.")}) {
    ui.paragraph(column, Type::Body, c.text, words, gap::kMedium);
  }
  const bool played = page.stage == Stage::Game || page.stage == Stage::Over;
  if (played && row_button(ui, column, "check", tr("Check the whole game again"),
                           {Look::Primary, icons::kScale}))
    model.ask(wish::CheckRoom{});
  if (page.check.done)
    ui.paragraph(column, Type::Strong, c.text, check_words(page.check), gap::kMedium);
  end_sheet(ui, sheet);
  if (!page.fair_open) page.check = {};
}

// Everybody has agreed to end the game early: the moves remain, and another game can begin.
void show_end(Ui& ui, Model& model) {
  OnlinePage& page = model.online;
  Sheet sheet = begin_sheet(ui, "end", tr("The game is over"), page.end_open, kQuestionWidth);
  Column& column = sheet.scroll.column;
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("All have agreed to end this game here. It is kept as it stands."), gap::kMedium);
  const auto way = [&](const char* key, std::string_view label, ButtonStyle style, Wish wish) {
    if (!row_button(ui, column, key, label, style)) return;
    model.ask(std::move(wish));
    page.end_open = false;
  };
  if (page.may_next)
    way("next-game", tr("Another game: everyone moves on one seat"),
        {Look::Primary, icons::kRotateCcw, Align::Left}, wish::NextRoomGame{});
  if (page.stage == Stage::Lobby)
    way("lobby", tr("To the next game"), {Look::Primary, icons::kUsers, Align::Left},
        wish::OpenRoom{});
  way("watch", tr("Watch again"), {Look::Secondary, icons::kHistory, Align::Left}, wish::Watch{});
  way("close-room", tr("Close the table here"), {Look::Ghost, icons::kHouse, Align::Left},
      wish::CloseRoom{});
  end_sheet(ui, sheet);
}

std::string question(const OnlinePage& page) {
  switch (page.question) {
    case Question::End:
      return page.asked_of.empty()
                 ? std::string(tr("The others want to end this game. Do you agree?"))
                 : tr("{0} wants to end this game. Do you agree?", {page.asked_of});
    case Question::Remove: return tr("Should the game go on without {0}?", {page.asked_of});
    case Question::Seats:
    case Question::None: break;
  }
  return std::string(tr("The seats are to change. Do you agree?"));
}

void show_question(Ui& ui, Model& model) {
  bool open = true;  // a tap beside it must not answer for everybody
  Sheet sheet = begin_sheet(ui, "question", tr("A question"), open, kQuestionWidth, false);
  Column& column = sheet.scroll.column;
  ui.paragraph(column, Type::Body, ui.colours().text, question(model.online), gap::kMedium);
  if (row_button(ui, column, "yes", tr("Yes"), {Look::Primary, icons::kCheck}))
    model.ask(wish::AnswerRoom{true});
  if (row_button(ui, column, "no", tr("No"), {Look::Secondary, icons::kX}))
    model.ask(wish::AnswerRoom{false});
  end_sheet(ui, sheet);
}

}  // namespace

void show_online_sheets(Ui& ui, Model& model) {
  OnlinePage& page = model.online;
  ui.push("room");
  ui.tell("asked", page.question != Question::None ? question(page) : std::string());
  const bool at_table = model.screen == Screen::Table;
  if (page.people_open && at_table) show_people(ui, model);
  if (page.end_open && at_table) show_end(ui, model);
  if (page.question != Question::None) show_question(ui, model);
  if (page.fair_open) show_fair(ui, model);
  ui.pop();
}

}  // namespace ui
