#include "view/table/touch.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <span>
#include <vector>

namespace view {

namespace {

constexpr float kTouchRadius = 22.0F;  // css px: how near a finger must be to a thing, at least
constexpr float kPieceReach = 0.55F;   // squares
constexpr float kPieceMiddle = 0.45F;  // height of a piece's middle, in squares
constexpr float kSame = 0.05F;         // squares: two spots that are one

// The nearest of `count` things within reach of the pixel; `where` gives each one's spot, if any.
template <class Where>
std::optional<std::size_t> nearest(const Camera& camera, glm::vec2 pixel, std::size_t count,
                                   Where where) {
  std::optional<std::size_t> best;
  float best_distance = 0.0F;
  for (std::size_t i = 0; i < count; ++i) {
    const std::optional<Spot> spot = where(i);
    if (!spot) continue;
    const float distance = glm::distance(camera.project(spot->at), pixel);
    const float reach = spot->reach > 0.0F ? spot->reach : kPieceReach;
    const float pixels =
        std::max(kTouchRadius * camera.ratio, reach * camera.pixels_per_unit(spot->at));
    if (distance <= pixels && (!best || distance < best_distance)) {
      best = i;
      best_distance = distance;
    }
  }
  return best;
}

Spot spot_of_piece(const Stage::Shown& piece) {
  return {piece.position + glm::vec3(0.0F, 0.0F, kPieceMiddle)};
}

const Stage::Shown* piece_at(const Session& session, const Camera& camera, glm::vec2 pixel) {
  const auto& pieces = session.stage().pieces();
  const auto found = nearest(camera, pixel, pieces.size(), [&](std::size_t i) {
    return std::optional(spot_of_piece(pieces[i]));
  });
  return found ? &pieces[*found] : nullptr;
}

// Whether a person here has a wall in the hand, which may not yet have been seen to rise.
bool holds_wall(const Session& session) {
  const core::Actor actor = session.match().actor();
  if (actor.kind != core::Actor::Kind::Seat || !session.players()[actor.seat].is_person())
    return false;
  core::MoveList list;
  session.match().game().moves(session.match().state(), list);
  return list.size() > 0 && list[0].kind == core::MoveKind::Drop;
}

// A touch at one place of the table.
class Touched {
 public:
  Touched(Session& session, const Camera& camera, glm::vec2 pixel)
      : session_(session),
        picker_(session.picker()),
        camera_(camera),
        pixel_(pixel),
        point_(camera.on_plane(pixel)),
        piece_(piece_at(session, camera, pixel)) {}

  TapAnswer tap();
  TapAnswer drop();
  void hover();

 private:
  [[nodiscard]] const games::State& state() const { return session_.match().state(); }
  [[nodiscard]] std::optional<std::size_t> option() const;
  [[nodiscard]] std::optional<Spot> spot(const Thing& thing) const;
  [[nodiscard]] bool stands_on(const Stage::Shown& piece, const Spot& square) const;
  [[nodiscard]] bool is_on(const Spot& square) const;
  [[nodiscard]] std::vector<std::size_t> ending_on(const Thing& ground) const;
  [[nodiscard]] std::vector<std::size_t> aimed_at() const;
  [[nodiscard]] std::vector<std::size_t> ending_at(const Thing& slot) const;
  [[nodiscard]] std::optional<Thing> beneath() const;
  [[nodiscard]] bool is_exactly_on(std::size_t option) const;
  [[nodiscard]] std::vector<std::size_t> going_further() const;
  [[nodiscard]] bool on_chance() const;
  [[nodiscard]] int die() const;
  TapAnswer touch_option(std::size_t option);
  TapAnswer choose_only(std::span<const std::size_t> choices, const char* otherwise);
  TapAnswer leave_picked(const std::optional<Thing>& beneath);
  [[nodiscard]] TapAnswer why_not(const std::optional<Thing>& beneath) const;

  Session& session_;
  Picker& picker_;
  const Camera& camera_;
  glm::vec2 pixel_;
  std::optional<glm::vec2> point_;  // on the board
  const Stage::Shown* piece_;       // under the pixel, if any
};

// The option under the pixel: the piece there, else the square or slot.
std::optional<std::size_t> Touched::option() const {
  if (piece_ != nullptr) {
    if (const auto found = picker_.find(thing_of(*piece_))) return found;
  }
  const auto options = picker_.options();
  return nearest(camera_, pixel_, options.size(), [&](std::size_t i) {
    const Thing& thing = options[i].thing;
    return thing.kind == Thing::Kind::Piece ? std::nullopt : spot(thing);
  });
}

bool Touched::stands_on(const Stage::Shown& piece, const Spot& square) const {
  const glm::vec2 at(session_.tabletop().board().spot(piece.colour, piece.site, 0, 1));
  return glm::distance(at, glm::vec2(square.at)) < kSame;
}

// Where a thing can be touched. A square cannot if the pixel is nearer to a piece on another one:
// on a phone, a finger on a piece reaches the squares around it.
std::optional<Spot> Touched::spot(const Thing& thing) const {
  const auto found = spot_of(session_, thing);
  if (!found || piece_ == nullptr || thing.kind == Thing::Kind::Slot) return found;
  const auto gap = [&](const Spot& spot) {
    return glm::distance(camera_.project(spot.at), pixel_);
  };
  const bool nearer = gap(spot_of_piece(*piece_)) < gap(*found);
  return nearer && !stands_on(*piece_, *found) ? std::nullopt : found;
}

// Whether the pixel is on this square or on a piece there, and not merely near it.
bool Touched::is_on(const Spot& square) const {
  if (piece_ != nullptr && stands_on(*piece_, square)) return true;
  if (!point_) return false;
  const Board& board = session_.tabletop().board();
  const auto gap = [&](glm::vec3 at) { return glm::distance(glm::vec2(at), *point_); };
  for (core::Colour colour = 0; colour < board.places.size(); ++colour) {
    for (core::Site site = 0; site < board.places[colour].size(); ++site) {
      if (gap(board.spot(colour, site, 0, 1)) + kSame < gap(square.at)) return false;
    }
  }
  return true;
}

// The square or slot under the pixel, if the game has refusals for it.
std::optional<Thing> Touched::beneath() const {
  return point_ ? session_.tabletop().thing_at(state(), *point_) : std::nullopt;
}

std::vector<std::size_t> Touched::ending_at(const Thing& slot) const {
  std::vector<std::size_t> found;
  for (const std::size_t i : picker_.open()) {
    if (picker_.choices()[i].steps.back() == slot) found.push_back(i);
  }
  return found;
}

// Where the ground itself can be named, all of a square counts, unless a piece before it is
// touched.
std::vector<std::size_t> Touched::ending_on(const Thing& ground) const {
  std::vector<std::size_t> found;
  if (piece_ != nullptr && (piece_->site != ground.site || picker_.picked().empty())) return found;
  for (const std::size_t i : picker_.open()) {
    const Thing& last = picker_.choices()[i].steps.back();
    if (last.kind == Thing::Kind::Site && last.site == ground.site) found.push_back(i);
  }
  return found;
}

// The choices whose last thing is under the pixel: where a piece would go, what it would hit. A
// square that is not marked, as its piece has other ways to go, must be touched exactly.
std::vector<std::size_t> Touched::aimed_at() const {
  // A wall under the pixel takes precedence over a square beside it.
  const auto under = beneath();
  if (under && under->kind == Thing::Kind::Slot) return ending_at(*under);
  if (under && under->kind == Thing::Kind::Site) {
    auto found = ending_on(*under);
    if (!found.empty()) return found;
  }
  const auto open = picker_.open();
  const auto target = [&](std::size_t i) { return spot(picker_.choices()[open[i]].steps.back()); };
  std::vector<std::size_t> found;
  const auto best = nearest(camera_, pixel_, open.size(), target);
  if (!best) return found;
  const Spot there = *target(*best);
  bool marked = false;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const auto spot = target(i);
    if (!spot || glm::distance(glm::vec2(spot->at), glm::vec2(there.at)) >= kSame) continue;
    found.push_back(open[i]);
    const Steps& steps = picker_.choices()[open[i]].steps;
    const auto option = picker_.find(steps[picker_.picked().size()]);
    marked = marked || steps.back().kind == Thing::Kind::Slot ||
             (option && picker_.options()[*option].choices == 1);
  }
  if (!marked && !is_on(there)) found.clear();
  return found;
}

bool Touched::is_exactly_on(std::size_t option) const {
  const auto found = spot_of(session_, picker_.options()[option].thing);
  return found && is_on(*found);
}

// The choices of the picked piece with one die after which the other takes it to the square under
// the pixel.
std::vector<std::size_t> Touched::going_further() const {
  std::vector<std::size_t> found;
  if (picker_.picked().empty()) return found;
  for (const std::size_t i : picker_.open()) {
    const auto& further = picker_.choices()[i].further;
    const bool leads = std::any_of(further.begin(), further.end(), [this](const auto& one) {
      const auto there = spot(one.site);
      return there && is_on(*there);
    });
    if (leads) found.push_back(i);
  }
  return found;
}

bool Touched::on_chance() const {
  const auto chance = spot_of(session_, chance_thing());
  return chance && point_ && glm::distance(*point_, glm::vec2(chance->at)) < chance->reach;
}

// The die under the pixel, if there are several to pick from.
int Touched::die() const {
  const std::vector<int> dice = picker_.dice();
  if (!point_ || dice.size() < 2) return 0;
  const int number = session_.tabletop().die_at(session_.stage().moment(), *point_);
  return std::find(dice.begin(), dice.end(), number) != dice.end() ? number : 0;
}

// A finger first shows a wall in a slot, and a second touch drops it there.
TapAnswer Touched::touch_option(std::size_t option) {
  const Option& touched = picker_.options()[option];
  const bool drops = picker_.choices()[touched.first].move.kind == core::MoveKind::Drop;
  if (drops && picker_.hovered().option != option && picker_.focus() != option) {
    picker_.focus_on(option);
    return {TapAnswer::Kind::Selected};
  }
  return session_.pick(touched.thing);
}

// Another piece starts over; anything else undoes the pick, unless there is a refusal to explain.
TapAnswer Touched::leave_picked(const std::optional<Thing>& beneath) {
  const Steps& picked = picker_.picked();
  if (piece_ != nullptr && !picked.empty() && picked[0] == thing_of(*piece_)) {
    return {TapAnswer::Kind::Again};
  }
  if (beneath && piece_ == nullptr) {
    const auto why = session_.tabletop().why_not_next(state(), picker_.picked(), *beneath);
    if (why) return {TapAnswer::Kind::WhyNot, why, pixel_};
  }
  // A die that was picked first stays picked when it does not suit the piece, unless the piece can
  // use all dice together.
  const auto choices = picker_.choices();
  const bool together =
      piece_ != nullptr && std::any_of(choices.begin(), choices.end(), [&](const Choice& choice) {
        return choice.die == 0 && choice.steps[0] == thing_of(*piece_);
      });
  if (piece_ != nullptr && picked.empty() && !together) return why_not(beneath);
  picker_.unpick();
  return piece_ != nullptr ? tap() : TapAnswer{TapAnswer::Kind::Selected};
}

TapAnswer Touched::why_not(const std::optional<Thing>& beneath) const {
  const Tabletop& table = session_.tabletop();
  if (piece_ != nullptr) {
    const games::State asked = table.with_only(state(), picker_.die());
    return {TapAnswer::Kind::WhyNot, table.why_not(asked, thing_of(*piece_)),
            camera_.project(spot_of_piece(*piece_).at)};
  }
  if (beneath) return {TapAnswer::Kind::WhyNot, table.why_not(state(), *beneath), pixel_};
  return {};
}

// Several choices need another touch, as the sentence says.
TapAnswer Touched::choose_only(std::span<const std::size_t> choices, const char* otherwise) {
  if (choices.size() == 1) return session_.choose(choices[0]);
  return {TapAnswer::Kind::WhyNot, core::Sentence{otherwise, {}}, pixel_};
}

TapAnswer Touched::tap() {
  if (session_.animating() || session_.others_play()) return session_.throw_or_draw();
  const bool throws = session_.comfort.tap_throws || on_chance();
  if (session_.status().may_throw && throws) return session_.throw_or_draw();
  if (const int number = die()) {
    picker_.use_die(number == picker_.die() ? 0 : number);
    return {TapAnswer::Kind::Selected};
  }
  const auto touched = option();
  const auto first = going_further();
  if (touched && (first.empty() || is_exactly_on(*touched))) return touch_option(*touched);
  if (!first.empty())
    return choose_only(first, "First one die, then the other: tap where the first takes it.");
  if (const auto aimed = aimed_at(); !aimed.empty())
    return choose_only(aimed, "Several moves end there: tap a piece first.");
  const core::SeatIndex turn = session_.status().seat;
  const bool person = session_.players()[turn].is_person();
  const bool explains = person && !session_.match().over();
  const auto under = explains ? beneath() : std::nullopt;
  if (!picker_.picked().empty() || picker_.die() != 0) return leave_picked(under);
  return explains ? why_not(under) : TapAnswer{};
}

// Only what is held can be dropped: a press that has played or thrown holds nothing.
TapAnswer Touched::drop() {
  const auto touched = option();
  if (!touched) {
    const auto aimed = picker_.picked().empty() ? std::vector<std::size_t>{} : aimed_at();
    return aimed.size() == 1 ? session_.choose(aimed[0]) : TapAnswer{};
  }
  const Option& under = picker_.options()[*touched];
  const bool wall = picker_.choices()[under.first].move.kind == core::MoveKind::Drop;
  return wall || !picker_.picked().empty() ? session_.pick(under.thing) : TapAnswer{};
}

void Touched::hover() {
  Hover over{point_, {}, {}};
  if (!session_.animating()) {
    over.option = option();
    const auto aimed = over.option ? std::vector<std::size_t>{} : aimed_at();
    if (aimed.size() == 1) over.choice = aimed[0];
  }
  picker_.hover(over);
}

}  // namespace

std::optional<Spot> spot_of(const Session& session, Thing thing) {
  if (thing.kind != Thing::Kind::Piece) {
    return session.tabletop().spot(session.match().state(), thing);
  }
  const auto& pieces = session.stage().pieces();
  const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Stage::Shown& shown) {
    return thing_of(shown) == thing;
  });
  return found == pieces.end() ? std::nullopt : std::optional(spot_of_piece(*found));
}

TapAnswer tap(Session& session, const Camera& camera, glm::vec2 pixel) {
  return Touched(session, camera, pixel).tap();
}

TapAnswer drop(Session& session, const Camera& camera, glm::vec2 pixel) {
  if (session.animating() && holds_wall(session)) session.settle();
  return Touched(session, camera, pixel).drop();
}

void hover(Session& session, const Camera& camera, std::optional<glm::vec2> pixel) {
  if (pixel) {
    Touched(session, camera, *pixel).hover();
  } else {
    session.picker().hover({});
  }
}

}  // namespace view
