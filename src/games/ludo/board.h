// The national boards that Ludo is played on, as lengths: how long an arm is, where a colour's path
// begins, leaves the ring and ends. Knows no rule and no coordinate.
//
// A piece's place is its *progress* along its own colour's path, the same numbers for every colour:
// 0 the nest, 1 the start square, …, the turn-off, then the column's squares, then the goal if the
// board has one. That is also core::Site in this game.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/bits.h"
#include "core/types.h"

namespace ludo {

using core::Colour;
using core::SeatIndex;
using core::Site;

inline constexpr int kMinArms = 3;
inline constexpr int kMaxArms = 6;
inline constexpr int kMaxPieces = 4;
inline constexpr Site kNest = 0;
inline constexpr Site kStart = 1;
inline constexpr std::string_view kLetters = "YBRGOP";

enum class Board : std::uint8_t { Ludo, Maedn, Chevaux, Parcheesi };

// The lengths of one board with its number of arms.
struct Plan {
  int arms;
  int per_arm;         // ring squares per arm
  int first_start;     // number of the ring square on which colour 0 starts
  int behind;          // squares from a colour's turn-off to its start, going on along the ring
  int column;          // squares of a colour's column
  bool goal;           // whether a common goal `g` lies behind the column
  std::uint32_t safe;  // a bit for each square of an arm that is safe, counted from its start

  [[nodiscard]] constexpr int ring() const { return per_arm * arms; }
  // The last ring square of a path; on the chevaux board the foot of the stairs.
  [[nodiscard]] constexpr Site turn_off() const { return static_cast<Site>(ring() - behind + 1); }
  // The last place of a path: the goal, or the last square of the column.
  [[nodiscard]] constexpr Site end() const {
    return static_cast<Site>(turn_off() + column + (goal ? 1 : 0));
  }
  // The first place at which a piece is home.
  [[nodiscard]] constexpr Site home() const {
    return goal ? end() : static_cast<Site>(turn_off() + 1);
  }
  // The printed number (from 1) of the ring square at `progress` (1…turn-off) of `colour`.
  [[nodiscard]] constexpr int number(Colour colour, Site progress) const {
    return (per_arm * colour + first_start - 1 + progress - 1) % ring() + 1;
  }
  // The progress at which `colour` stands on a ring square, turn-off or not: 1…ring().
  [[nodiscard]] constexpr int progress(Colour colour, int number) const {
    return (number - first_start - per_arm * colour + 2 * ring()) % ring() + 1;
  }
  // Whether the ring square at `progress` of any path is marked as safe on this board.
  [[nodiscard]] constexpr bool marked_safe(int progress) const {
    return core::has_bit(safe, (progress - 1) % per_arm);
  }
};

[[nodiscard]] constexpr Plan plan_of(Board board, int arms) {
  // The real boards are those with 4 arms, and maedn with 6, whose arms are shorter.
  constexpr std::uint32_t kStarts = 1;
  constexpr std::uint32_t kStar = 1U << 8;
  constexpr std::uint32_t kParcheesi = 1U << 7 | 1U << 12;
  switch (board) {
    case Board::Ludo: return {arms, 13, 1, 2, 5, true, kStarts | kStar};
    case Board::Maedn: return {arms, arms == kMaxArms ? 8 : 10, 1, 1, 4, false, kStarts};
    case Board::Chevaux: return {arms, 14, 1, 1, 6, true, kStarts};
    case Board::Parcheesi: break;
  }
  return {arms, 17, 5, 5, 7, true, kStarts | kParcheesi};
}
static_assert(plan_of(Board::Ludo, 4).turn_off() == 51 && plan_of(Board::Ludo, 4).end() == 57);
static_assert(plan_of(Board::Parcheesi, 4).number(0, plan_of(Board::Parcheesi, 4).turn_off()) ==
              68);

}  // namespace ludo
