// Parchís on the table: a piece names its move, the die lies in the thrower's nest.
#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/parchis/board.h"
#include "view/parchis/hooks.h"
#include "view/table/easing.h"
#include "view/table/throw.h"

namespace view {

using core::Event;
using core::EventKind;

namespace {

// The scene of a third six: three dice over the middle, in shares of its time and board units.
constexpr float kDoom = 1.4F;  // seconds at speed 1
constexpr float kSixEvery = 0.13F;
constexpr float kSixFalls = 0.2F;
constexpr float kSixesGo = 0.85F;
constexpr float kSixSize = 1.7F;
constexpr float kSixApart = 2.3F;
constexpr float kSixHeight = 4.0F;
constexpr float kLeaves = 0.5F;  // when the piece has to go

class ParchisTable final : public Tabletop {
 public:
  ParchisTable(const parchis::Game& game, core::Colour bottom)
      : Tabletop(games::Game(game),
                 make_parchis_board(game.rules(), bottom, game.colours_in_play())) {}

  [[nodiscard]] bool is_automatic(const games::State& state) const override {
    return of(state).phase != parchis::Phase::Roll;
  }

  [[nodiscard]] Way way(const games::State&, const Event& event) const override {
    if (event.kind != EventKind::Walked) return {event.from, event.to};
    Way way;
    for (int site = event.from; site <= event.to; ++site) {
      way.push_back(static_cast<core::Site>(site));
    }
    return way;
  }

  [[nodiscard]] float seconds(const Event& event) const override {
    return event.kind == EventKind::Penalised ? kDoom : Tabletop::seconds(event);
  }
  [[nodiscard]] float gone(const Event& event, float t) const override {
    return event.kind == EventKind::Penalised ? (t - kLeaves) / (1.0F - kLeaves) : t;
  }

  void add_props(const Moment& moment, Scene& scene) const override {
    if (moment.may_throw) {
      Die die = die_in(nest(turn(*moment.state)));
      die.faces = {};  // blank: the last number was most likely a rival's
      die.orientation = die_showing(0, 0.6F);
      die.glow = 1.0F;
      scene.dice.push_back(die);
    } else if (moment.running && moment.running->event.kind == EventKind::Thrown) {
      scene.dice.push_back(thrown(*moment.running, moment.t));
    } else if (moment.running && moment.running->event.kind == EventKind::Penalised) {
      add_third_six(moment.t, scene);
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

  // The die comes to rest in the nest.
  [[nodiscard]] Die thrown(const Told& told, float t) const {
    const Place& place = nest(told.seat);
    const int face = told.event.value;
    const float yaw = lying_yaw(face, first_colour(told.seat));
    return thrown_die({place.middle, place.middle, die_in(place).size, face, yaw}, t);
  }

  // Three sixes drop onto the middle in a row, the last one red; then the piece has to go.
  static void add_third_six(float t, Scene& scene) {
    constexpr int kSixes = 3;
    for (int i = 0; i < kSixes; ++i) {
      const float fallen =
          std::clamp((t - kSixEvery * static_cast<float>(i)) / kSixFalls, 0.0F, 1.0F);
      if (fallen <= 0.0F || t >= 1.0F) continue;
      Die die;
      die.size = kSixSize * (1.0F - glm::smoothstep(kSixesGo, 1.0F, t));
      die.hue = i + 1 == kSixes ? Hue::Red : Hue::Ivory;
      const float drop = std::abs(std::cos(slowing(fallen) * 1.5F * glm::pi<float>()));
      die.position = {kSixApart * static_cast<float>(i - 1), 0.0F,
                      0.5F * die.size + kSixHeight * drop * (1.0F - fallen)};
      die.orientation = die_showing(side_showing(die, 6), 0.25F * static_cast<float>(i - 1));
      scene.dice.push_back(die);
    }
  }
};

}  // namespace

std::unique_ptr<Tabletop> make_table(const parchis::Game& game, core::Colour bottom) {
  return std::make_unique<ParchisTable>(game, bottom);
}

}  // namespace view
