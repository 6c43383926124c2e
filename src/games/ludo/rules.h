// Ludo and its sisters: what is chosen before the first move. `board` picks the national game and
// with it the defaults of all other keys.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "games/ludo/board.h"

namespace ludo {

// The numbers that bring a piece in.
enum class Enter : std::uint8_t { Six, OneOrSix, Five };
// What a player must do while a piece waits: nothing; enter when possible; also clear the start.
enum class Start : std::uint8_t { Free, Enter, Clear };
// What a third six in a row (with two dice: doublet) does: the player goes on; the turn ends; the
// turn ends and the piece nearest to home goes back to its nest.
enum class Third : std::uint8_t { Play, End, Home };
// What a capture or a piece that reaches home earns.
enum class Reward : std::uint8_t { None, Throw, Steps };
// What stops a piece that wants to pass: nothing, any piece, a pair of a foe, any pair.
enum class Block : std::uint8_t { None, Single, Foes, All };
// Safe squares: none; anybody may share them; foes may not land on a piece that stands there.
enum class Safe : std::uint8_t { None, Share, Shut };
enum class Capture : std::uint8_t { Free, Must };
// The way home: counted out; up numbered stairs; stairs, and back from their foot.
enum class Home : std::uint8_t { Count, Stairs, Back };
enum class Win : std::uint8_t { All, One };

struct Rules {
  Board board = Board::Ludo;
  int arms = 4;
  // Turn order; each seat's colours as a bit set. seats[i] == 0 beyond the last seat.
  std::array<std::uint8_t, core::kMaxSeats> seats{};
  int seat_count = 0;
  int pieces = 4;  // of each colour
  int out = 0;     // of those, how many begin on the start
  int dice = 1;
  Enter enter = Enter::Six;
  Start start = Start::Free;
  int tries = 1;  // throws of a helpless seat
  Third third = Third::End;
  Reward reward = Reward::None;
  Block block = Block::Foes;
  Safe safe = Safe::None;
  Capture capture = Capture::Free;
  Home home = Home::Count;
  int over = 1;  // whether pieces may overtake in the column
  Win win = Win::All;
  bool teams = false;
  int first = -1;  // the seat that begins; −1: chance names it
  friend bool operator==(const Rules&, const Rules&) = default;
};

// The default rules of a board: every colour plays, one per seat, clockwise.
[[nodiscard]] Rules default_rules(Board board, int arms);
// The canonical rules line.
[[nodiscard]] std::string print_rules(const Rules& rules);

}  // namespace ludo
