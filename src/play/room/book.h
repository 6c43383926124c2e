// The rules of a game as a log needs them: who acts, what chance may give, where a move leads. The
// games of this program are in games_book.h; a test may bring its own.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/types.h"

namespace play::room {

using core::Move;

class HandsPosition;
// The next duty if hands are hidden: to deal cards, to open the round, or a seat's move.
enum class HandsDuty : std::uint8_t { None, Deal, Open, Move };
class Position;
// Positions never change, so logs share them.
using SharedPosition = std::shared_ptr<const Position>;

class Position {
 public:
  Position() = default;
  Position(const Position&) = default;
  Position& operator=(const Position&) = delete;
  virtual ~Position() = default;

  [[nodiscard]] virtual core::Actor actor() const = 0;
  // Legal decisions or possible outcomes; and the weight of one of them.
  virtual void moves(core::MoveList& list) const = 0;
  [[nodiscard]] virtual int weight(Move move) const = 0;
  [[nodiscard]] virtual SharedPosition after(Move move) const = 0;
  [[nodiscard]] virtual std::string print(Move move) const = 0;
  // The position line and its hash, as seen by somebody without a seat.
  [[nodiscard]] virtual std::string line() const = 0;
  [[nodiscard]] virtual std::uint64_t hash() const = 0;
  // With hidden hands, cards are not drawn by chance but dealt by a member (hands.h).
  [[nodiscard]] virtual const HandsPosition* hands() const { return nullptr; }
};

// The legal move that a token names.
[[nodiscard]] std::optional<Move> find_move(const Position& position, std::string_view token);

struct Beginning {
  std::string rules;                   // in printed form
  std::vector<core::SeatIndex> seats;  // the game's seat for each seat of a SETUP
  SharedPosition start;
};

class Book {
 public:
  Book() = default;
  Book(const Book&) = delete;
  Book& operator=(const Book&) = delete;
  virtual ~Book() = default;
  // The game of these rules; nothing if rooms cannot play it.
  [[nodiscard]] virtual std::optional<Beginning> open(std::string_view rules) const = 0;
};

}  // namespace play::room
