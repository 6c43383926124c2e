// The learned value's view of Sorry!, before it is arranged for a seat.
#pragma once

#include <array>

#include "ai/inputs.h"
#include "games/sorry/game.h"

namespace ai {

struct SorryScan {
  static constexpr int kChances = 64;  // the unit of a chance
  struct Pawns {                       // of one colour
    int zone = 0;
    int ring = 0;
    int to_go = 0;       // steps, all pawns together
    int leader = 0;      // the farthest place on the ring; −1: none
    int near_start = 0;  // pawns at most 4 squares out; the nets have learned with these
    int turns_back = 0;  // pawns that a count of 4 backward takes close to the end of the way
    int finishing = 0;   // the chance of a card that brings a pawn Home
  };
  sorry::Pile cards;  // that may still come, including those in hands
  std::array<Pawns, sorry::kColours> pawns{};
  // risk[a][v]: what one of those cards in a's hand costs v; chance × steps.
  std::array<std::array<int, sorry::kColours>, sorry::kColours> risk{};
};

[[nodiscard]] SorryScan scan(const sorry::Game& game, const sorry::State& state);
InputShape fill(const sorry::Game& game, const sorry::State& state, const SorryScan& scan,
                core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
