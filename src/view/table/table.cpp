#include "view/table/table.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <span>
#include <vector>

#include "core/bits.h"
#include "view/table/drama.h"
#include "view/table/touch.h"

namespace view {

namespace {

constexpr float kMarkRadius = 0.46F;
constexpr float kBondRadius = 1.32F * kMarkRadius;  // around the ring of a partner's piece
constexpr float kTargetRadius = 0.8F * kMarkRadius;
constexpr float kPathRadius = 0.09F;
constexpr float kBetween = 0.6F;      // of that: a dot where there is no square
constexpr float kLongestStep = 1.6F;  // between two dots
constexpr float kLineRadius = 0.05F;
constexpr float kQuiet = 0.45F;
constexpr float kFaint = 0.25F;
constexpr float kOpenTarget = 0.95F;  // once the piece is picked
constexpr float kFaintTarget = 0.9F;  // before
constexpr float kLeap = 0.8F;         // height of a jump for joy, in squares
constexpr float kLifted = 0.14F;      // a piece that may be moved, in squares
constexpr float kLiftRate = 4.0F;
constexpr float kHop = 0.5F;
constexpr float kHops = 5.0F;   // of the winner's pieces
constexpr float kBack = 0.35F;  // how far the others fade back, 0…1

// Adds one session's table to a scene.
class Painter {
 public:
  Painter(Scene& scene, const Session& session)
      : scene_(scene),
        session_(session),
        picker_(session.picker()),
        table_(session.tabletop()),
        stage_(session.stage()) {}

  void add_pieces();
  void add_marks();
  void add_props();

 private:
  [[nodiscard]] const Board& board() const { return table_.board(); }
  [[nodiscard]] core::SeatIndex turn() const { return table_.turn(session_.match().state()); }
  [[nodiscard]] bool is_person(core::SeatIndex seat) const {
    return session_.players()[seat].is_person();
  }
  [[nodiscard]] bool is_partners(const Thing& thing, const Choice& choice) const;
  Mark& add_ring(Mark::Kind kind, glm::vec3 at);
  void beckon(Piece& piece, bool may_move) const;
  void add_trails();
  void add_option(std::size_t index);
  [[nodiscard]] bool is_only_piece(const Thing& thing) const;
  void add_targets_of(const Thing& piece);
  void add_target(const Choice& choice, float strength);
  void add_further(std::span<const std::size_t> choices);
  [[nodiscard]] glm::vec2 begin_of(const Choice::Leg& leg, const Choice& choice) const;
  void add_way(const Choice& choice);
  void add_recommended(const Choice& choice);

  Scene& scene_;
  const Session& session_;
  const Picker& picker_;
  const Tabletop& table_;
  const Stage& stage_;
};

// The mark may be changed until the next one is added.
Mark& Painter::add_ring(Mark::Kind kind, glm::vec3 at) {
  Mark mark;
  mark.kind = kind;
  mark.position = glm::vec2(at);
  mark.radius = kMarkRadius;
  return scene_.marks.emplace_back(mark);
}

void Painter::add_props() {
  Moment moment = stage_.moment();
  moment.may_throw = session_.status().may_throw || session_.may_draw_again();
  moment.person_acts = !picker_.choices().empty();
  moment.by_hand = moment.running && is_person(moment.running->seat);
  if (is_person(session_.status().seat)) moment.pointer = picker_.hovered().at;
  moment.die = picker_.die();
  const Steps& picked = picker_.picked();
  moment.button = !picked.empty() && picked[0].kind == Thing::Kind::Button;
  const auto choice = picker_.pointed() ? picker_.pointed() : picker_.recommended();
  if (choice) moment.pointed = picker_.choices()[*choice].steps.back();
  table_.add_props(moment, scene_);
}

void Painter::add_pieces() {
  const auto options = picker_.options();
  const bool choosing = std::any_of(options.begin(), options.end(), [](const Option& option) {
    return option.thing.kind == Thing::Kind::Piece;
  });
  const float triumph = triumph_of(session_);
  const unsigned winners =
      triumph > 0.0F ? table_.game().side_colours(play::places(session_.replay())[0]) : 0U;
  for (const Stage::Shown& shown : stage_.pieces()) {
    Piece piece = table_.dress(stage_.state(), shown.colour, shown.size);
    piece.position = shown.position;
    piece.heading = table_.heading(shown.colour, glm::vec2(shown.position));
    // A piece that has arrived leaps twice, lower the second time.
    const float leap = std::abs(std::sin(shown.joy * 2.0F * glm::pi<float>())) * shown.joy;
    piece.position.z += kLeap * leap;
    piece.squash = shown.squash + 0.2F * leap;
    if (core::has_bit(winners, shown.colour)) {
      const float hop = std::abs(std::sin(kHops * glm::pi<float>() * triumph)) * (1.0F - triumph);
      piece.position.z += kHop * hop;
      piece.squash += 0.2F * hop;
    }
    if (choosing) beckon(piece, picker_.find(thing_of(shown)).has_value());
    scene_.pieces.push_back(piece);
  }
}

// A piece that may be moved hops, and stays lifted; the others fade back.
void Painter::beckon(Piece& piece, bool may_move) const {
  if (!may_move) {
    piece.glow = -kBack;
    return;
  }
  const float t = session_.beckoned();
  const float hop = std::abs(std::sin(t * 2.0F * glm::pi<float>())) * (1.0F - t);
  piece.position.z += kLifted * std::min(1.0F, t * kLiftRate) + kHop * hop;
  piece.glow = kQuiet;
}

void Painter::add_trails() {
  for (const Stage::Trail& trail : stage_.trails()) {
    Mark& mark = add_ring(Mark::Kind::LastMove, trail.from);
    mark.hue = table_.hue(trail.colour);
  }
}

void Painter::add_marks() {
  add_trails();
  for (const Thing& thing : picker_.picked()) {
    if (const auto spot = spot_of(session_, thing)) add_ring(Mark::Kind::Selected, spot->at);
  }
  for (std::size_t i = 0; i < picker_.options().size(); ++i) add_option(i);
  if (!picker_.picked().empty()) add_further(picker_.open());
  if (const auto choice = picker_.pointed()) {
    add_way(picker_.choices()[*choice]);
  } else if (const auto best = picker_.recommended()) {
    add_recommended(picker_.choices()[*best]);
  }
}

// The things that name the choice, and where it leads.
void Painter::add_recommended(const Choice& choice) {
  add_way(choice);
  for (const Thing& thing : choice.steps) {
    if (thing.kind == Thing::Kind::Site) {
      add_target(choice, 1.0F);
    } else if (const auto spot = spot_of(session_, thing)) {
      add_ring(Mark::Kind::Selected, spot->at);
    }
  }
}

// The thing itself, and where it goes if there is only one way.
void Painter::add_option(std::size_t index) {
  const Option& option = picker_.options()[index];
  const Choice& choice = picker_.choices()[option.first];
  const bool focused = picker_.focus() == index;
  const bool chosen = focused || picker_.hovered().option == index ||
                      (option.choices == 1 && picker_.hovered().choice == option.first);
  const float strength = chosen ? 1.0F : kQuiet;
  if (option.thing.kind == Thing::Kind::Site) {
    add_target(choice, picker_.picked().empty() ? strength : std::max(strength, kOpenTarget));
    return;
  }
  // The tabletop shows where walls may go, and the deck that may be drawn from.
  if (option.thing.kind == Thing::Kind::Slot || option.thing.kind == Thing::Kind::Chance) return;
  if (const auto spot = spot_of(session_, option.thing)) {
    add_ring(focused  ? Mark::Kind::Focus
             : chosen ? Mark::Kind::Selected
                      : Mark::Kind::Selectable,
             spot->at);
    if (is_partners(option.thing, choice)) {
      Mark& bond = add_ring(Mark::Kind::Selectable, spot->at);
      bond.radius = kBondRadius;
      bond.hue = table_.hue(session_.match().game().first_colour(turn()));
    }
  }
  constexpr std::size_t kFew = 4;  // ways of one piece, such as with several dice
  const bool shown = is_only_piece(option.thing) || (chosen && option.choices <= kFew);
  if (shown && option.choices > 1) add_targets_of(option.thing);
  if (option.choices == 1 && choice.steps.back().kind == Thing::Kind::Site) {
    add_target(choice, strength);
  }
}

// Whether no other piece may be moved, so that where it may go needs no asking.
bool Painter::is_only_piece(const Thing& thing) const {
  const auto options = picker_.options();
  return thing.kind == Thing::Kind::Piece &&
         std::all_of(options.begin(), options.end(), [&](const Option& one) {
           return one.thing == thing || one.thing.kind != Thing::Kind::Piece;
         });
}

// Where a piece that is pointed at, or that alone may be moved, could go.
void Painter::add_targets_of(const Thing& piece) {
  std::vector<std::size_t> its;
  for (const std::size_t i : picker_.open()) {
    const Choice& choice = picker_.choices()[i];
    const bool goes = choice.steps[0] == piece && choice.steps.back().kind == Thing::Kind::Site;
    if (!goes) continue;
    add_target(choice, kOpenTarget);
    its.push_back(i);
  }
  add_further(its);
}

// Where both dice together would take the piece of these choices.
void Painter::add_further(std::span<const std::size_t> choices) {
  std::vector<Thing> shown;
  for (const std::size_t i : choices) {
    for (const Choice::Further& one : picker_.choices()[i].further) {
      const auto spot = spot_of(session_, one.site);
      const bool known = std::find(shown.begin(), shown.end(), one.site) != shown.end();
      if (known || !spot) continue;
      shown.push_back(one.site);
      Mark& mark = add_ring(Mark::Kind::Target, spot->at);
      mark.hue = table_.hue(one.site.colour);
      mark.number = one.number;
      mark.strength = kQuiet;
    }
  }
}

// Whether the piece is moved for a partner: it has a second ring, in the player's own colour.
bool Painter::is_partners(const Thing& thing, const Choice& choice) const {
  const bool mover = choice.moves_piece() && thing.kind == Thing::Kind::Piece &&
                     thing.colour == choice.move.colour;
  return mover && !core::has_bit(table_.game().own_colours(turn()), thing.colour);
}

void Painter::add_target(const Choice& choice, float strength) {
  Mark& target = add_ring(Mark::Kind::Target, spot_of(session_, choice.steps.back())->at);
  target.hue = table_.hue(choice.move.colour);
  target.number = choice.cost;
  const bool numbered = target.number > 0;
  target.radius = numbered ? kMarkRadius : kTargetRadius;
  target.strength = numbered ? 1.0F : std::max(strength, kFaintTarget);
}

// Where the piece stands that walks this leg: in a nest or beside another, it has its own place.
glm::vec2 Painter::begin_of(const Choice::Leg& leg, const Choice& choice) const {
  for (const Thing& thing : choice.steps) {
    if (thing.kind != Thing::Kind::Piece || thing.colour != leg.colour || thing.site != leg.way[0])
      continue;
    if (const auto spot = spot_of(session_, thing)) return glm::vec2(spot->at);
  }
  return glm::vec2(board().spot(leg.colour, leg.way[0], 0, 1));
}

// The ways of a choice, square by square, and the pieces that it sends back.
void Painter::add_way(const Choice& choice) {
  for (const Choice::Leg& leg : choice.legs) {
    for (std::size_t i = 1; i < leg.way.size(); ++i) {
      const glm::vec2 from = i == 1 ? begin_of(leg, choice)
                                    : glm::vec2(board().spot(leg.colour, leg.way[i - 1], 0, 1));
      const glm::vec2 to = glm::vec2(board().spot(leg.colour, leg.way[i], 0, 1));
      // The dots of a leap across the board are as close as those of a walk.
      const int parts = 1 + static_cast<int>(glm::distance(from, to) / kLongestStep);
      for (int part = 1; part <= parts; ++part) {
        const auto at = [&](int share) {
          return glm::mix(from, to, static_cast<float>(share) / static_cast<float>(parts));
        };
        Mark path;
        const bool last = i + 1 == leg.way.size() && part == parts;
        path.kind = last ? Mark::Kind::Arrow : Mark::Kind::Path;
        path.hue = table_.hue(leg.colour);
        path.position = at(part - 1);
        path.to = at(part);
        path.radius = part == parts ? kPathRadius : kBetween * kPathRadius;
        scene_.marks.push_back(path);
      }
    }
  }
  for (const Thing& thing : choice.then) {
    const auto spot = spot_of(session_, thing);
    if (!spot) continue;
    Mark& mark = add_ring(Mark::Kind::Target, spot->at);
    mark.hue = table_.hue(thing.colour);
    mark.radius = kTargetRadius;
    mark.strength = kFaint;
  }
  for (const Thing& hit : choice.hits) {
    if (const auto spot = spot_of(session_, hit)) add_ring(Mark::Kind::Blocked, spot->at);
  }
}

}  // namespace

void fill_table(Scene& scene, const Session& session) {
  scene.board = &session.tabletop().board();
  scene.clear_table();
  Painter painter(scene, session);
  painter.add_marks();
  painter.add_pieces();
  fit_pieces(scene.pieces, scene.board->piece_size);
  for (std::size_t i = 0; i < scene.pieces.size(); ++i) {
    scene.pieces[i].scale *= session.stage().pieces()[i].slim;
  }
  painter.add_props();
  add_drama(scene, session);
}

void add_worse(Scene& scene, const Session& session, const Choice& choice) {
  const Board& board = session.tabletop().board();
  for (const Choice::Leg& leg : choice.legs) {
    Mark line;
    line.kind = Mark::Kind::Bar;
    line.radius = kLineRadius;
    line.to = glm::vec2(board.spot(leg.colour, leg.way[0], 0, 1));
    for (std::size_t i = 1; i < leg.way.size(); ++i) {
      line.position = line.to;
      line.to = glm::vec2(board.spot(leg.colour, leg.way[i], 0, 1));
      scene.marks.push_back(line);
    }
    line.kind = Mark::Kind::Blocked;
    line.position = line.to;
    line.radius = kMarkRadius;
    scene.marks.push_back(line);
  }
}

}  // namespace view
