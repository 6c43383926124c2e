// The maze relay on the table: walls in their slots, pawns that walk around them, two dice.
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "games/maze/ways.h"
#include "view/maze/board.h"
#include "view/maze/claw_props.h"
#include "view/maze/dice.h"
#include "view/maze/hooks.h"
#include "view/maze/walls.h"
#include "view/maze/why.h"
#include "view/table/easing.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Move;
using core::MoveKind;
using maze::Edges;
using maze::Phase;

namespace {

// Durations in seconds at speed 1.
constexpr float kLift = 0.2F;
constexpr float kDrop = 0.35F;
constexpr float kRelay = 1.2F;
constexpr float kAim = 0.4F;
constexpr float kGrip = 0.3F;
constexpr float kCarry = 0.85F;
constexpr float kCarried = 0.8F;  // the share of the carry after which the claw lets go
constexpr float kSlip = 0.6F;
constexpr float kFreeze = 0.4F;

constexpr float kSiteReach = 0.6F;  // half a cell’s floor
constexpr float kHalfCell = 0.73F;
constexpr float kSlotReach = 0.5F;
constexpr float kWallReach = 0.24F;  // to both sides of a wall

class MazeTable final : public Tabletop {
 public:
  MazeTable(const maze::Game& game, core::Colour bottom)
      : Tabletop(games::Game(game), make_maze_board(bottom)), maze_(game) {}

  [[nodiscard]] Piece dress(const games::State& state, core::Colour colour,
                            std::uint8_t size) const override {
    Piece piece = Tabletop::dress(state, colour, size);
    const bool large = size == maze::kLarge;
    piece.kind = large ? PieceKind::Large : PieceKind::Small;
    piece.frost = !large && maze::Game::frozen(of(state), colour) ? 1.0F : 0.0F;
    return piece;
  }
  [[nodiscard]] bool is_automatic(const games::State& state) const override {
    return of(state).phase != Phase::Roll;
  }
  [[nodiscard]] bool worked_by_hand(const games::State& state) const override {
    const int chance = maze_.rules().claw;
    return of(state).phase == Phase::Try && chance > 0 && chance < 100;
  }

  [[nodiscard]] Spot nest_spot(core::Colour colour) const override {
    const Place& home = board().places[colour][maze::kHomes[colour]];
    return {glm::vec3(home.middle, 0.0F), kHalfCell};
  }

  [[nodiscard]] Steps steps(const games::State& state, Move move) const override {
    Steps steps;
    switch (move.kind) {
      case MoveKind::Walk:
        steps.push(piece_thing(move.colour, move.from, move.size));
        steps.push(site_thing(move.colour, move.to));
        break;
      case MoveKind::Lift:
        steps.push(button_thing(move.kind));
        steps.push(slot_thing(move.from));
        break;
      case MoveKind::Drop: steps.push(slot_thing(move.to)); break;
      case MoveKind::Claw:
        steps.push(piece_thing(move.colour, of(state).pawns[move.colour][0], maze::kLarge));
        steps.push(site_thing(move.colour, move.to));
        break;
      default: steps.push(button_thing(move.kind));
    }
    return steps;
  }
  [[nodiscard]] int cost(const games::State&, Move move) const override {
    return move.kind == MoveKind::Walk ? move.value : 0;
  }

  [[nodiscard]] std::optional<core::Sentence> why_not_next(const games::State& state,
                                                           const Steps& picked,
                                                           const Thing& thing) const override {
    const Thing& first = picked[0];
    if (first.kind != Thing::Kind::Piece || thing.kind != Thing::Kind::Site ||
        maze_.seat_of(first.colour) != of(state).turn || first.site == thing.site) {
      return std::nullopt;
    }
    return why_not_there(maze_, of(state), first.colour, first.site, thing.site);
  }
  // A wall; a slot while a wall is in the hand; else a cell.
  [[nodiscard]] std::optional<Thing> thing_at(const games::State& state,
                                              glm::vec2 point) const override {
    const Edges walls =
        of(state).phase == Phase::Place ? maze::kSlots : of(state).white | maze_.coloured();
    std::optional<Thing> found;
    maze::for_each_slot(walls, [&](core::Site slot) {
      const Place& place = board().slots[slot];
      const glm::vec2 off = point - place.middle;
      const float along = std::abs(glm::dot(off, place.along));
      const float aside = glm::length(off - place.along * glm::dot(off, place.along));
      if (along < kHalfCell && aside < kWallReach) found = slot_thing(slot);
    });
    for (int cell = 0; cell < maze::kSide * maze::kSide && !found; ++cell) {
      const bool zone = (maze::kZoneCells & maze::cell_bit(cell)) != 0;
      const glm::vec2 off =
          glm::abs(point - board().places[0][static_cast<std::size_t>(cell)].middle);
      if (std::max(off.x, off.y) <= kHalfCell) {
        found = site_thing(0, zone ? maze::kZone : static_cast<core::Site>(cell));
      }
    }
    return found;
  }

  [[nodiscard]] Way way(const games::State& before, const Event& event) const override {
    if (event.kind != EventKind::Walked) return {event.from, event.to};
    const Move move{MoveKind::Walk, event.value, event.colour, event.size, event.from, event.to, 0};
    const maze::Path path = maze::walk_path(maze_, of(before), move);
    return {path.begin(), path.end()};
  }
  [[nodiscard]] float seconds(const Event& event) const override {
    switch (event.kind) {
      case EventKind::WallLifted: return kLift;
      case EventKind::WallDropped: return kDrop;
      case EventKind::Relay: return kRelay;
      case EventKind::ClawAimed: return kAim;
      case EventKind::ClawHit: return kGrip;
      case EventKind::Jumped: return kCarry;
      case EventKind::ClawMissed: return kSlip;
      case EventKind::Frozen: return kFreeze;
      default: return Tabletop::seconds(event);
    }
  }

  [[nodiscard]] float gone(const Event& event, float t) const override {
    return event.kind == EventKind::Jumped ? t / kCarried : t;
  }

  void add_props(const Moment& moment, Scene& scene) const override {
    add_maze_walls(maze_, board(), moment, scene);
    add_dice(moment, scene);
    add_aim(moment, scene);
    add_claw_at_work(moment, scene);
    add_ice(scene);
    if (runs(moment, EventKind::Relay)) add_sparks(*moment.running, moment.t, scene);
  }

 protected:
  [[nodiscard]] Spot chance_spot(const games::State& state) const override {
    return {glm::vec3(maze_dice_spot(corner(of(state).turn)), 0.0F), 1.6F};
  }
  [[nodiscard]] float reach(const Thing& thing) const override {
    return thing.kind == Thing::Kind::Slot ? kSlotReach : kSiteReach;
  }

 private:
  static const maze::State& of(const games::State& state) {
    return games::state_of<maze::Game>(state);
  }
  static bool runs(const Moment& moment, EventKind kind) {
    return moment.running && moment.running->event.kind == kind;
  }
  // The middle of a seat's (first) home.
  [[nodiscard]] glm::vec2 corner(core::SeatIndex seat) const {
    const core::Colour colour = first_colour(seat);
    return board().places[colour][maze::kHomes[colour]].middle;
  }

  void add_dice(const Moment& moment, Scene& scene) const {
    const maze::Rules& rules = maze_.rules();
    const auto add = [&](const Told& told, float t) {
      for (const Die& die :
           maze_dice(rules, corner(told.seat), told.event.value, told.event.size, t)) {
        scene.dice.push_back(die);
      }
    };
    if (moment.may_throw) {
      const auto red = static_cast<std::uint8_t>(rules.red.front());
      for (Die die :
           maze_dice(rules, corner(turn(*moment.state)), rules.blue.back() - '0', red, 1.0F)) {
        die.glow = 1.0F;
        scene.dice.push_back(die);
      }
    } else if (runs(moment, EventKind::Thrown)) {
      add(*moment.running, moment.t);
    } else if (moment.lying) {
      add(*moment.lying, 1.0F);
    }
  }

  // Shows where the claw would carry its victim, or that it slipped.
  void add_aim(const Moment& moment, Scene& scene) const {
    const maze::State& state = of(*moment.state);
    const bool aims = runs(moment, EventKind::ClawAimed);
    if (state.phase != Phase::Try && !aims) return;
    const core::Colour victim = aims ? moment.running->event.colour : state.aim;
    const core::Site to = aims ? moment.running->event.to : state.held;
    const core::Site from = state.pawns[victim][0];
    Mark ring;
    ring.kind = runs(moment, EventKind::ClawMissed) ? Mark::Kind::Blocked : Mark::Kind::Selected;
    ring.position = glm::vec2(board().spot(victim, from, 0, 1));
    ring.radius = 0.55F;
    scene.marks.push_back(ring);
    Mark arrow;
    arrow.kind = Mark::Kind::Arrow;
    arrow.hue = hue(victim);
    arrow.position = ring.position;
    const glm::vec2 there(board().spot(victim, to, 0, 1));
    constexpr float kShortOf = 0.6F;  // squares, since its point lies on a cell of its own colour
    const float length = glm::distance(ring.position, there);
    arrow.to = glm::mix(ring.position, there, std::max(0.5F, 1.0F - kShortOf / length));
    arrow.radius = 0.1F;
    scene.marks.push_back(arrow);
  }

  // The claw over its victim, from the aim to the end of the try.
  void add_claw_at_work(const Moment& moment, Scene& scene) const {
    const bool waits = !moment.running && of(*moment.state).phase == Phase::Try;
    if (!waits && !moment.running) return;
    const Hue victim = hue(waits ? of(*moment.state).aim : moment.running->event.colour);
    const auto piece = std::find_if(
        scene.pieces.begin(), scene.pieces.end(),
        [&](const Piece& one) { return one.kind == PieceKind::Large && one.hue == victim; });
    if (piece == scene.pieces.end()) return;
    if (waits) return add_claw(claw_aims(piece->position, 1.0F), scene);
    switch (moment.running->event.kind) {
      case EventKind::ClawAimed: add_claw(claw_aims(piece->position, moment.t), scene); break;
      case EventKind::ClawHit: add_claw(claw_grips(piece->position, moment.t), scene); break;
      case EventKind::Jumped:
        add_claw(claw_carries(piece->position, moment.t, kCarried), scene);
        break;
      case EventKind::ClawMissed: add_claw(claw_slips(piece->position, moment.t), scene); break;
      default: break;
    }
  }

  static void add_ice(Scene& scene) {
    for (const Piece& piece : scene.pieces) {
      if (piece.frost <= 0.0F) continue;
      Mark crystal;
      crystal.kind = Mark::Kind::Frost;
      crystal.position = glm::vec2(piece.position);
      crystal.radius = 0.46F * piece.scale;
      crystal.strength = 0.85F * piece.frost;
      scene.marks.push_back(crystal);
    }
  }

  // The relay: glints fly out of the zone in the colour's paint and in brass.
  void add_sparks(const Told& told, float t, Scene& scene) const {
    constexpr int kSparks = 26;
    const glm::vec2 middle(board().spot(told.event.colour, maze::kZone, 0, 1));
    for (int i = 0; i < kSparks; ++i) {
      const auto n = static_cast<float>(i);
      const float turn = n * kGoldenAngle;
      const float speed = 1.6F + 2.6F * std::abs(std::sin(n * 1.7F));
      Mark spark;
      spark.kind = Mark::Kind::Spark;
      spark.hue = i % 2 == 0 ? hue(told.event.colour) : Hue::Ivory;
      spark.position =
          middle + glm::vec2(std::cos(turn), std::sin(turn)) * (0.3F + speed * slowing(t));
      spark.radius = 0.42F * (1.0F - 0.5F * t) * (0.6F + 0.4F * std::sin(n * 5.0F + 14.0F * t));
      spark.strength = std::clamp(2.2F * (1.0F - t), 0.0F, 1.0F);
      scene.marks.push_back(spark);
    }
  }

  maze::Game maze_;
};

}  // namespace

std::unique_ptr<Tabletop> make_table(const maze::Game& game, core::Colour bottom) {
  return std::make_unique<MazeTable>(game, bottom);
}

}  // namespace view
