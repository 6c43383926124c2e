#include "ui/hud/game.h"

#include "core/bits.h"
#include "core/sort.h"
#include "games/sides.h"
#include "ui/draft/labels.h"
#include "ui/hooks.h"
#include "ui/hud/words.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::Thing;
using view::tr;

const GameHud& game_hud(const view::Session& session) {
  return session.match().game().visit(
      []<class G>(const G&) -> const GameHud& { return hud_of(std::type_identity<G>{}); });
}

std::string GameHud::choice_words(const view::Session& session, const view::Choice& choice) const {
  if (choice.move.kind == core::MoveKind::Pass) return std::string(tr("Pass"));
  std::string out = from_to(spot_words(session, choice.move.colour, choice.move.from),
                            spot_words(session, choice.move.colour, choice.move.to));
  switch (outcome(session, choice)) {
    case Outcome::Captures: {
      const std::string whom = colour_name(session.tabletop().hue(choice.hits[0].colour));
      return out + " · " + tr("captures {0}", {whom});
    }
    case Outcome::Safe: return out + " · " + std::string(tr("safe"));
    case Outcome::Arrives:
    case Outcome::Plain: return out;
  }
  return out;
}

GameHud::Outcome GameHud::outcome(const view::Session& session, const view::Choice& choice) const {
  if (!choice.hits.empty()) return Outcome::Captures;
  if (!choice.moves_piece()) return Outcome::Plain;
  const core::Move& move = choice.move;
  if (is_home(session, {move.colour, move.size, move.to})) return Outcome::Arrives;
  const bool safe = is_safe(session, move.colour, move.to);
  return safe && !is_safe(session, move.colour, move.from) ? Outcome::Safe : Outcome::Plain;
}

void GameHud::throw_shown(Ui& ui, const core::Event& event, Rect& row) const {
  if (event.kind != core::EventKind::Thrown) return;
  const float side = row.height();
  die_face(ui, row.cut_left(side), event.value, kBone, kPips);
  row.cut_left(gap::kTiny);
}

void GameHud::results(Ui& ui, const view::Session& session, Column& column) const {
  if (games::side_count(session.match().game()) <= 2) return;
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               tr("The others follow by how far they still had to go."));
}

std::string GameHud::thing_words(const view::Session& session, const Thing& thing) const {
  return spot_words(session, thing.colour, thing.site);
}

SeatLine GameHud::seat_line(const view::Session& session, core::SeatIndex seat) const {
  SeatLine line;
  const games::Game& game = session.match().game();
  const unsigned set = game.own_colours(seat);
  for (const core::Token& token : game.tokens(session.shown())) {
    if (!core::has_bit(set, token.colour)) continue;
    line.pieces.push_back({progress(session, token), token.colour});
    line.home += is_home(session, token) ? 1 : 0;
  }
  core::sort_few(line.pieces.begin(), line.pieces.end(),
                 [](const Runner& a, const Runner& b) { return a.progress < b.progress; });
  return line;
}

}  // namespace ui
