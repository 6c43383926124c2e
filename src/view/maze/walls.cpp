#include "view/maze/walls.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

#include "view/maze/board.h"
#include "view/table/easing.h"

namespace view {

using core::EventKind;
using core::Site;
using maze::Edges;
using maze::Phase;

namespace {

constexpr float kGhost = 0.42F;     // how opaque walls are that are ignored
constexpr float kSunk = 0.25F;      // … and how high, of their height
constexpr float kHeld = 1.1F;       // height of a lifted wall above its slot
constexpr float kQuietGlow = 0.5F;  // for walls that may be lifted
constexpr float kHalo = 0.18F;      // half the width of the light around them
constexpr float kArc = 0.9F;        // height of a wall's flight from slot to slot
constexpr float kFall = 0.5F;       // height from which a hand lets it fall

bool has(const Edges& edges, Site slot) { return (edges & maze::slot_edge(slot)).any(); }

// How strongly walls that may be lifted call before “lift” is chosen, while a piece may move
// instead.
constexpr float kCallBesides = 0.75F;

struct Walls {
  const maze::Game& game;
  const Board& board;
  const Moment& moment;
  const maze::State& state;
  Scene& scene;

  [[nodiscard]] bool runs(EventKind kind) const {
    return moment.running && moment.running->event.kind == kind;
  }
  [[nodiscard]] bool points_at(Site slot) const { return moment.pointed == slot_thing(slot); }

  // How strongly walls call to be lifted: fully once nothing else can be meant.
  [[nodiscard]] float call() const { return moment.button ? 1.0F : kCallBesides; }

  [[nodiscard]] Brick wall(Site slot, int level, Hue hue = Hue::Ivory) const {
    Brick brick;
    brick.position = wall_position(board, slot, level);
    brick.heading = wall_heading(board, slot);
    brick.half = board.brick_half;
    brick.hue = hue;
    brick.sign = hue != Hue::Ivory;
    return brick;
  }
  // One more wall on that slot.
  [[nodiscard]] Brick next_wall(Site slot) const {
    return wall(slot, has(state.white | game.coloured(), slot) ? 1 : 0);
  }

  // How far walls are ignored, 0…1: they sink as the die comes to rest.
  [[nodiscard]] float ignored() const {
    if (runs(EventKind::Thrown) && moment.running->event.size == maze::kIgnore) {
      return smooth(std::clamp(2.5F * moment.t - 1.5F, 0.0F, 1.0F));
    }
    return state.red == maze::kIgnore ? 1.0F : 0.0F;
  }

  void add(const Edges& walls, int level, Hue hue, const Edges& loose) const {
    const float gone = ignored();
    maze::for_each_slot(walls, [&](Site slot) {
      Brick brick = wall(slot, level, hue);
      const float high = glm::mix(1.0F, kSunk, gone);
      brick.half.z *= high;
      brick.position.z *= high;
      brick.alpha = glm::mix(1.0F, kGhost, gone);
      if (has(loose, slot)) brick.glow = points_at(slot) ? 1.0F : kQuietGlow * call();
      const bool rises = runs(EventKind::WallLifted) && moment.running->event.from == slot;
      const bool on_top = level == 1 || !has(state.second | game.coloured(), slot);
      if (rises && on_top) brick.position.z += kHeld * smooth(moment.t);
      scene.bricks.push_back(brick);
    });
  }

  void add_standing() const {
    const bool lifts = moment.person_acts && state.phase == Phase::Act && state.red == maze::kWall;
    const Edges loose = lifts ? game.lift_slots(state) : Edges{};
    const maze::Layout& layout = maze::layout(game.rules().board);
    for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
      add(layout.own[colour], 0, quartet_hue(colour), {});
    }
    const Edges coloured = layout.coloured();
    add(state.white & ~coloured, 0, Hue::Ivory, loose & ~state.second);
    add((state.white & coloured) | state.second, 1, Hue::Ivory, loose);
    maze::for_each_slot(loose, [&](Site slot) { add_bar(slot, 0.9F, kHalo, 0.6F * call()); });
  }

  // A bar of light in the slot; `share` of a wall's length.
  void add_bar(Site slot, float share, float radius, float strength) const {
    const Place& place = board.slots[slot];
    const glm::vec2 half = place.along * (board.brick_half.x * share);
    Mark bar;
    bar.kind = Mark::Kind::Bar;
    bar.position = place.middle - half;
    bar.to = place.middle + half;
    bar.radius = radius;
    bar.strength = points_at(slot) ? 1.0F : strength;
    scene.marks.push_back(bar);
  }

  // Every slot where the wall may be dropped.
  void add_gaps() const {
    maze::for_each_slot(game.drop_slots(state, state.held), [&](Site slot) {
      add_bar(slot, 0.72F, points_at(slot) ? 0.1F : 0.06F, 0.55F);
    });
  }

  // From where it was held to its new slot: in an arc, or, out of a person's hand, straight down.
  [[nodiscard]] Brick dropping() const {
    Brick brick = next_wall(state.held);
    const Brick end = next_wall(moment.running->event.to);
    const float t = smooth(moment.t);
    const glm::vec3 up(0.0F, 0.0F, 1.0F);
    if (moment.by_hand) {
      brick = end;
      brick.position += up * (kFall * (1.0F - t));
      return brick;
    }
    const float arc = kHeld * (1.0F - t) + kArc * 4.0F * t * (1.0F - t);
    brick.position = glm::mix(brick.position, end.position, t) + up * arc;
    brick.heading = glm::mix(brick.heading, end.heading, t);
    return brick;
  }

  // Over its old slot, under the pointer, or where it would stand.
  [[nodiscard]] Brick held() const {
    if (moment.pointed && moment.pointed->kind == Thing::Kind::Slot) {
      Brick brick = next_wall(moment.pointed->site);
      brick.position.z += 0.12F;
      brick.glow = 1.0F;
      return brick;
    }
    Brick brick = next_wall(state.held);
    const auto& at = moment.pointer;
    if (at && std::max(std::abs(at->x), std::abs(at->y)) < board.radius) {
      brick.position.x = at->x;
      brick.position.y = at->y;
    }
    brick.position.z += kHeld;
    brick.glow = kQuietGlow;
    return brick;
  }

  void add_all() const {
    add_standing();
    if (state.phase != Phase::Place) return;
    if (moment.person_acts) add_gaps();
    scene.bricks.push_back(runs(EventKind::WallDropped) ? dropping() : held());
  }
};

}  // namespace

void add_maze_walls(const maze::Game& game, const Board& board, const Moment& moment,
                    Scene& scene) {
  const auto& state = games::state_of<maze::Game>(*moment.state);
  Walls{game, board, moment, state, scene}.add_all();
}

}  // namespace view
