// Ludo and its sisters on the table: a piece names its move, the dice lie in the thrower's nest.
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "view/ludo/board.h"
#include "view/ludo/dice.h"
#include "view/ludo/hooks.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Move;
using core::MoveKind;

namespace {

constexpr float kFirst = ludo::kStart;  // the first site of a way outside the nest

// A point between two sites of a way; `along` counts in sites.
glm::vec2 point_on(const std::vector<Place>& way, float along) {
  const auto site = std::min(static_cast<std::size_t>(along), way.size() - 2);
  return glm::mix(way[site].middle, way[site + 1].middle, along - static_cast<float>(site));
}

// How far along the way the nearest point to `at` is; below 0 if the nest is nearer.
float place_on(const std::vector<Place>& way, glm::vec2 at) {
  float best = glm::distance(way[ludo::kNest].middle, at);
  float along = -1.0F;
  for (std::size_t site = ludo::kStart; site + 1 < way.size(); ++site) {
    const glm::vec2 step = way[site + 1].middle - way[site].middle;
    const float share = std::clamp(
        glm::dot(at - way[site].middle, step) / std::max(glm::dot(step, step), 1e-6F), 0.0F, 1.0F);
    const float off = glm::distance(way[site].middle + share * step, at);
    if (off >= best) continue;
    best = off;
    along = static_cast<float>(site) + share;
  }
  return along;
}

// The heading of a horse seen from the side: to the right (0) or to the left (±π), whichever is
// nearer to its direction. Up counts as right and down as left. It turns round at directions that
// no way takes, not even at a corner.
float profile(float direction) {
  constexpr float kQuarter = glm::half_pi<float>();
  constexpr float kTurning = 0.07F;  // radians
  const float off = std::remainder(direction - kQuarter / 4.0F, 4.0F * kQuarter);
  const float turned = glm::smoothstep(kQuarter - kTurning, kQuarter + kTurning, std::abs(off));
  return std::copysign(2.0F * kQuarter * turned, off);
}

class LudoTable final : public Tabletop {
 public:
  LudoTable(const ludo::Game& game, core::Colour bottom)
      : Tabletop(games::Game(game), make_ludo_board(game.rules(), bottom)), ludo_(game) {}

  [[nodiscard]] bool is_automatic(const games::State& state) const override {
    return of(state).phase != ludo::Phase::Roll;
  }

  // Petits chevaux are horses, seen from the side.
  [[nodiscard]] Piece dress(const games::State& state, core::Colour colour,
                            std::uint8_t size) const override {
    Piece piece = Tabletop::dress(state, colour, size);
    if (has_horses()) piece.kind = PieceKind::Horse;
    return piece;
  }
  [[nodiscard]] float heading(core::Colour colour, glm::vec2 at) const override {
    if (!has_horses()) return 0.0F;
    const std::vector<Place>& way = board().places[colour];
    const float along = place_on(way, at);
    // From a little behind to a little ahead: the corners are rounded off.
    constexpr float kBeside = 0.5F;  // sites
    const auto last = static_cast<float>(way.size() - 1);
    const glm::vec2 to = along < 0.0F ? -way[ludo::kNest].middle
                                      : point_on(way, std::min(along + kBeside, last)) -
                                            point_on(way, std::max(along - kBeside, kFirst));
    return profile(std::atan2(to.y, to.x));
  }

  [[nodiscard]] int die(Move move) const override {
    return ludo_.rules().dice > 1 && move.kind == MoveKind::Walk ? move.value : 0;
  }
  // With two dice, the number that a move uses up; if it uses both to enter, their sum.
  [[nodiscard]] int cost(const games::State&, Move move) const override {
    if (ludo_.rules().dice == 1 || move.kind != MoveKind::Walk) return 0;
    return move.value != 0 ? move.value : (ludo_.rules().enter == ludo::Enter::Five ? 5 : 6);
  }
  [[nodiscard]] games::State with_only(const games::State& state, int number) const override {
    if (number == 0) return state;
    ludo::State left = of(state);
    left.use = ludo::with(ludo::kEmpty, static_cast<std::uint8_t>(number));
    return games::State(left);
  }
  [[nodiscard]] int die_at(const Moment& moment, glm::vec2 at) const override {
    if (!moment.lying || moment.lying->event.size == 0) return 0;
    const core::Event& thrown = moment.lying->event;
    const std::array<int, 2> faces = {thrown.value, thrown.size};
    for (int i = 0; i < 2; ++i) {
      const Spot spot = lying_die(dice_place(moment.lying->seat), i, 2);
      if (glm::distance(glm::vec2(spot.at), at) < spot.reach) {
        return faces[static_cast<std::size_t>(i)];
      }
    }
    return 0;
  }

  // One of two dice has been used: the place that the other one leads to is shown with the first,
  // and the first may be taken back.
  [[nodiscard]] bool between_parts(const games::State& state) const override {
    const ludo::Lanes use = of(state).use;
    return ludo_.rules().dice == 2 && of(state).phase == ludo::Phase::Move &&
           ludo::Game::has_dice(use) && ludo::lane_of(use, 1) == ludo::kNone;
  }

  // A step back from the foot of the stairs leads downwards.
  [[nodiscard]] Way way(const games::State&, const Event& event) const override {
    if (event.kind != EventKind::Walked) return {event.from, event.to};
    const int step = event.to < event.from ? -1 : 1;
    Way way;
    for (int site = event.from; site != event.to + step; site += step) {
      way.push_back(static_cast<core::Site>(site));
    }
    return way;
  }

  void add_props(const Moment& moment, Scene& scene) const override {
    if (moment.may_throw) {
      add_waiting_dice(dice_place(turn(*moment.state)), ludo_.rules().dice, scene);
    } else if (moment.running && moment.running->event.kind == EventKind::Thrown) {
      add_thrown(*moment.running, moment.t, nullptr, 0, scene);
    } else if (moment.lying) {
      add_thrown(*moment.lying, 1.0F, &of(*moment.state), moment.die, scene);
      add_rewards(of(*moment.state), scene);
    }
  }

 protected:
  // Where the dice of the seat lie whose turn it is.
  [[nodiscard]] Spot chance_spot(const games::State& state) const override {
    const Place place = dice_place(turn(state));
    return {glm::vec3(place.middle, 0.0F), place.room + 0.9F};
  }

 private:
  [[nodiscard]] bool has_horses() const { return ludo_.rules().board == ludo::Board::Chevaux; }
  static const ludo::State& of(const games::State& state) {
    return games::state_of<ludo::Game>(state);
  }
  [[nodiscard]] const Place& nest(core::SeatIndex seat) const {
    return board().places[first_colour(seat)][ludo::kNest];
  }
  // In the nest, between its pieces. With many arms, the nests of the board with round spots
  // leave no room for a die, but its middle is free.
  [[nodiscard]] Place dice_place(core::SeatIndex seat) const {
    constexpr float kRoomForDice = 0.9F;
    constexpr float kRoomInMiddle = 1.2F;
    Place place = nest(seat);
    if (ludo_.rules().board == ludo::Board::Maedn && place.room < kRoomForDice) {
      place.middle = glm::vec2(0.0F);
      place.room = kRoomInMiddle;
    }
    return place;
  }

  // `picked`: the number of the next move, if one has been picked already.
  void add_thrown(const Told& told, float t, const ludo::State* after, int picked,
                  Scene& scene) const {
    ThrownDice dice;
    dice.push({told.event.value, false});
    if (told.event.size != 0) dice.push({told.event.size, false});
    if (after != nullptr && dice.size() > 1) mark_used(after->use, dice);
    for (ThrownDie& die : dice) die.picked = !die.used && die.face == picked;
    add_dice(dice_place(told.seat), {dice.begin(), dice.end()}, t, first_colour(told.seat), scene);
  }

  // The steps earned by a capture or a piece home lie in the nest, below the dice.
  void add_rewards(const ludo::State& state, Scene& scene) const {
    constexpr float kBelow = 0.62F;  // of the room in a nest, from its middle
    constexpr float kApart = 1.05F;
    constexpr float kRadius = 0.46F;
    const Place place = dice_place(turn(state));
    float x = 0.0F;
    for (ludo::Lanes use = state.use; use != ludo::kEmpty;
         use = ludo::without(use, ludo::lane_of(use, 0))) {
      const int number = ludo::lane_of(use, 0);
      if (number <= ludo::kHighestDie) continue;
      Mark& mark = scene.marks.emplace_back();
      mark.position = place.middle + glm::vec2(x, -kBelow * place.room);
      mark.hue = hue(first_colour(turn(state)));
      mark.radius = kRadius;
      mark.number = number;
      x += kApart;
    }
  }

  ludo::Game ludo_;
};

}  // namespace

std::unique_ptr<Tabletop> make_table(const ludo::Game& game, core::Colour bottom) {
  return std::make_unique<LudoTable>(game, bottom);
}

}  // namespace view
