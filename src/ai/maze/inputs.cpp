// The learned value's inputs for the maze relay: how far everybody has to go, with the walls as
// they stand and as if there were none.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "ai/maze/inputs.h"
#include "core/bits.h"
#include "games/maze/ways.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using maze::Game;
using maze::Site;
using maze::State;

constexpr int kFar = 12;  // the usual number of steps between home and zone

// Steps home from a site if there were no walls.
int beeline(Site site, Colour colour) {
  const int home = maze::kHomes[colour];
  const bool right = home % maze::kSide != 0;
  const bool low = home / maze::kSide != 0;
  // The zone's nearest cell.
  const int cell = site == maze::kZone ? maze::cell_at(right ? 4 : 3, low ? 4 : 3) : site;
  return std::abs(cell % maze::kSide - home % maze::kSide) +
         std::abs(cell / maze::kSide - home / maze::kSide);
}

MazeScan::Pawns pawns_of(const Game& game, const State& state, Colour colour) {
  MazeScan::Pawns own;
  const auto& pawns = state.pawns[colour];
  const auto ways = maze::counted_ways_home(game, state, colour);
  own.relay = core::has_bit(state.relay, colour);
  own.out = core::has_bit(state.out, colour);
  own.frozen = Game::frozen(state, colour);
  if (!own.relay) {
    own.to_zone =
        maze::counted(maze::way(game.doors(state, colour), colour, pawns[0], maze::kZone));
  }
  own.large_home = ways[0];
  own.small_home = {std::min(ways[1], ways[2]), std::max(ways[1], ways[2])};
  // Without the relay the large pawn goes to the zone first; from there it takes the same way home
  // as a small one.
  own.to_go = ways[1] + ways[2] + (own.relay ? ways[0] : own.to_zone + ways[1]);
  own.beeline = beeline(pawns[0], colour) + beeline(pawns[1], colour) + beeline(pawns[2], colour);
  own.arrived =
      (ways[0] == 0 && own.relay ? 1 : 0) + (ways[1] == 0 ? 1 : 0) + (ways[2] == 0 ? 1 : 0);
  // Lower bound on the turns left: one pawn moves per turn.
  own.longest = std::max({own.small_home[1], own.relay ? own.large_home : own.to_zone + ways[1]});
  return own;
}

void put_pawns(const MazeScan::Pawns& pawns, InputWriter& out) {
  out.put_flag(pawns.relay);
  out.put_flag(pawns.out);
  out.put_flag(pawns.frozen);
  out.put(pawns.to_zone, kFar);
  out.put(pawns.large_home, kFar);
  out.put(pawns.small_home[0], kFar);
  out.put(pawns.small_home[1], kFar);
  out.put_flag(pawns.large_home == 0);
  out.put_flag(pawns.small_home[0] == 0);
  out.put_flag(pawns.small_home[1] == 0);
  out.put(pawns.to_go, 4 * kFar);
  out.put(pawns.to_go < kFar ? kFar - pawns.to_go : 0, kFar);
  out.put(pawns.longest, 2 * kFar);
  out.put(pawns.beeline, 2 * kFar);
  out.put(pawns.arrived, 2);
}

}  // namespace

MazeScan scan(const Game& game, const State& state) {
  MazeScan scan;
  for (Colour colour = 0; colour < maze::kColours; ++colour) {
    if (game.plays(colour)) {
      scan.pawns[colour] = pawns_of(game, state, colour);
    }
  }
  return scan;
}

InputShape fill(const Game& game, const State& state, const MazeScan& scan, SeatIndex seat,
                Inputs& inputs) {
  InputWriter out(inputs);
  for (int i = 0; i < game.seat_count(); ++i) {
    const auto other = static_cast<SeatIndex>((seat + i) % game.seat_count());
    out.put_flag(state.turn == other);
    games::each_colour(game.own_colours(other),
                       [&](Colour colour) { put_pawns(scan.pawns[colour], out); });
  }
  out.put_flag(game.rules().fast);
  out.put_flag(game.rules().barricade);
  return out.shape();
}

}  // namespace ai
