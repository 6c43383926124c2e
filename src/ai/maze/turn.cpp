// A whole turn of the maze relay. There are hundreds of moves and thousands of turns, so only the
// moves that look best at first sight are followed, judged as if the turn ended right after them.

#include "ai/maze/hooks.h"
#include "ai/sight.h"
#include "ai/turn_body.h"
#include "games/maze/ways.h"

namespace ai {

namespace {

using core::Move;
using core::MoveKind;

constexpr std::size_t kWidest = 4;    // where a move is chosen
constexpr std::size_t kFollowed = 2;  // on the way to the end of the turn

// The position as if the turn ended here.
maze::State ended(const maze::Game& game, maze::State state) {
  if (game.actor(state) != core::kOver) {
    game.play(state, {MoveKind::End, 0, 0, 0, 0, 0, 0}, nullptr);
  }
  return state;
}

// Slots where a wall is in somebody's way: for each rival, on a shortest way between home and zone,
// and on one home from where each pawn stands. That holds for a large pawn too that is still on its
// way to the zone: to look at that way instead has won nothing (12,000 games against `careful`).
maze::Edges in_the_way(const maze::Game& game, const maze::State& state, core::SeatIndex seat) {
  maze::Edges edges;
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    if (!game.plays(colour) || game.seat_of(colour) == seat) {
      continue;
    }
    const maze::Edges doors = game.doors(state, colour);
    edges = edges | maze::home_to_zone(doors, colour).edges;
    for (const maze::Site pawn : state.pawns[colour]) {
      if (pawn != maze::kZone && pawn != maze::kHomes[colour]) {
        edges = edges | maze::shortest_way(doors, colour, pawn, maze::kHomes[colour]).edges;
      }
    }
  }
  return edges;
}

}  // namespace

// Keeps as many walks and walls to lift as the breadth says, one more wall to drop, and one claw. A
// wall is moved before the first step, or when no step is left.
void sift(Turn& turn, const maze::Game& game, const maze::State& state, core::SeatIndex seat,
          Breadth breadth, core::MoveList& list, int& nodes) {
  const std::size_t width = breadth == Breadth::Choice ? kWidest : kFollowed;
  core::MoveList all;
  game.moves(state, all);
  if (all.size() == 1) {
    list.push(all[0]);
    return;
  }
  const bool dropping = state.phase == maze::Phase::Place;
  const maze::Edges wanted = dropping ? in_the_way(game, state, seat) : maze::Edges{};
  const bool red_now = state.moved == 0 || state.left == 0;
  BestSights walks(width);
  BestSights lifts(width);
  BestSights drops(width + 1);
  BestSights claws(1);
  for (const Move move : all) {
    const bool red = move.kind == MoveKind::Lift || move.kind == MoveKind::Claw;
    const bool idle = move.kind == MoveKind::Drop && !(wanted & maze::slot_edge(move.to)).any();
    if (move.kind == MoveKind::End) {
      list.push(move);
    }
    if (move.kind == MoveKind::End || (red && !red_now) || idle) {
      continue;
    }
    maze::State after = state;
    game.play(after, move, nullptr);
    if (after.phase == maze::Phase::Try) {
      game.play(after, {MoveKind::Hit, 0, 0, 0, 0, 0, 0}, nullptr);
    }
    const Sight sight{move, turn.value(game, ended(game, after), seat, nodes)};
    switch (move.kind) {
      case MoveKind::Walk: walks.add(sight); break;
      case MoveKind::Lift: lifts.add(sight); break;
      case MoveKind::Claw: claws.add(sight); break;
      default: drops.add(sight); break;
    }
  }
  walks.take(list);
  lifts.take(list);
  drops.take(list);
  claws.take(list);
  if (list.empty()) {  // No wall can be in anybody's way.
    list.push(all[0]);
  }
}

template int Turn::value(const maze::Game&, const maze::State&, core::SeatIndex, int&);
template int Turn::worth(const maze::Game&, const maze::State&, core::SeatIndex, int&);
template int Turn::worth_ahead(const maze::Game&, const maze::State&, core::SeatIndex, int, int&);
template core::Move Turn::best(const maze::Game&, const maze::State&, core::SeatIndex, int&);
template bool Turn::look_ahead(const maze::Game&, const maze::State&, core::SeatIndex, Ahead&,
                               int&);

}  // namespace ai
