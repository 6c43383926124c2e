// A person with a name, a bot with a face and a level, or nobody.
#include "ui/setup/seat_sheet.h"

#include <algorithm>
#include <array>

#include "ai/agent.h"
#include "assets/icons.h"
#include "ui/draft/labels.h"
#include "ui/hooks.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/face.h"
#include "ui/kit/ladder.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/named_choice.h"
#include "ui/setup/seat_board.h"
#include "ui/setup/seat_rows.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

enum Sitting : int { kPerson, kBot, kNobody };

void seat_as(Draft& draft, core::Colour colour, int sitting) {
  const bool plays = seat_with(draft.rules, colour).has_value();
  if (sitting == kNobody || !plays) {
    take_rules(draft, colour_seated(draft.rules, colour, sitting != kNobody));
  }
  const auto seat = seat_with(draft.rules, colour);
  if (!seat || sitting == kNobody) return;
  play::Player& player = draft.players[*seat];
  const bool bot = sitting == kBot;
  if (bot == (player.is_bot())) return;
  player.kind = bot ? play::Player::Kind::Bot : play::Player::Kind::Human;
  player.level = bot ? std::string(ai::usual_level()) : "";
  player.name = bot ? free_character(draft) : "";
}

// Person, bot or nobody.
void sitting_choice(Ui& ui, Draft& draft, core::Colour colour, Column& column) {
  const auto seat = seat_with(draft.rules, colour);
  std::vector<Option> options = {{"person", std::string(tr("Person"))},
                                 {"bot", std::string(tr("Bot"))},
                                 {"nobody", std::string(tr("Nobody"))}};
  if (seat) {
    const std::string_view why = why_stays(draft.rules, colour);
    options[kNobody].enabled = why.empty();
    if (!why.empty()) options[kNobody].reason = tr(why);
  }
  int chosen = kNobody;
  if (seat) chosen = draft.players[*seat].is_bot() ? kBot : kPerson;
  if (choice_row(ui, column, "kind", tr("Who plays"), options, chosen, gap::kMedium))
    seat_as(draft, colour, chosen);
}

// The six characters; a bot with another name keeps it until one is chosen.
void faces_row(Ui& ui, play::Player& player, view::Hue hue, Column& column) {
  const Palette& c = ui.colours();
  const auto names = character_names();
  const auto count = static_cast<float>(names.size());
  const bool two_rows = column.width < count * (kTouch + gap::kTiny);
  const float a_row = two_rows ? count * 0.5F : count;
  const float wide = column.width / a_row;
  const float high = kTouch + ui.line(Type::Caption);
  Rect row;
  ui.begin_radios("face", tr("Character"));
  ui.push("face");
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i % static_cast<std::size_t>(a_row) == 0) row = column.take(high, gap::kTiny);
    Rect cell = row.cut_left(wide);
    const bool on = player.name == names[i];
    const Touch touch = ui.touch(names[i], cell, {Role::Radio, names[i], on ? "on" : "off"});
    const ImVec2 at = cell.cut_top(kTouch).middle();
    constexpr float kRadius = 19.0F;
    constexpr float kRing = 3.0F;
    if (on) ui.draw->AddCircleFilled(at, kRadius + kRing, c.accent);
    bot_face(ui, at, kRadius + touch.hover, names[i], hue);
    ui.fit(Type::Caption, cell, on ? c.text : c.muted, names[i]);
    if (touch.clicked) player.name = names[i];
  }
  ui.end_radios();
  ui.pop();
  column.space(gap::kSmall);
}

void order_row(Ui& ui, Draft& draft, std::size_t seat, Column& column) {
  const Palette& c = ui.colours();
  Rect row = column.take(kTouch, 0.0F);
  const Rect down = row.cut_right(kTouch);
  const Rect up = row.cut_right(kTouch);
  const std::string words = tr("Turn order: {0} of {1}",
                               {std::to_string(seat + 1), std::to_string(draft.players.size())});
  ui.record_text(Role::Text, row, words);
  ui.fit(Type::Body, row, c.text, words, Align::Left);
  const bool last = seat + 1 == draft.players.size();
  const bool earlier = icon_button(ui, "earlier", up.middle(), icons::kChevronUp,
                                   tr("Play earlier"), {.enabled = seat > 0});
  const bool later = icon_button(ui, "later", down.middle(), icons::kChevronDown, tr("Play later"),
                                 {.enabled = !last});
  if (earlier) swap_seats(draft, seat, seat - 1);
  if (later) swap_seats(draft, seat, seat + 1);
}

void player_part(Ui& ui, Draft& draft, std::size_t seat, core::Colour colour, Column& column) {
  play::Player& player = draft.players[seat];
  const bool bot = player.is_bot();
  if (bot) faces_row(ui, player, hue_in(draft.rules, colour), column);
  const std::string empty = player_name({player.kind, player.level, ""}, seat);
  (void)field(ui, "name", column.take(ui.control(), gap::kMedium), tr("Name"), player.name,
              kLongestNameLetters, empty);
  if (bot) {
    const std::vector<Rung> rungs = level_rungs(games::Game(draft.rules));
    std::size_t level = level_index(player.level);
    const Rect place = column.take(ladder_height(ui, rungs, column.width), gap::kMedium);
    if (ladder(ui, "level", place, tr("Strength"), rungs, level)) {
      player.level = ai::levels()[level];
    }
  }
  order_row(ui, draft, seat, column);
}

}  // namespace

void show_seat_sheet(Ui& ui, Model& model) {
  if (!model.seat_asked) return;
  const core::Colour colour = *model.seat_asked;
  Draft& draft = model.drafts.now();
  const auto seat = seat_with(draft.rules, colour);
  const unsigned colours = seat ? seats_of(draft.rules)[*seat] : 1U << colour;
  bool open = true;
  Sheet sheet =
      begin_sheet(ui, "seat", colour_words(draft.rules, colours, " + "), open, kQuestionWidth);
  sitting_choice(ui, draft, colour, sheet.scroll.column);
  if (const auto now = seat_with(draft.rules, colour)) {
    player_part(ui, draft, *now, colour, sheet.scroll.column);
  }
  end_sheet(ui, sheet);
  if (!open) model.seat_asked.reset();
}

}  // namespace ui
