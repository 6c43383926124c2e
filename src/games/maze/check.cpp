// The invariants of a maze state beyond what one field alone shows.
#include <array>
#include <bit>

#include "core/bits.h"
#include "games/maze/text.h"
#include "games/state_text.h"

namespace maze {

using core::Checked;
using core::Sentence;

Checked check_over(const Game& game, const State& state) {
  return games::check_winner(game, state, state.phase == Phase::Over);
}

namespace {

// One pawn per cell, except in the zone and the homes.
Checked check_cells(const Game&, const State& state) {
  std::array<int, kZone> owner{};
  owner.fill(-1);
  for (Colour colour = 0; colour < kColours; ++colour) {
    for (const Site site : state.pawns[colour]) {
      if (site >= kZone || site == kHomes[colour]) {
        continue;
      }
      if (owner[site] >= 0) {
        return Sentence{
            "Two pawns stand on {0}: of {1} and of {2}.",
            {print_site(site), letter(static_cast<Colour>(owner[site])), letter(colour)}};
      }
      owner[site] = colour;
    }
  }
  return std::nullopt;
}

Checked check_relay_and_out(const Game& game, const State& state) {
  for (const Colour colour : games::ColoursOf(game.colours_in_play())) {
    const auto& pawns = state.pawns[colour];
    const bool relay = core::has_bit(state.relay, colour);
    const bool out = core::has_bit(state.out, colour);
    if (pawns[0] == kZone && !relay) {
      return Sentence{"The large pawn of {0} is in the zone, but “{1}” lacks its colour.",
                      {letter(colour), "relay"}};
    }
    if ((pawns[1] != kZone || pawns[2] != kZone) && !relay) {
      return Sentence{"A small pawn of {0} is out of the zone, but “{1}” lacks its colour.",
                      {letter(colour), "relay"}};
    }
    if (pawns[0] != kHomes[colour] && !out) {
      return Sentence{"The large pawn of {0} is away from home, but “{1}” lacks its colour.",
                      {letter(colour), "out"}};
    }
    if (relay && !out) {
      return Sentence{"Colour {0} stands in “{1}”, but not in “{2}”.",
                      {letter(colour), "relay", "out"}};
    }
  }
  return std::nullopt;
}

// The phase `first` is the start, and occurs only where chance names the seat.
Checked check_first(const Game& game, const State& state) {
  if (state.phase != Phase::First) {
    return std::nullopt;
  }
  const State start = game.start();
  if (game.rules().first >= 0) {
    return games::fields_clash("phase", "first=" + letter(static_cast<Colour>(game.rules().first)));
  }
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (state.pawns[colour] != start.pawns[colour]) {
      return Sentence{"The pawns of {0} do not stand at the start, but the field “{1}” is “{2}”.",
                      {letter(colour), "phase", "first"}};
    }
  }
  if (state.white != start.white || state.second != start.second)
    return games::fields_clash("walls", phase_text(state.phase));
  if (state.relay != 0) return games::fields_clash("relay", phase_text(state.phase));
  if (state.out != 0) return games::fields_clash("out", phase_text(state.phase));
  return std::nullopt;
}

// maze, Turn and fast: what the steps made so far leave of the blue number.
Checked check_left(const Game& game, const State& state) {
  const int count = std::popcount(static_cast<unsigned>(state.moved));
  if (count == 0) {
    return state.left == state.blue ? std::nullopt
                                    : Checked(games::fields_clash("left", "moved=-"));
  }
  // A red action after a step gives up the rest.
  const bool lifted = state.phase != Phase::Act;
  if (lifted && state.left != 0) {
    return games::fields_clash("left", phase_text(state.phase));
  }
  const bool fast_small = game.rules().fast && (state.moved & 1U) == 0;
  const bool given_up = state.left == 0 && (lifted || state.red == kNoRed);
  const bool fits = fast_small ? state.left == state.blue : state.left + count <= state.blue;
  return fits || (fast_small && given_up) ? std::nullopt
                                          : Checked(games::fields_clash("left", "moved"));
}

// Whether the pawns marked as moved this turn could have moved.
Checked check_moved(const Game& game, const State& state) {
  if (state.moved == 0) {
    return std::nullopt;
  }
  const Colour colour = state.moving;
  const bool large = (state.moved & 1U) != 0;
  const bool small = (state.moved & ~1U) != 0;
  if (large && !core::has_bit(state.out, colour)) {
    return games::fields_clash("moved", "out");
  }
  if (small && !core::has_bit(state.relay, colour)) {
    return games::fields_clash("moved", "relay");
  }
  if (game.rules().fast && large && small) {
    return games::fields_clash("moved", "fast=1");
  }
  if (small && !large && state.pawns[colour][0] == kHomes[colour]) {
    return Sentence{"The field “{0}” has a small pawn of {1} that stood frozen.",
                    {"moved", letter(colour)}};
  }
  return std::nullopt;
}

// The lifted wall was somewhere, and it has somewhere to go.
Checked check_place(const Game& game, const State& state) {
  if (state.phase != Phase::Place) {
    return std::nullopt;
  }
  if (!(game.room(state) & slot_edge(state.held)).any()) {
    return Sentence{"The field “{0}” is a slot from which no wall can have been lifted: “{1}”.",
                    {"held", print_slot(state.held)}};
  }
  if (!game.drop_slots(state, state.held).any()) {
    return Sentence{"The field “{0}” has a wall with nowhere to go: “{1}”.",
                    {"held", print_slot(state.held)}};
  }
  return std::nullopt;
}

}  // namespace

Checked check_state(const Game& game, const State& state) {
  return games::first_fault(game, state, check_cells, check_relay_and_out, check_first, check_left,
                            check_moved, check_place);
}

}  // namespace maze
