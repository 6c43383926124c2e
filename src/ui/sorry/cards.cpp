#include "ui/sorry/cards.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/sort.h"
#include "ui/draft/labels.h"
#include "ui/kit/symbol.h"
#include "ui/sorry/card_art.h"
#include "ui/sorry/hooks.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kNameAt = 32.0F;  // css px from a row's left end, behind the disc

// As in shaders/box.frag.
view::Hue tint(sorry::Card card) {
  if (card == sorry::kSorry) return view::Hue::Red;
  switch (sorry::kCount[card] % 4) {
    case 0: return view::Hue::Green;
    case 1: return view::Hue::Blue;
    case 2: return view::Hue::Purple;
    default: return view::Hue::Orange;
  }
}

}  // namespace

std::string card_rule(sorry::Card card, bool points) {
  switch (card) {
    case sorry::k1: return std::string(tr("Bring a pawn out of Start, or move 1 forward."));
    case sorry::k2:
      return std::string(
          points ? tr("Bring a pawn out of Start, or move 2 forward. Then another card.")
                 : tr("Bring a pawn out of Start, or move 2 forward. Then draw again."));
    case sorry::k4: return std::string(tr("Move 4 backward."));
    case sorry::k7: return std::string(tr("Move 7 forward, or split the 7 between two pawns."));
    case sorry::k10: return std::string(tr("Move 10 forward, or 1 backward."));
    case sorry::k11: return std::string(tr("Move 11 forward, or swap places with an opponent."));
    case sorry::kSorry:
      return std::string(
          tr("From Start, take the place of another colour’s pawn and send it back."));
    default: return tr("Move {0} forward.", {view::card_text(card)});
  }
}

void card_face(Ui& ui, const Rect& rect, sorry::Card card, float dim) {
  const float wide = rect.width();
  const float round = 0.1F * wide;
  ui.shadow(rect, round, 0.14F * wide, 0.05F * wide, 0.8F * dim);
  ui.gradient(rect, round, faded(rgb(0xfdf6e6), dim), faded(rgb(0xeaddc0), dim));
  if (card >= sorry::kKinds) {
    card_lattice(ui, rect, dim);
    return;
  }
  const Colour ink =
      mix(rgb(0xf3ead2),
          mix(paint(tint(card), view::Shade::Light, ui.paints), rgb(0x2a1b0d), 0.18F), dim);
  const Rect frame = rect.grown(-0.075F * wide);
  ui.draw->AddRect(frame.min, frame.max, ink, 0.06F * wide, 0, std::max(1.0F, 0.02F * wide));
  // Shares of the width, as in shaders/box.frag.
  constexpr float kLarge = 0.25F;
  constexpr float kLargeWeight = 0.15F;
  constexpr float kSmall = 0.065F;
  constexpr float kSmallWeight = 0.19F;
  const int face = card == sorry::kSorry ? 0 : sorry::kCount[card];
  card_numeral(ui, rect.middle(), kLarge * wide, kLargeWeight, ink, face);
  const ImVec2 corner(0.19F * wide, 0.18F * wide);
  card_numeral(ui, rect.min + corner, kSmall * wide, kSmallWeight, ink, face);
  card_numeral(ui, rect.max - corner, -kSmall * wide, kSmallWeight, ink, face);
}

void cards_left(Ui& ui, const view::Session& session, Column& column) {
  const auto* game = session.match().game().as<sorry::Game>();
  // The viewer's own position: cards in hidden hands count as not yet seen.
  const games::State seen = session.view();
  const auto& state = games::state_of<sorry::Game>(seen);
  const sorry::Pile pile = sorry::Game::deck_size(state) > 0 ? state.deck : game->supply(state);
  constexpr int kARow = 4;
  const float step = column.width / kARow;
  const float wide = std::min(step - gap::kMedium, 74.0F);
  const float high = wide / kCardShape;
  Rect row;
  for (sorry::Card card = 0; card < sorry::kKinds; ++card) {
    if (card % kARow == 0) row = column.take(high + ui.line(Type::Strong) + 4, gap::kSmall);
    Rect cell = row.cut_left(step);
    const Rect label = cell.cut_bottom(ui.line(Type::Strong));
    const int left = pile.count(card);
    card_face(ui, centred(cell, {wide, high}), card, left > 0 ? 1.0F : 0.35F);
    const std::string text = "× " + std::to_string(left);
    ui.fit(Type::Strong, label, left > 0 ? ui.colours().text : ui.colours().muted, text);
    ui.record_text(Role::Text, label, view::labelled(view::card_text(card), std::to_string(left)));
  }
}

ShownScores shown_scores(const view::Session& session) {
  const play::Replay& replay = session.replay();
  ShownScores scores{play::round_scores(replay.rounds.back()), play::totals(replay)};
  if (session.status().over) return scores;
  for (std::size_t seat = 0; seat < scores.all.size(); ++seat) {
    scores.all[seat] -= std::exchange(scores.round[seat], 0);
  }
  return scores;
}

namespace {

// What a finished round's points of a seat are for, a line each.
void points_lines(Ui& ui, const view::Session& session, std::size_t seat, float sum_wide,
                  Column& column) {
  const auto* game = session.match().game().as<sorry::Game>();
  const auto& state = games::state_of<sorry::Game>(session.match().state());
  const auto line = [&](std::string_view what, int points) {
    if (points == 0) return;
    Rect row = column.take(ui.line(Type::Caption), gap::kHair);
    const std::string number = std::to_string(points);
    ui.record_text(Role::Text, row, view::labelled(what, number));
    row.cut_right(sum_wide);
    const float wide = ui.measure(Type::Caption, number).x;
    ui.fit(Type::Caption, row.cut_right(wide), ui.colours().muted, number, Align::Right);
    row.cut_right(gap::kSmall);
    row.cut_left(kNameAt);
    ui.fit(Type::Caption, row, ui.colours().muted, what, Align::Left);
  };
  sorry::each_colour(game->own_colours(static_cast<core::SeatIndex>(seat)), [&](core::Colour c) {
    const sorry::Game::Points points = game->points(state, c);
    line(tr("Pawns of the others not Home"), points.others_left);
    line(tr("The others have few pawns Home"), points.others_few);
    line(tr("Own pawns Home"), points.own_home);
  });
}

}  // namespace

void score_table(Ui& ui, const view::Session& session, Column& column) {
  const Palette& c = ui.colours();
  const play::Replay& replay = session.replay();
  const auto [last, sums] = shown_scores(session);
  const float high = std::max(34.0F, ui.line(Type::Body) + 10.0F);
  const float number_wide = std::max(64.0F, ui.measure(Type::Caption, tr("Round")).x + 8.0F);
  const float sum_wide = std::max(64.0F, ui.measure(Type::Caption, tr("Total")).x + 8.0F);
  Rect head = column.take(ui.line(Type::Caption) + 4, 0);
  ui.fit(Type::Caption, head.cut_right(sum_wide), c.muted, tr("Total"), Align::Right);
  ui.fit(Type::Caption, head.cut_right(number_wide), c.muted, tr("Round"), Align::Right);
  std::vector<std::size_t> seats(sums.size());
  const bool over = session.status().over;
  const games::Standing podium = over ? play::standing(replay) : games::Standing();
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = over ? podium[i] : i;
  core::sort_few(seats.begin(), seats.end(),
                 [&](std::size_t a, std::size_t b) { return sums[a] > sums[b]; });
  for (const std::size_t seat : seats) {
    Rect row = column.take(high, 2);
    const std::string name = player_name(replay.players[seat], seat);
    const std::string round = std::to_string(last[seat]);
    const std::string sum = std::to_string(sums[seat]);
    ui.record_text(Role::Text, row, tr("{0}: {1} in this round, {2} in all", {name, round, sum}));
    ui.fit(Type::Strong, row.cut_right(sum_wide), c.text, sum, Align::Right);
    ui.fit(Type::Body, row.cut_right(number_wide), c.muted, round, Align::Right);
    colour_disc(ui, {row.min.x + 11, row.middle().y}, 11,
                session.tabletop().seat_hue(static_cast<core::SeatIndex>(seat)));
    row.cut_left(kNameAt);
    ui.shorten(Type::Body, row, c.text, name);
    if (over) points_lines(ui, session, seat, sum_wide, column);
  }
  const int target = session.match().game().as<sorry::Game>()->rules().target;
  if (target > 0) {
    ui.paragraph(column, Type::Caption, c.muted,
                 tr("Round {0}. The match ends at {1} points.",
                    {std::to_string(replay.rounds.size()), std::to_string(target)}));
  }
}

std::span<const ShownLot> lots(std::type_identity<sorry::Game>) {
  static constexpr std::array<ShownLot, 1> kLots = {
      {{view::Lot::Card, [] { return tr("The cards"); },
        [](std::size_t kind) { return "card-" + view::card_text(static_cast<sorry::Card>(kind)); },
        [](std::size_t kind) { return view::card_text(static_cast<sorry::Card>(kind)); },
        [](Ui& ui, const Rect& rect, std::size_t kind) {
          card_face(ui, centred(rect, {rect.height() * kCardShape, rect.height()}),
                    static_cast<sorry::Card>(kind));
        }}}};
  return kLots;
}

}  // namespace ui
