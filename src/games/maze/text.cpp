// The maze's moves and states as text, as the contract has them. Reading: read.cpp.
#include "games/maze/text.h"
#include "games/maze/game.h"
#include "games/maze/letters.h"

namespace maze {

using core::Move;
using core::MoveKind;

namespace {

std::string pawn_name(Colour colour, bool large) { return {kLetters[colour], large ? 'L' : 'S'}; }

std::string aim_name(Colour colour, Site to) { return {kLetters[colour], to == kZone ? 'z' : 'h'}; }

// `RL`, `RS@c3`: the pawns that have moved, the large one first, the small ones in order.
std::string moved_text(const State& state) {
  std::string text;
  for (unsigned pawn = 0; pawn < kPawns; ++pawn) {
    if (((state.moved >> pawn) & 1U) != 0) {
      text += text.empty() ? "" : ",";
      text += pawn_name(state.moving, pawn == 0);
      text += pawn == 0 ? "" : std::string("@").append(print_site(state.pawns[state.moving][pawn]));
    }
  }
  return text.empty() ? "-" : text;
}

std::string held_text(const State& state) {
  switch (state.phase) {
    case Phase::Place: return print_slot(state.held);
    case Phase::Try: return aim_name(state.aim, state.held);
    default: return "-";
  }
}

std::string colours_text(unsigned set) { return set == 0 ? "-" : print_colours(set); }

}  // namespace

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

std::string Game::print_state(const State& state) const {
  std::string line;
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (plays(colour)) {
      const auto& pawns = state.pawns[colour];
      line += kLetters[colour];
      for (std::size_t i = 0; i < kPawns; ++i) {
        line += i == 0 ? ' ' : ',';
        line += print_site(pawns[i]);
      }
      line += ' ';
    }
  }
  const std::array<std::string, kFields.size()> values = {
      print_walls(state.white, state.second),
      state.phase == Phase::First ? "-" : seat_name(state.turn),
      std::string(kPhases[static_cast<std::size_t>(state.phase)]),
      std::to_string(state.blue),
      std::string(1, static_cast<char>(state.red)),
      std::to_string(state.left),
      moved_text(state),
      expert() && state.moved != 0 ? std::string(1, kLetters[state.moving]) : "-",
      held_text(state),
      colours_text(state.relay),
      colours_text(state.out)};
  line += '|';
  for (std::size_t i = 0; i < kFields.size(); ++i) {
    line += ' ';
    line += kFields[i];
    line += '=' + values[i];
  }
  return line;
}

}  // namespace maze
