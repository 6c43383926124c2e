// The maze relay in the table's screen: dice, what the red one allows, everybody's ways, and walls
// and cells in words.
#include <bit>

#include "assets/icons.h"
#include "core/bits.h"
#include "games/maze/ways.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/hud/chance_button.h"
#include "ui/hud/game.h"
#include "ui/hud/panels.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/symbol.h"
#include "ui/maze/claw.h"
#include "ui/maze/hooks.h"
#include "ui/maze/over_table.h"
#include "ui/maze/signs.h"
#include "ui/model.h"
#include "view/maze/preview.h"
#include "view/maze/words.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using core::MoveKind;
using maze::Phase;
using view::tr;

namespace {

// The dice.
constexpr float kDie = 46.0F;
constexpr float kNarrow = 4.5F;  // in die widths: if it is no wider, the words go below
constexpr float kDiceShare = 0.4F;
constexpr float kSpentBlue = 0.45F;
constexpr float kSpentRed = 0.3F;
constexpr float kFirstLine = 0.45F;  // at most, of the height
constexpr float kLow = 60.0F;
constexpr float kHigh = 88.0F;
constexpr float kBacking = 0.6F;
// A player's row.
constexpr float kRowIcon = 14.0F;
constexpr float kRowIconRoom = 20.0F;
constexpr float kRowDisc = 7.0F;
constexpr float kScoreRoom = 46.0F;  // for a house and how many pawns are in it

const maze::Game& game_of(const view::Session& session) {
  return *session.match().game().as<maze::Game>();
}
const maze::State& state_of(const view::Session& session) {
  return games::state_of<maze::Game>(session.shown());
}

std::string steps_words(int steps) { return view::tr_count("{0} step", "{0} steps", steps); }
std::string left_words(int steps) {
  return view::tr_count("{0} step left", "{0} steps left", steps);
}

// What is left of the blue die; where only one pawn may use it, that pawn’s colour too.
std::string left_words(const view::Session& session) {
  const maze::State& state = state_of(session);
  const std::string left = left_words(state.left);
  return game_of(session).expert() && state.moved != 0
             ? view::labelled(names_of(session).colours[state.moving], left)
             : left;
}

std::string from_home_words(int steps) {
  return view::tr_count("{0} step from home", "{0} steps from home", steps);
}

// Before the throw; the red die has no pips.
void die_in_air(Ui& ui, const Rect& rect, view::Hue hue, Colour ink, float dim) {
  die_cube(ui, rect, faded(paint(hue, view::Shade::Light, ui.paints), dim), ink);
}

// What the red die still allows in this turn.
std::string_view red_words(const maze::State& state) {
  if (state.phase == Phase::Place) return tr("Drag the wall, or tap a gap twice.");
  switch (state.red) {
    case maze::kWall: return tr("Wall: lift a white wall and put it elsewhere.");
    case maze::kClaw: return tr("Claw: carry another’s large pawn home or to the zone.");
    case maze::kIgnore: return tr("No walls: they do not count for you this turn.");
    default: return tr("The red die is used up.");
  }
}
// Sums over a seat's colours: the pawns' ways home now, and after the drop that is pointed at;
// nothing if a pawn has no way.
struct SeatWays {
  std::optional<int> before = 0;
  std::optional<int> after = 0;
};
void add(std::optional<int>& sum, std::optional<int> more) {
  sum = sum && more ? std::optional(*sum + *more) : std::nullopt;
}
SeatWays seat_ways(const view::Session& session, core::SeatIndex seat) {
  const maze::Game& game = game_of(session);
  const maze::State& state = state_of(session);
  const auto slot = aimed_slot(session);
  SeatWays sum;
  if (slot) {
    for (const view::WayChange& change : view::preview_drop(game, state, *slot)) {
      if (game.seat_of(change.colour) != seat) continue;
      add(sum.before, change.before.sum());
      add(sum.after, change.after.sum());
    }
    return sum;
  }
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    if (game.plays(colour) && game.seat_of(colour) == seat) {
      add(sum.before, view::maze_ways(game, state, colour).sum());
    }
  }
  sum.after = sum.before;
  return sum;
}

// Where walls stand, all of them.
std::string walls_said(const maze::State& state) {
  std::string words;
  maze::for_each_slot(state.white, [&](core::Site slot) {
    words += (words.empty() ? "" : ", ") + view::maze_slot_words(slot);
  });
  return words;
}

// Whether the turn cannot end before the large pawn has left home.
bool must_leave(const view::Session& session) {
  const auto choices = session.picker().choices();
  const bool may_end = choices.empty() || choices.back().move.kind == MoveKind::End;
  return !may_end && state_of(session).phase == Phase::Act && session.picker().picked().empty();
}

// The dice, with the blue steps left and what the red one allows, on one line or two; only what no
// banner says, which may be that the large pawn must leave home.
void turn_line(Ui& ui, const view::Session& session, Rect rect) {
  const maze::State& state = state_of(session);
  const Palette& c = ui.colours();
  const float side = std::min(rect.height(), kDie * ui.half_text_scale());
  const bool narrow = rect.width() < kNarrow * side;  // if so, the words go below the dice
  Rect dice = narrow ? rect.cut_top(std::min(side, rect.height() * kDiceShare)) : rect;
  const float size = std::min(side, dice.height());
  const auto die = [&] { return centred(dice.cut_left(size), {size, size}); };
  blue_die(ui, die(), state.blue, state.left > 0 ? 1.0F : kSpentBlue);
  dice.cut_left(gap::kSmall);
  const bool spent = state.red == maze::kNoRed;
  red_die(ui, die(), state.red, spent ? kSpentRed : 1.0F);
  dice.cut_left(gap::kMedium);
  if (!narrow) rect = dice;
  const bool banner = banner_shown(ui, session);
  std::string left = left_words(session);
  if (banner && status_line(session).find(left) != std::string::npos) left.clear();
  const bool again = session.picker().unconfirmed().has_value();
  const bool urgent = !banner && (again || must_leave(session));
  const std::string red = urgent ? status_line(session) : std::string(red_words(state));
  ui.record_text(Role::Text, rect, (left.empty() ? left : left + ". ") + red);
  // A colour that has no room is not shown.
  if (ui.measure(Type::Strong, left).x > rect.width()) left = left_words(state.left);
  const Type type = left.empty() ? Type::Body : Type::Caption;
  if (!left.empty()) {  // both lines together in the middle
    const float first = std::min(ui.line(Type::Strong), rect.height() * kFirstLine);
    const float below = std::min(ui.measure(type, red, rect.width()).y, rect.height() - first);
    rect = centred(rect, {rect.width(), first + below});
    ui.fit(Type::Strong, rect.cut_top(first), c.text, left, Align::Left);
  }
  ui.fit(type, rect, spent && !urgent ? c.muted : c.accent_text, red, Align::Left);
}

class MazeHud final : public GameHud {
 public:
  [[nodiscard]] std::string wanted(const view::Session& session) const override {
    const view::Status status = session.status();
    if (status.may_throw) return std::string(tr("Throw the dice"));
    if (status.must_work) return std::string(tr("Work the claw"));
    const maze::State& state = state_of(session);
    if (state.phase == Phase::Place) return std::string(tr("Put the wall down"));
    const auto choices = session.picker().choices();
    if (must_leave(session)) return std::string(tr("Your large pawn must leave home"));
    if (choices.size() == 1) return std::string(tr("Nothing more to do"));
    const view::Steps& picked = session.picker().picked();
    if (!picked.empty() && picked[0].kind == view::Thing::Kind::Button)
      return std::string(tr("Choose a wall"));
    if (!picked.empty() && picked[0].kind == view::Thing::Kind::Piece &&
        !core::has_bit(game_of(session).own_colours(status.seat), picked[0].colour))
      return std::string(tr("Carry it home or to the zone"));
    if (state.left == 0 && state.red == maze::kWall)
      return std::string(tr("Move a wall, or end the turn"));
    if (state.left == 0 && state.red == maze::kClaw)
      return std::string(tr("Use the claw, or end the turn"));
    return left_words(session);
  }

  [[nodiscard]] std::string spot_words(const view::Session&, core::Colour,
                                       core::Site site) const override {
    return view::maze_site_words(site);
  }

  [[nodiscard]] std::string choice_words(const view::Session& session,
                                         const view::Choice& choice) const override {
    const core::Move& move = choice.move;
    switch (move.kind) {
      case MoveKind::Lift: return tr("Lift {0}", {view::maze_slot_words(move.from)});
      case MoveKind::Drop: return view::maze_slot_words(move.to);
      case MoveKind::End: return std::string(tr("End the turn"));
      case MoveKind::Claw:
        return tr(move.to == maze::kZone ? "Claw: {0}’s pawn to the zone"
                                         : "Claw: {0}’s pawn to its home",
                  {names_of(session).colours[move.colour]});
      case MoveKind::Walk: {
        const std::string to = view::maze_site_words(move.to) + " · " + steps_words(move.value);
        const std::string from = view::maze_site_words(move.from) + " → ";
        return session.picker().picked().empty() ? from + to : "→ " + to;
      }
      default: return GameHud::choice_words(session, choice);
    }
  }

  [[nodiscard]] std::string token_words(const view::Session&,
                                        const core::Token& token) const override {
    const std::string spot = view::maze_site_words(token.site);
    return token.size == maze::kLarge ? tr("Large pawn ({0})", {spot}) : spot;
  }

  [[nodiscard]] std::string thing_words(const view::Session& session,
                                        const view::Thing& thing) const override {
    if (thing.kind == view::Thing::Kind::Slot) return view::maze_slot_words(thing.site);
    if (thing.kind == view::Thing::Kind::Button) return std::string(tr("Move a wall"));
    const std::string spot = view::maze_site_words(thing.site);
    if (game_of(session).seat_of(thing.colour) != state_of(session).turn) {
      return tr("Claw: the large pawn ({0})", {spot});
    }
    return thing.size == maze::kLarge ? tr("Large pawn ({0})", {spot})
                                      : tr("Small pawn ({0})", {spot});
  }

  [[nodiscard]] std::string deed(const view::Session&, const core::Event& event) const override {
    switch (event.kind) {
      case core::EventKind::Passed: return std::string(tr("passes"));
      case core::EventKind::Relay: return std::string(tr("the relay"));
      case core::EventKind::WallDropped: return std::string(tr("moves a wall"));
      case core::EventKind::ClawHit: return std::string(tr("the claw holds"));
      case core::EventKind::ClawMissed: return std::string(tr("the claw slips"));
      default: return {};
    }
  }

  // By the walls as they stand. A large pawn's way leads to the zone and back.
  [[nodiscard]] float progress(const view::Session& session,
                               const core::Token& token) const override {
    constexpr float kUnderWay = 0.01F;  // at least, once it has begun
    const maze::Game& game = game_of(session);
    const maze::State& state = state_of(session);
    const core::Colour colour = token.colour;
    const bool large = token.size == maze::kLarge;
    const bool returns = !large || core::has_bit(state.relay, colour);
    const maze::Site start = large ? maze::kHomes[colour] : maze::kZone;
    if (token.site == start && !(large && returns)) return 0.0F;
    const view::MazeWays ways = view::maze_ways(game, state, colour);
    const std::size_t small = state.pawns[colour][1] == token.site ? 1 : 2;
    const auto left = returns
                          ? ways.home[large ? 0 : small]
                          : maze::way(game.doors(state, colour), colour, token.site, maze::kZone);
    if (!left || !ways.zone) return kUnderWay;
    const float part = static_cast<float>(*left) / static_cast<float>(*ways.zone);
    const float there = std::max(kUnderWay, 1.0F - part);
    return large ? 0.5F * (there + (returns ? 1.0F : 0.0F)) : there;
  }
  // A large pawn that has no relay yet must go out, or out again.
  [[nodiscard]] bool is_home(const view::Session& session,
                             const core::Token& token) const override {
    const bool returns =
        token.size != maze::kLarge || core::has_bit(state_of(session).relay, token.colour);
    return returns && token.site == maze::kHomes[token.colour];
  }

  [[nodiscard]] std::string seat_said(const view::Session& session,
                                      core::SeatIndex seat) const override {
    const SeatWays ways = seat_ways(session, seat);
    std::string said =
        ways.after ? from_home_words(*ways.after) : std::string(tr("no way home is open"));
    const maze::State& state = state_of(session);
    const unsigned own = game_of(session).own_colours(seat);
    for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
      const bool frozen = maze::Game::frozen(state, colour);
      if (!core::has_bit(own, colour) || (!frozen && !core::has_bit(state.relay, colour))) continue;
      const std::string_view what = frozen ? tr("the small pawns are frozen") : tr("has the relay");
      const bool one = std::popcount(own) == 1;
      const std::string whose = colour_name(session.tabletop().hue(colour));
      said += ", " + (one ? std::string(what) : view::labelled(whose, what));
    }
    return said;
  }
  void seat_shown(Ui& ui, const view::Session& session, core::SeatIndex seat,
                  Rect& row) const override {
    const Palette& c = ui.colours();
    const SeatWays ways = seat_ways(session, seat);
    const std::string text = change_text(ways.before, ways.after);
    const float wide = ui.measure(Type::Caption, text).x + gap::kTiny;
    ui.fit(Type::Caption, row.cut_right(wide), better_or_worse(ui, ways.before, ways.after), text,
           Align::Right);
    ui.icon({row.cut_right(kRowIconRoom).middle()}, c.muted, icons::kRoute, kRowIcon);
    row.cut_right(gap::kTiny);
    const maze::State& state = state_of(session);
    const maze::Game& game = game_of(session);
    const bool several = std::popcount(game.own_colours(seat)) > 1;
    const float sign = several ? kRowIconRoom + 2 * kRowDisc : kRowIconRoom;
    for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
      if (!game.plays(colour) || game.seat_of(colour) != seat) continue;
      const bool frozen = maze::Game::frozen(state, colour);
      if (!frozen && !core::has_bit(state.relay, colour)) continue;
      if (row.width() < sign + kScoreRoom * ui.text_scale) continue;
      ui.icon(row.cut_right(kRowIconRoom).middle(), c.text,
              frozen ? icons::kSnowflake : icons::kFlag, kRowIcon);
      if (!several) continue;
      colour_disc(ui, row.cut_right(2 * kRowDisc).middle(), kRowDisc,
                  session.tabletop().hue(colour));
      row.cut_right(gap::kTiny);
    }
  }

  // The same players in the final maze of this game. A white wall that lies on a coloured one stays
  // behind: no maze begins with one.
  [[nodiscard]] std::vector<WayOn> ways_on(const view::Session& session) const override {
    maze::Rules rules = game_of(session).rules();
    rules.own_walls = true;
    rules.walls = state_of(session).white & ~game_of(session).coloured();
    rules.second = state_of(session).second & rules.walls;
    if (!rules.walls.any()) return {};
    return {{"keep-maze", std::string(tr("Play again in this maze")), icons::kBrickWall,
             wish::Rematch{print_rules(rules)}, true}};
  }
  [[nodiscard]] float controls_height(const Ui& ui, bool low) const override {
    const float words = ui.line(Type::Strong) + 2 * ui.line(Type::Caption) + 2 * gap::kSmall;
    return std::max(low ? kLow : kHigh, words);
  }
  void controls(Ui& ui, Model& model, const Rect& rect) const override {
    const view::Session& session = *model.session;
    const maze::State& state = state_of(session);
    if (session.status().must_work) {
      const ButtonStyle style{Look::Primary, icons::kGrab, Align::Centre, true, Type::Large};
      const float high = std::min(rect.height(), ui.control(Type::Large));
      const Rect place = centred(rect, {rect.width(), high});
      if (button(ui, "claw", place, tr("Work the claw"), style)) model.claw.open = true;
      return;
    }
    if (state.blue > 0) {
      ui.draw->AddRectFilled(rect.min, rect.max, faded(ui.colours().raised, kBacking),
                             corner::kCard);
      ui.draw->AddRect(rect.min, rect.max, ui.colours().edge, corner::kCard);
      turn_line(ui, session, rect.grown(-gap::kMedium, -gap::kSmall));
      return;
    }
    chance_button(ui, model, rect, {tr("Throw"), tr("Throw the dice")}, false,
                  [&](const Rect& place, float dim) {
                    const auto [blue, red] = places_of_two(place);
                    die_in_air(ui, blue, view::Hue::Blue, faded(kBone, dim), dim);
                    die_in_air(ui, red, view::Hue::Red, 0, dim);
                  });
  }

  [[nodiscard]] bool controls_stay() const override { return true; }
  void throw_shown(Ui& ui, const core::Event& event, Rect& row) const override {
    const float side = row.height();
    blue_die(ui, row.cut_left(side), event.value, 1.0F);
    red_die(ui, row.cut_left(side), event.size, 1.0F);
    row.cut_left(gap::kTiny);
  }

  bool preview(Ui& ui, const Model& model, const Rect& rect) const override {
    return preview_within(ui, model, rect);
  }

  void over_table(Ui& ui, Model& model, const Rect& room) const override {
    if (!model.preview_beside) preview_over_table(ui, model, room);
    relay_banner(ui, *model.session, room);
    // For who does not see them; at no place, where it would hide the board from fingers.
    ui.record_text(Role::Text, {room.min, room.min},
                   view::labelled(tr("Walls"), walls_said(state_of(*model.session))));
  }
};

}  // namespace

const GameHud& hud_of(std::type_identity<maze::Game>) {
  static const MazeHud hud;
  return hud;
}

}  // namespace ui
