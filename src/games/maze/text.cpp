// The maze's moves as the contract has them. States: state.cpp.
#include "games/maze/text.h"
#include "games/maze/letters.h"

namespace maze {

using core::Move;
using core::MoveKind;

namespace {

std::string pawn_name(Colour colour, bool large) { return {kLetters[colour], large ? 'L' : 'S'}; }

}  // namespace

std::string aim_name(Colour colour, Site to) { return {kLetters[colour], to == kZone ? 'z' : 'h'}; }

std::string Game::seat_name(SeatIndex seat) const { return print_colours(rules_.seats[seat]); }

std::string Game::print_move(Move move) const {
  switch (move.kind) {
    case MoveKind::Begin: return std::string("s").append(seat_name(move.value));
    case MoveKind::Throw: return std::to_string(move.value) + static_cast<char>(move.size);
    case MoveKind::Walk:
      return pawn_name(move.colour, move.size == kLarge) + print_site(move.from) + ">" +
             print_site(move.to);
    case MoveKind::Lift: return std::string("lift:").append(print_slot(move.from));
    case MoveKind::Drop: return std::string("drop:").append(print_slot(move.to));
    case MoveKind::Claw: return std::string("claw:").append(aim_name(move.colour, move.to));
    case MoveKind::Hit: return "hit";
    case MoveKind::Miss: return "miss";
    default: return "end";
  }
}

}  // namespace maze
