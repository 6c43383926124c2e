// Parchís: moves as the contract has them. States: state.cpp.
#include "games/parchis/text.h"

namespace parchis {

using core::Move;
using core::MoveKind;

std::string Game::seat_name(SeatIndex seat) const { return print_colours(rules_.seats[seat]); }

std::string Game::print_move(Move move) const {
  switch (move.kind) {
    case MoveKind::Begin: return "s" + seat_name(move.value);
    case MoveKind::Throw: return "d" + std::to_string(move.value);
    case MoveKind::Walk: {
      const Path path{rules_.arms};
      return letter(move.colour) + games::print_spot(path, move.colour, move.from) + ">" +
             games::print_spot(path, move.colour, move.to);
    }
    default: return "pass";
  }
}

}  // namespace parchis
