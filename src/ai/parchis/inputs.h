// The learned value's view of Parchís, before it is arranged for a seat.
#pragma once

#include <array>

#include "ai/path_inputs.h"
#include "games/parchis/game.h"

namespace ai {

struct ParchisScan {
  // The danger of one colour's next turn to another.
  struct Risk {
    int steps = 0;       // expected loss, in 1/36 of a step
    unsigned faces = 0;  // a bit for each face that hits something
    int bonus = 0;       // steps that pieces would lose that are exactly a capture's bonus ahead
    int chase = 0;  // steps that pieces would lose that are somewhat farther ahead than a throw
    void add(const Risk& other) {
      steps += other.steps;
      faces |= other.faces;
      bonus += other.bonus;
      chase += other.chase;
    }
  };
  // Of each colour. Home is the goal, the column the corridor, a pair a barrier; progress in
  // squares.
  std::array<PathPieces, parchis::kMaxArms> pieces{};
  // The faces that each colour may throw next, a bit for each: one, where throws are known.
  std::array<unsigned, parchis::kMaxArms> possible{};
  // risk[a][v]: the danger of a to v; zero within a side.
  std::array<std::array<Risk, parchis::kMaxArms>, parchis::kMaxArms> risk{};
};

[[nodiscard]] ParchisScan scan(const parchis::Game& game, const parchis::State& state);
InputShape fill(const parchis::Game& game, const parchis::State& state, const ParchisScan& scan,
                core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
