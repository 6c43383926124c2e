// The maze's board as data: cells, edges and the two layouts of walls. Cells and wall slots are
// bits of 64-bit words, so that a flood of the whole board is a handful of shifts. Knows no pawn,
// no dice and no turn.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/types.h"

namespace maze {

using core::Colour;
using core::Site;

inline constexpr int kColours = 4;
inline constexpr std::string_view kLetters = "RBYG";  // clockwise, the order of Colour
inline constexpr int kSide = 8;

// A set of cells: bit 8·row + column, from a1 (bit 0) over h1 to h8 (bit 63).
using Cells = std::uint64_t;
constexpr Cells cell_bit(int cell) { return Cells{1} << cell; }
constexpr int cell_at(int column, int row) { return kSide * row + column; }

inline constexpr std::array<Site, kColours> kHomes = {0, 7, 63, 56};  // a1 h1 h8 a8
inline constexpr Cells kHomeCells = cell_bit(0) | cell_bit(7) | cell_bit(63) | cell_bit(56);
// d4 e4 d5 e5: one space.
inline constexpr Cells kZoneCells = cell_bit(27) | cell_bit(28) | cell_bit(35) | cell_bit(36);

// Where a pawn stands: its cell, or the zone as a whole, which the text sorts after all cells.
inline constexpr Site kZone = 64;
inline constexpr Site kNowhere = 0xff;  // pawns of colours that do not play
constexpr Cells site_cells(Site site) { return site == kZone ? kZoneCells : cell_bit(site); }

// Inner edges, named by the cell north or west of them. In a set of walls a bit means "there is a
// wall"; in a set of doors, "a pawn may pass".
struct Edges {
  Cells south = 0;
  Cells east = 0;
  friend constexpr bool operator==(const Edges&, const Edges&) = default;
  friend constexpr Edges operator&(Edges a, Edges b) {
    return {a.south & b.south, a.east & b.east};
  }
  friend constexpr Edges operator|(Edges a, Edges b) {
    return {a.south | b.south, a.east | b.east};
  }
  friend constexpr Edges operator~(Edges a) { return {~a.south, ~a.east}; }
  [[nodiscard]] constexpr bool any() const { return (south | east) != 0; }
  [[nodiscard]] constexpr int count() const { return std::popcount(south) + std::popcount(east); }
};

// The cells next to `cells` through open doors.
constexpr Cells neighbours(Cells cells, const Edges& doors) {
  return ((cells & doors.south) << kSide) | ((cells >> kSide) & doors.south) |
         ((cells & doors.east) << 1) | ((cells >> 1) & doors.east);
}

inline constexpr Cells kLastRow = 0xff00000000000000U;
inline constexpr Cells kLastColumn = 0x8080808080808080U;
// Every edge between two cells of the board.
inline constexpr Edges kInner = {~kLastRow, ~kLastColumn};
// Every wall slot: the inner edges except the four inside the zone.
inline constexpr Edges kSlots = {~kLastRow & ~(cell_bit(27) | cell_bit(28)),
                                 ~kLastColumn & ~(cell_bit(27) | cell_bit(35))};
static_assert(kSlots.count() == 108);

// A slot as a site: 2·cell for the south edge, 2·cell + 1 for the east edge, which is the text's
// order.
inline constexpr Site kNoSlot = 0xff;
inline constexpr int kSlotNumbers = 128;
constexpr Edges slot_edge(Site slot) {
  const Cells cell = cell_bit(slot / 2);
  return slot % 2 == 0 ? Edges{cell, 0} : Edges{0, cell};
}
// The two cells that a slot separates; the first one names it.
constexpr std::array<int, 2> cells_of(Site slot) {
  const int cell = slot / 2;
  return {cell, cell + (slot % 2 == 0 ? kSide : 1)};
}

// Calls f(slot) for every edge of the set in the text's order.
template <class F>
constexpr void for_each_slot(const Edges& edges, F f) {
  for (Cells cells = edges.south | edges.east; cells != 0; cells &= cells - 1) {
    const int cell = std::countr_zero(cells);
    const Cells bit = cell_bit(cell);
    if ((edges.south & bit) != 0) f(static_cast<Site>(2 * cell));
    if ((edges.east & bit) != 0) f(static_cast<Site>(2 * cell + 1));
  }
}

// Running totals of a set's edges by row, from the north, one byte per row; the last byte is the
// size of the set. nth_slot uses them to find a slot without walking through the set.
constexpr std::uint64_t counts_by_row(const Edges& edges) {
  constexpr auto kInBytes = [](std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555U;
    bits = (bits & 0x3333333333333333U) + ((bits >> 2) & 0x3333333333333333U);
    return (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fU;
  };
  return (kInBytes(edges.south) + kInBytes(edges.east)) * 0x0101010101010101U;
}
constexpr std::uint32_t size_of(std::uint64_t counts) {
  return static_cast<std::uint32_t>(counts >> 56);
}
// The slot that for_each_slot calls after `n` others; `n` is below the size of the set.
constexpr Site nth_slot(const Edges& edges, std::uint64_t counts, std::uint32_t n) {
  int row = 0;
  while (((counts >> (kSide * row)) & 0xff) <= n) {
    ++row;
  }
  n -= row == 0 ? 0 : static_cast<std::uint32_t>((counts >> (kSide * (row - 1))) & 0xff);
  for (int cell = kSide * row;; ++cell) {
    const auto south = static_cast<std::uint32_t>((edges.south >> cell) & 1);
    const auto here = south + static_cast<std::uint32_t>((edges.east >> cell) & 1);
    if (n < here) {
      return static_cast<Site>(2 * cell + (n < south ? 0 : 1));
    }
    n -= here;
  }
}

enum class Board : std::uint8_t { Crossing, Pinwheel };
inline constexpr std::array<std::string_view, 2> kBoardNames = {"crossing", "pinwheel"};

// The walls of a board: its white ones, and those that each colour owns for good.
struct Layout {
  Edges white;
  std::array<Edges, kColours> own;
  [[nodiscard]] constexpr Edges coloured() const { return own[0] | own[1] | own[2] | own[3]; }
};
[[nodiscard]] const Layout& layout(Board board);

// `c3`; `z` for the zone.
[[nodiscard]] std::string print_site(Site site);
// A cell outside the zone, or `z`; nothing otherwise.
[[nodiscard]] std::optional<Site> parse_site(std::string_view text);
// `c3s`, `c3e`.
[[nodiscard]] std::string print_slot(Site slot);
// One of the 108 slots; nothing otherwise.
[[nodiscard]] std::optional<Site> parse_slot(std::string_view text);

}  // namespace maze
