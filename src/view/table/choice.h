// A legal move as a person chooses it: the things that name it, and its effect on the table.
#pragma once

#include <string>
#include <vector>

#include "view/table/tabletop.h"

namespace view {

struct Choice {
  core::Move move;
  core::SeatIndex seat = 0;  // who may make it
  std::string token;         // as the notation prints it
  Steps steps;               // the things to touch to name it
  // The way of one piece that moves.
  struct Leg {
    core::Colour colour;
    Way way;
  };
  std::vector<Leg> legs;
  std::vector<Thing> hits;  // pieces that it sends back
  std::vector<Thing> then;  // where the rest of a move in parts could go afterwards
  int cost = 0;             // the steps that it takes, where that is shown; else 0
  int die = 0;              // the number that it uses up, if there are several; 0: none
  // Where its piece would get to by using the other die as well, once for each way to do so.
  struct Further {
    Thing site;
    int number = 0;  // of both dice
  };
  std::vector<Further> further;
  [[nodiscard]] bool moves_piece() const {
    return move.kind == core::MoveKind::Walk || move.kind == core::MoveKind::Swap;
  }
};

// `move` is legal in `state`.
[[nodiscard]] Choice make_choice(const Tabletop& table, const games::State& state, core::Move move);

}  // namespace view
