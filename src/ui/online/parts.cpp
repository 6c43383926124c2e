#include "ui/online/parts.h"

#include <algorithm>
#include <array>
#include <bit>

#include "assets/icons.h"
#include "play/room/text.h"
#include "ui/draft/labels.h"
#include "ui/kit/button.h"
#include "ui/kit/cells.h"
#include "ui/kit/choice.h"
#include "ui/kit/face.h"
#include "ui/kit/ladder.h"
#include "ui/screens/share.h"
#include "view/words/words.h"

namespace ui {

using view::tr;
using Mark = OnlinePage::Mark;

namespace {

constexpr std::size_t kLinesShown = 6;

void phrase_grid(Ui& ui, Model& model, Column& column) {
  constexpr float kTwoFrom = 300.0F;
  const std::size_t a_row = column.width > kTwoFrom * ui.text_scale ? 2 : 1;
  const ButtonStyle style{Look::Ghost, nullptr, Align::Left, true, Type::Body};
  ui.push("phrase");
  rows_of_cells(
      column, kPhrases, {a_row, gap::kTiny, gap::kHair},
      [&](std::size_t i, float wide) { return button_height(ui, tr(phrase(i + 1)), wide, style); },
      [&](std::size_t i, const Rect& place) {
        if (!button(ui, std::to_string(i + 1), place, tr(phrase(i + 1)), style)) return;
        model.ask(wish::SayPhrase{static_cast<std::uint8_t>(i + 1)});
        model.online.phrases_open = false;
      });
  ui.pop();
  column.space(gap::kSmall);
}

// The alignment of a button's words: in the middle at the table, to the left in a sheet's list.
Align place_of_words(const OnlinePage& page) {
  return page.stage == OnlinePage::Stage::Lobby ? Align::Centre : Align::Left;
}

std::string said_words(const OnlinePage::Line& line) {
  const std::string who = line.mine          ? std::string(tr("You"))
                          : line.who.empty() ? std::string(tr("Somebody"))
                                             : line.who;
  return view::labelled(who, line.phrase > 0 ? std::string(tr(phrase(line.phrase))) : line.text);
}

// A field for any words, for people who came by the link.
void own_words(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  Rect row = column.take(ui.control(), gap::kMedium);
  const Rect send = row.cut_right(kTouch);
  row.cut_right(gap::kTiny);
  (void)field(ui, "words", row, tr("Write a message"), page.words, play::room::kMostSayPoints);
  const std::string words = play::room::plain_part(page.words);
  const bool entered = ui.entered("words") && !words.empty();
  if (icon_button(ui, "say", send.middle(), icons::kSend, tr("Say it"),
                  {.enabled = !words.empty()}) ||
      entered) {
    model.ask(wish::SayWords{words});
  }
}

}  // namespace

core::Colour first_colour(const OnlinePage& page, const OnlinePage::Seat& seat) {
  const auto sets = seats_of(*page.rules);
  return static_cast<core::Colour>(std::countr_zero(unsigned{sets[seat.of_game]}));
}

view::Hue seat_hue(const OnlinePage& page, const OnlinePage::Seat& seat) {
  return hue_in(*page.rules, first_colour(page, seat));
}

std::string seat_name(const OnlinePage::Seat& seat) {
  if (seat.mark == Mark::Bot) return std::string(character_of_seat(seat.of_game));
  if (!seat.name.empty()) return seat.name;
  if (seat.mark == Mark::Free) return std::string(tr("Nobody"));
  return seat.mine ? std::string(tr("You")) : player_name({}, seat.of_game);
}

std::string watcher_name(const OnlinePage::Watcher& watcher) {
  return watcher.name.empty() ? std::string(tr("Somebody")) : watcher.name;
}

std::string seat_words(const OnlinePage& page, const OnlinePage::Seat& seat) {
  if (seat.mark == Mark::Free) return std::string(tr("free, sit here"));
  return seat_name(seat) + ", " + seat_state(page, seat);
}

std::string seat_state(const OnlinePage& page, const OnlinePage::Seat& seat) {
  std::string words =
      seat.mark == Mark::Bot ? level_name(seat.level) : std::string(mark_word(seat.mark));
  const bool person = seat.mark == Mark::Here || seat.mark == Mark::Slow;
  if (page.stage == OnlinePage::Stage::Lobby && person && seat.ready)
    words += ", " + std::string(tr("ready"));
  return words;
}

void link_part(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  if (page.link.empty()) return;
  const bool wanted = page.owner && !page.reached && page.stage == OnlinePage::Stage::Lobby;
  const Look first = wanted ? Look::Primary : Look::Secondary;
  if (page.can_send && row_button(ui, column, "send", tr("Send the link…"),
                                  {first, icons::kShare2, place_of_words(page)}))
    model.ask(wish::SendRoomLink{});
  const Look second = page.can_send ? Look::Secondary : first;
  if (row_button(ui, column, "copy", tr("Copy the link"),
                 {second, icons::kCopy, place_of_words(page)}, gap::kMedium))
    model.ask(wish::CopyRoomLink{});
  if (!page.code.rows.empty() && page.owner) draw_code(ui, column, page.code.rows);
}

void words_part(Ui& ui, Model& model, Column& column) {
  OnlinePage& page = model.online;
  if (page.elsewhere) return;  // it speaks there
  const std::size_t from = page.said.size() > kLinesShown ? page.said.size() - kLinesShown : 0;
  for (std::size_t i = from; i < page.said.size(); ++i)
    ui.paragraph(column, Type::Body, ui.colours().text, said_words(page.said[i]), gap::kTiny);
  const ButtonStyle style{Look::Secondary, icons::kMessageCircle, place_of_words(page)};
  if (row_button(ui, column, "phrases", tr("Choose a phrase"), style))
    page.phrases_open = !page.phrases_open;
  ui.mark_fold(page.phrases_open);
  if (page.phrases_open) phrase_grid(ui, model, column);
  if (!page.open_table) own_words(ui, model, column);
}

void privacy(Ui& ui, OnlinePage& page, Column& column) {
  if (page.hides_hands) {
    ui.paragraph(column, Type::Caption, ui.colours().muted,
                 tr("Every hand is sealed for its own device, and all cards are checked at the "
                    "end. One device deals: an altered program there could see them all."),
                 gap::kSmall);
  }
  ui.paragraph(
      column, Type::Caption, ui.colours().muted,
      tr("No account is needed: your devices talk to each other, and nobody in between sees "
         "moves or names. Those who play can learn each other’s internet address."),
      gap::kSmall);
  if (row_button(ui, column, "fair", tr("How is this fair?"), {Look::Ghost, icons::kScale}))
    page.fair_open = true;
}

void elsewhere_line(Ui& ui, Column& column) {
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("You are playing on another device now. Load this page again to play here."),
               gap::kMedium);
}

void disagree_part(Ui& ui, Model& model, Column& column) {
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("This page and the others disagree about the game: from here on it only watches. "
                  "Please send the report to those who run this page."),
               gap::kSmall);
  if (row_button(ui, column, "report", tr("Copy the report"),
                 {Look::Secondary, icons::kCopy, place_of_words(model.online)}, gap::kMedium))
    model.ask(wish::CopyRoomReport{});
}

void fault_line(Ui& ui, const OnlinePage& page, Column& column) {
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("{0}: the messages of this device break the rules of the room, as its own "
                  "signature proves. The others go on without it.",
                  {page.at_fault}),
               gap::kMedium);
}

void let_back_row(Ui& ui, Model& model, Column& column) {
  if (!model.online.put_out) return;
  if (row_button(ui, column, "let-back", tr("Let everybody sit down again"),
                 {Look::Secondary, icons::kUsers, place_of_words(model.online)}))
    model.ask(wish::LetBack{});
}

void epoch_line(Ui& ui, Column& column) {
  ui.paragraph(
      column, Type::Body, ui.colours().text,
      tr("Somebody here has another version of this page. Load it again on every device to "
         "play together."),
      gap::kMedium);
}

void trouble_line(Ui& ui, const OnlinePage& page, Column& column) {
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("No connection. This page keeps trying by itself."), gap::kTiny);
  ui.paragraph(column, Type::Caption, ui.colours().muted, page.trouble, gap::kMedium);
}

void not_stored_line(Ui& ui, Column& column) {
  ui.paragraph(column, Type::Body, ui.colours().text,
               tr("This device could not store the game, so the others do not see what you do. If "
                  "its storage is full, free some; until then a bot may play for you."),
               gap::kMedium);
}

void mute_button(Ui& ui, Model& model, Rect& row, std::string_view name, const core::Key& key,
                 bool muted) {
  if (icon_button(ui, "mute", row.cut_right(kTouch).middle(),
                  muted ? icons::kMessageCircle : icons::kMessageCircleOff,
                  view::labelled(name, muted ? tr("Unmute") : tr("Mute"))))
    model.ask(wish::Mute{key});
}

void watchers_part(Ui& ui, Model& model, Column& column) {
  ui.push("watcher");
  for (std::size_t i = 0; i < model.online.watchers.size(); ++i) {
    const OnlinePage::Watcher& one = model.online.watchers[i];
    Rect row = column.take(std::max(kTouch, ui.line(Type::Body)), gap::kTiny);
    const std::string words = view::labelled(tr("Watching"), watcher_name(one));
    ui.record_text(Role::Text, row, words);
    ui.push(std::to_string(i));
    mute_button(ui, model, row, watcher_name(one), one.key, one.muted);
    ui.pop();
    ui.shorten(Type::Body, row, ui.colours().muted, words);
  }
  ui.pop();
}

BotChoice bot_ladder(Ui& ui, Column& column, std::span<const Rung> rungs, std::size_t& level) {
  ui.paragraph(column, Type::Strong, ui.colours().text, tr("Or a bot of this strength"),
               gap::kTiny);
  const Rect place = column.take(ladder_height(ui, rungs, column.width), gap::kSmall);
  const bool changed = ladder(ui, "level", place, tr("Strength"), rungs, level);
  const bool sits =
      row_button(ui, column, "bot", tr("A bot sits here"), {Look::Secondary, icons::kBot});
  if (sits) return BotChoice::Sits;
  return changed ? BotChoice::Changed : BotChoice::None;
}

}  // namespace ui
