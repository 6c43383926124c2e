// Parchís on the table: a piece names its move, the die lies in its thrower's nest.
#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/parchis/board.h"
#include "view/parchis/room.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Move;
using core::MoveKind;

namespace {

// A throw: it tumbles for this share of the time, and leaves the middle after that one.
constexpr float kTumbling = 0.6F;
constexpr float kShown = 0.76F;
constexpr float kFrom = 9.0F;      // how far out it comes in
constexpr float kLargeDie = 2.6F;  // its edge over the middle

Board board_of(const parchis::Game& game, core::Colour bottom) {
  const parchis::Rules& rules = game.rules();
  const int safe = rules.safe == parchis::Safe::Sixteen ? 16 : 12;
  return make_parchis_board(rules.arms, bottom, safe, game.colours_in_play());
}

class ParchisTable final : public Tabletop {
 public:
  ParchisTable(const parchis::Game& game, core::Colour bottom)
      : Tabletop(games::Game(game), board_of(game, bottom)) {}

  [[nodiscard]] bool falls_by_itself(const games::State& state) const override {
    return of(state).phase != parchis::Phase::Roll;
  }

  [[nodiscard]] Steps steps(const games::State&, Move move) const override {
    Steps steps;
    if (move.kind != MoveKind::Walk) {
      steps.push(button_thing(move.kind));
      return steps;
    }
    steps.push(piece_thing(move.colour, move.from));
    steps.push(site_thing(move.colour, move.to));
    return steps;
  }

  [[nodiscard]] Way way(const games::State&, const Event& event) const override {
    if (event.kind != EventKind::Walked) return {event.from, event.to};
    Way way;
    for (int site = event.from; site <= event.to; ++site) {
      way.push_back(static_cast<core::Site>(site));
    }
    return way;
  }

  void add_props(const Moment& moment, Scene& scene) const override {
    if (moment.may_throw) {
      Die die = die_in(nest(turn(*moment.state)));
      // It waits with what was thrown last on top, a six before the first throw.
      const int shown = moment.lying ? moment.lying->event.value : 6;
      const auto side = std::find(die.faces.begin(), die.faces.end(), shown);
      die.orientation = die_showing(static_cast<int>(side - die.faces.begin()) % 6, 0.6F);
      die.glow = 1.0F;
      scene.dice.push_back(die);
    } else if (moment.running && moment.running->event.kind == EventKind::Thrown) {
      scene.dice.push_back(thrown(*moment.running, moment.t));
    } else if (moment.lying) {
      scene.dice.push_back(thrown(*moment.lying, 1.0F));
    }
  }

 protected:
  // The nest of the seat whose turn it is, where its die lies.
  [[nodiscard]] Spot chance_spot(const games::State& state) const override {
    const Place& place = nest(turn(state));
    return {glm::vec3(place.middle, 0.0F), place.room + 1.0F};
  }

 private:
  static const parchis::State& of(const games::State& state) {
    return games::state_of<parchis::Game>(state);
  }
  [[nodiscard]] const Place& nest(core::SeatIndex seat) const {
    return board().places[first_colour(seat)][parchis::kNest];
  }
  static Die die_in(const Place& nest) {
    Die die;
    die.size = std::clamp(nest.room * 0.62F, 0.75F, 1.25F);
    die.position = glm::vec3(nest.middle, die.size * 0.5F);
    return die;
  }

  // The die tumbles from the thrower's side over the middle of the board, large; shows its number
  // there, and settles in the nest.
  [[nodiscard]] Die thrown(const Told& told, float t) const {
    const Place& place = nest(told.seat);
    Die die = die_in(place);
    const int face = told.event.value;
    const auto side = std::find(die.faces.begin(), die.faces.end(), face);
    const auto index = static_cast<int>(side - die.faces.begin()) % 6;
    const float yaw =
        0.4F + 0.35F * static_cast<float>((face * 5 + first_colour(told.seat) * 3) % 7);
    const glm::quat landed = die_showing(index, yaw);
    const float ease = slowing(std::min(1.0F, t / kTumbling));
    const float left = 1.0F - ease;
    const float home = glm::smoothstep(kShown, 1.0F, t);  // the way from the middle to the nest
    const glm::vec2 out =
        glm::length(place.middle) > 0.01F ? glm::normalize(place.middle) : glm::vec2(0.0F, -1.0F);
    const glm::vec2 at = glm::mix(out * (left * kFrom), place.middle, home);
    const float bounce = std::abs(std::cos(ease * 2.5F * glm::pi<float>())) * left * 3.2F;
    die.size = glm::mix(kLargeDie, die.size, home);
    die.position = glm::vec3(at, die.size * 0.5F + bounce + 4.0F * home * (1.0F - home));
    const glm::vec3 axis = glm::normalize(glm::vec3(-out.y, out.x, 0.35F));
    die.orientation = glm::angleAxis(left * 4.0F * glm::pi<float>(), axis) * landed;
    return die;
  }
};

}  // namespace

std::unique_ptr<Tabletop> make_table(const parchis::Game& game, core::Colour bottom) {
  return std::make_unique<ParchisTable>(game, bottom);
}

}  // namespace view
