// The small values that every game shares: colours, sites, actors, and the moves of all games. What
// a site or a move's value means is defined in each game's header.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace core {

using Colour = std::uint8_t;     // Index in the game's colour order, 0…5.
using SeatIndex = std::uint8_t;  // Index in turn order (the order of `seats=`), 0…5.
using Site = std::uint8_t;       // A place of the board; each game defines its numbers.

inline constexpr int kMaxSeats = 6;
inline constexpr SeatIndex kNoSeat = kMaxSeats;  // of somebody who only watches

// Who decides the next move: chance, a seat, or nobody, once the game is over.
struct Actor {
  enum class Kind : std::uint8_t { Chance, Seat, Over };
  Kind kind = Kind::Over;
  SeatIndex seat = 0;  // Only for Kind::Seat.
  friend bool operator==(const Actor&, const Actor&) = default;
};
inline constexpr Actor kChance{Actor::Kind::Chance, 0};
inline constexpr Actor kOver{Actor::Kind::Over, 0};
constexpr Actor seat_actor(SeatIndex seat) { return {Actor::Kind::Seat, seat}; }

// What a move does, in any game. Chance outcomes are moves too.
enum class MoveKind : std::uint8_t {
  Begin,    // chance: `value` is the seat or colour that begins
  Throw,    // chance: `value` is the die's face (maze: blue face, `size` the red letter)
  Deal,     // chance: `value` is a card's kind
  Hit,      // chance: the claw holds
  Miss,     // chance: the claw slips
  Walk,     // piece `colour` goes `from` → `to`
  Swap,     // piece `colour` at `from` changes places with the pawn at `to`
  Card,     // choose card `value` of the hand
  Discard,  // throw card `value` of the hand away
  Draw,     // take another card after a 2
  Lift,     // lift the white wall at slot `from`
  Drop,     // put the lifted wall down at slot `to`
  Claw,     // aim the claw at `colour`'s large pawn, to carry it to `to`
  Pass,     // nothing can or need be done
  End,      // end the turn
};

// Whether it is an outcome of chance, not a decision.
constexpr bool is_chance(MoveKind kind) {
  switch (kind) {
    case MoveKind::Begin:
    case MoveKind::Throw:
    case MoveKind::Deal:
    case MoveKind::Hit:
    case MoveKind::Miss: return true;
    default: return false;
  }
}

// One decision or one outcome. Two equal moves are the same move: pieces of one colour on the
// same spot are interchangeable.
struct Move {
  MoveKind kind;
  std::uint8_t value;
  Colour colour;
  std::uint8_t size;  // maze: which pawn (maze/game.h); Ludo: the other die (ludo/game.h)
  Site from;
  Site to;
  std::uint16_t spare;  // always 0
  friend auto operator<=>(const Move&, const Move&) = default;
};
static_assert(sizeof(Move) == 8 && std::is_trivially_copyable_v<Move>);

// Chance names the seat that begins.
constexpr Move begin_move(SeatIndex seat) { return {MoveKind::Begin, seat, 0, 0, 0, 0, 0}; }

// What keeps a list within its capacity: its users' promise, asserted in debug builds only, or a
// check in every build, which ends the program rather than write past the end.
enum class Bound : std::uint8_t { Promised, Enforced };

// A list of fixed capacity on the stack; it never allocates and never clears its memory: beyond
// its size lies whatever was there before.
template <class T, std::size_t Capacity, Bound kBound = Bound::Promised>
class FixedList {
 public:
  static constexpr std::size_t kCapacity = Capacity;
  FixedList() : size_(0) {}  // NOLINT(cppcoreguidelines-pro-type-member-init)
  void push(const T& item) {
    assert(size_ < Capacity && "a fixed list never overflows");
    if (kBound == Bound::Enforced && size_ >= Capacity) [[unlikely]] {
      __builtin_trap();
    }
    items_[size_++] = item;
  }
  // Adds the item only if `wanted`, without a branch.
  void push_if(const T& item, bool wanted) {
    assert(size_ < Capacity && "a fixed list never overflows");
    items_[size_] = item;
    size_ += wanted ? 1 : 0;
  }
  // Replaces the contents with exactly these items.
  template <std::size_t N>
  void assign(const std::array<T, N>& items) {
    static_assert(N <= Capacity);
    for (std::size_t i = 0; i < N; ++i) {
      items_[i] = items[i];
    }
    size_ = N;
  }
  void clear() { size_ = 0; }
  void shrink(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] const T* begin() const { return items_; }
  [[nodiscard]] const T* end() const { return items_ + size_; }
  [[nodiscard]] T* begin() { return items_; }
  [[nodiscard]] T* end() { return items_ + size_; }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1]; }

 private:
  std::size_t size_;
  T items_[Capacity];  // NOLINT(modernize-avoid-c-arrays): a std::array member would be cleared
};

// Room for the longest legal list of any game: six maze pawns to 61 cells each, walls, claw.
inline constexpr std::size_t kMaxMoves = 512;
using MoveList = FixedList<Move, kMaxMoves>;

}  // namespace core
