#include "ui/setup/seat_rows.h"

#include <algorithm>
#include <bit>

#include "ai/agent.h"
#include "ai/ratings.h"
#include "assets/icons.h"
#include "games/colours.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/kit/face.h"
#include "ui/kit/ladder.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "ui/setup/seat_board.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kFace = 15.0F;
constexpr float kFaceRoom = 40.0F;
constexpr float kArrowRoom = 24.0F;
constexpr float kLevelShare = 0.45F;  // of the width that a row leaves for words
constexpr float kNumberRoom = 18.0F;
constexpr float kDisc = 8.0F;
constexpr float kDiscStep = 12.0F;

// The other colours of a player who has several.
void more_discs(Ui& ui, const AnyRules& rules, Rect& row, unsigned colours) {
  if (std::popcount(colours) < 2) return;
  for (const core::Colour colour : games::ColoursOf(colours)) {
    colour_disc(ui, row.cut_right(kDiscStep).middle(), kDisc, hue_in(rules, colour));
  }
  row.cut_right(gap::kSmall);
}

// The seat's team-mates; empty if it plays for itself.
std::string mates_words(const games::Game& game, const Draft& draft, std::size_t seat) {
  const Mates mates = mates_of(game, draft.players, static_cast<core::SeatIndex>(seat));
  return mates.count == 0 ? std::string() : tr("with {0}", {mates.names});
}

void seat_row(Ui& ui, Model& model, const games::Game& game, Column& column, std::size_t seat) {
  const Palette& c = ui.colours();
  const Draft& draft = model.drafts.now();
  const play::Player& player = draft.players[seat];
  const unsigned colours = seats_of(draft.rules)[seat];
  const auto colour = static_cast<core::Colour>(std::countr_zero(colours));
  const std::string who = player_name(player, seat);
  const std::string what = player.is_bot() ? level_name(player.level) : std::string(tr("Person"));
  const std::string mates = mates_words(game, draft, seat);
  const std::string said =
      tr("Plays as number {0}: {1}",
         {std::to_string(seat + 1), colour_words(draft.rules, colours, ", ")}) +
      ". " + who + ", " + what + (mates.empty() ? "" : ", " + mates);
  const Rect place =
      column.take(std::max(kTouch, ui.line(Type::Strong) + gap::kMedium), gap::kTiny);
  const std::string key = "seat-" + std::to_string(seat + 1);
  const Touch touch = ui.touch(key, place, {Role::Button, said});
  ui.draw->AddRectFilled(place.min, place.max, mix(c.raised, c.raised_hover, touch.hover),
                         corner::kControl);
  ui.draw->AddRect(place.min, place.max, c.edge, corner::kControl);
  Rect row = place.grown(-gap::kSmall, 0.0F);
  ui.fit(Type::Caption, row.cut_left(kNumberRoom * ui.text_scale), c.muted,
         std::to_string(seat + 1));
  player_face(ui, row.cut_left(kFaceRoom).middle(), kFace, player, hue_in(draft.rules, colour));
  ui.icon(row.cut_right(kArrowRoom).middle(), c.muted, icons::kChevronRight);
  more_discs(ui, draft.rules, row, colours);
  Rect right = row.cut_right(row.width() * kLevelShare);
  if (!mates.empty()) {
    Rect lower = right.cut_bottom(0.5F * right.height());
    lower = lower.cut_top(std::min(lower.height(), ui.line(Type::Caption)));
    ui.shorten(Type::Caption, lower, c.text, mates, Align::Right);
    right = right.cut_bottom(std::min(right.height(), ui.line(Type::Caption)));
  }
  ui.fit(Type::Caption, right, c.muted, what, Align::Right);
  ui.shorten(Type::Strong, row, c.text, who);
  if (touch.clicked) model.seat_asked = colour;
}

void all_bots(Ui& ui, Model& model, const games::Game& game, Column& column) {
  Draft& draft = model.drafts.now();
  const auto is_bot = [](const play::Player& player) { return player.is_bot(); };
  const auto first = std::find_if(draft.players.begin(), draft.players.end(), is_bot);
  if (std::count_if(draft.players.begin(), draft.players.end(), is_bot) < 2) return;
  const std::vector<Rung> rungs = level_rungs(game);
  std::size_t level = level_index(first->level);
  ui.paragraph(column, Type::Caption, ui.colours().on_backdrop_muted, tr("All bots"), gap::kTiny);
  const Rect place = column.take(ladder_height(ui, rungs, column.width), gap::kMedium);
  if (!ladder(ui, "all-bots", place, tr("All bots"), rungs, level)) return;
  for (play::Player& player : draft.players) {
    if (player.is_bot()) player.level = ai::levels()[level];
  }
}

}  // namespace

std::vector<Rung> level_rungs(const games::Game& game) {
  const auto& ratings = ai::rated(game).ratings;
  std::vector<Rung> rungs;
  for (const std::string_view level : ai::levels()) {
    const std::string rating = std::to_string(ratings[rungs.size()]);
    rungs.push_back(
        {tr("{0} · Elo {1}", {level_name(level), rating}), std::string(level_line(level))});
  }
  return rungs;
}

std::size_t level_index(std::string_view level) {
  const auto levels = ai::levels();
  const auto known = std::find(levels.begin(), levels.end(), level) != levels.end();
  return static_cast<std::size_t>(
      std::find(levels.begin(), levels.end(), known ? level : ai::usual_level()) - levels.begin());
}

void seat_rows(Ui& ui, Model& model, Column& column) {
  const games::Game game(model.drafts.now().rules);
  for (std::size_t seat = 0; seat < model.drafts.now().players.size(); ++seat) {
    seat_row(ui, model, game, column, seat);
  }
  column.space(gap::kSmall);
  all_bots(ui, model, game, column);
}

}  // namespace ui
