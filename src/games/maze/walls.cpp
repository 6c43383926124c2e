// The white walls of the maze: which may be lifted and where they may be put down (maze, Wall).
#include "games/maze/game.h"
#include "games/maze/ways.h"

namespace maze {

namespace {

// With guard=1: the ways that no drop may cut off. Only a drop onto one of the shortest ways can
// cut a colour off, so only those slots are flooded again.
class Guard {
 public:
  Guard(const Game& game, const State& state) : game_(game), state_(state) {
    for (Colour colour = 0; colour < kColours; ++colour) {
      if (game.plays(colour)) {
        ways_[colour] = home_to_zone(game.doors(state, colour), colour);
        all_open_ = all_open_ && ways_[colour].open;
        critical_ = critical_ | ways_[colour].edges;
      }
    }
  }
  // Those of the slots whose closing leaves everybody a way.
  [[nodiscard]] Edges allowed(Edges slots) const {
    if (!all_open_) return {};
    for_each_slot(slots & critical_, [&](Site slot) {
      if (!allows(slot)) slots = slots & ~slot_edge(slot);
    });
    return slots;
  }
  // Whether there is one of them.
  [[nodiscard]] bool allows_any(Edges slots) const {
    return all_open_ && ((slots & ~critical_).any() || allowed(slots).any());
  }

 private:
  [[nodiscard]] bool allows(Site slot) const {
    const Edges edge = slot_edge(slot);
    for (Colour colour = 0; colour < kColours; ++colour) {
      const bool on_way = (ways_[colour].edges & edge).any();
      if (on_way && !is_open(game_.doors(state_, colour) & ~edge, colour)) {
        return false;
      }
    }
    return true;
  }
  static bool is_open(const Edges& doors, Colour colour) {
    Flood flood = Flood::from(kHomes[colour], doors, colour);
    while (flood.step()) {
      if ((flood.frontier & kZoneCells) != 0) {
        return true;
      }
    }
    return false;
  }

  const Game& game_;
  const State& state_;
  std::array<Way, kColours> ways_{};
  Edges critical_;        // the slots whose closing might cut somebody off
  bool all_open_ = true;  // whether everybody has a way before the wall is dropped
};

}  // namespace

Edges Game::room(const State& state) const {
  const Edges full =
      rules_.barricade ? state.second | (state.white & coloured_) : state.white | coloured_;
  return kSlots & ~full;
}

Edges Game::drop_slots(const State& state, Site slot) const {
  const Edges slots = room(state) & ~slot_edge(slot);
  return rules_.guard ? Guard(*this, state).allowed(slots) : slots;
}

// Whether a wall lifted from `slot` and no longer in the state has somewhere to go.
bool Game::has_drop(const State& state, Site slot) const {
  const Edges slots = room(state) & ~slot_edge(slot);
  return rules_.guard ? Guard(*this, state).allows_any(slots) : slots.any();
}

Edges Game::lift_slots(const State& state) const {
  if (!rules_.guard && room(state).count() > 1) {
    return state.white;
  }
  Edges slots = state.white;
  for_each_slot(state.white, [&](Site slot) {
    State lifted = state;
    take_wall(lifted, slot);
    if (!has_drop(lifted, slot)) {
      slots = slots & ~slot_edge(slot);
    }
  });
  return slots;
}

void take_wall(State& state, Site slot) {
  const Edges edge = slot_edge(slot);
  Edges& top = (state.second & edge).any() ? state.second : state.white;
  top = top & ~edge;
}

void put_wall(State& state, Site slot) {
  const Edges edge = slot_edge(slot);
  Edges& top = (state.white & edge).any() ? state.second : state.white;
  top = top | edge;
}

}  // namespace maze
