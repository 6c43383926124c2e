// The maze relay's refusals.
#include "view/maze/why.h"

#include <algorithm>

#include "core/bits.h"
#include "games/maze/ways.h"
#include "view/maze/hooks.h"

namespace view {

using maze::Phase;

namespace {

// Somebody else's large pawn: only the claw touches it.
core::Sentence why_not_victim(const maze::State& state, const Thing& thing) {
  const bool claws = state.phase == Phase::Act && state.red == maze::kClaw;
  if (claws && thing.size != maze::kLarge) return {"The claw takes only large pawns.", {}};
  return {"This pawn is another player’s.", {}};
}

core::Sentence why_not_wall(const maze::Game& game, const maze::State& state, core::Site slot) {
  const maze::Edges edge = maze::slot_edge(slot);
  const bool white = (state.white & edge).any();
  if (state.phase == Phase::Place) {
    if (slot == state.held) return {"A wall does not go back to where it was.", {}};
    if (!(game.room(state) & edge).any()) return {"There is no room for one more wall.", {}};
    return {"A wall here would cut a home off from the zone.", {}};
  }
  if (state.phase == Phase::Try) return {"First work the claw.", {}};
  if (state.phase != Phase::Act) return {"First throw the dice.", {}};
  if (!white) return {"Coloured walls stay where they are.", {}};
  if (state.red != maze::kWall) return {"Walls are moved only when the red die shows a wall.", {}};
  return {"This wall has nowhere to go.", {}};
}

// Reasons that hold back small pawns only.
std::optional<core::Sentence> why_not_small(const maze::Game& game, const maze::State& state,
                                            core::Colour colour, core::Site site) {
  using core::Sentence;
  if (site == maze::kHomes[colour]) return Sentence{"This pawn is home and stays there.", {}};
  if (maze::Game::frozen(state, colour)) {
    return Sentence{"Frozen: the large pawn came home too early and has to step out first.", {}};
  }
  if (site == maze::kZone && !core::has_bit(state.relay, colour)) {
    return Sentence{"The small pawns wait in the zone until the large one brings the relay.", {}};
  }
  const bool large_moved = state.moving == colour && (state.moved & 1U) != 0;
  if (game.rules().fast && large_moved) {
    return Sentence{"The large pawn has moved: the small ones wait for the next turn.", {}};
  }
  return std::nullopt;
}

core::Sentence why_not_pawn(const maze::Game& game, const maze::State& state, core::Colour colour,
                            core::Site site, std::uint8_t size) {
  const auto& pawns = state.pawns[colour];
  const bool large = size == maze::kLarge;
  if (!large) {
    if (const auto why = why_not_small(game, state, colour, site)) return *why;
  }
  if (game.expert() && state.moved != 0 && state.moving != colour) {
    return {"Only one of your colours moves in a turn.", {}};
  }
  if (state.left == 0) return {"No steps are left.", {}};
  if (game.rules().fast && large && state.moving == colour && state.moved > 1) {
    return {"A small pawn has moved: the large one waits for the next turn.", {}};
  }
  const auto first = large ? pawns.begin() : pawns.begin() + 1;
  const auto index = static_cast<unsigned>(std::find(first, pawns.end(), site) - pawns.begin());
  if (state.moving == colour && core::has_bit(state.moved, index)) {
    return {"A pawn moves only once a turn.", {}};
  }
  return {"Walls and pawns leave it nowhere to go.", {}};
}

}  // namespace

std::optional<core::Sentence> why_not(const maze::Game& game, const maze::State& state,
                                      const Thing& thing) {
  if (thing.kind == Thing::Kind::Slot) return why_not_wall(game, state, thing.site);
  if (thing.kind != Thing::Kind::Piece) return std::nullopt;
  if (game.seat_of(thing.colour) != state.turn) return why_not_victim(state, thing);
  switch (state.phase) {
    case Phase::First:
    case Phase::Roll: return core::Sentence{"First throw the dice.", {}};
    case Phase::Place: return core::Sentence{"First put the lifted wall down.", {}};
    case Phase::Try: return core::Sentence{"First work the claw.", {}};
    default: return why_not_pawn(game, state, thing.colour, thing.site, thing.size);
  }
}

core::Sentence why_not_there(const maze::Game& game, const maze::State& state, core::Colour colour,
                             core::Site from, core::Site to) {
  if (to != maze::kZone && (maze::Game::barred(colour) & maze::cell_bit(to)) != 0) {
    return {"Nobody enters another colour’s home.", {}};
  }
  if (to != maze::kZone && (maze::Game::occupied(state) & maze::cell_bit(to)) != 0) {
    return {"A pawn stands there.", {}};
  }
  const auto steps = maze::way(game.doors_now(state, colour), colour, from, to);
  if (!steps) return {"Walls close every way there.", {}};
  if (*steps > state.left) {
    return {"Too far: it takes {0} steps (left: {1}).",
            {std::to_string(*steps), std::to_string(state.left)}};
  }
  return {"The way would lead through the zone or home, where a walk ends.", {}};
}

}  // namespace view
