#include "games/maze/symmetry.h"

#include <algorithm>

namespace maze {

namespace {

enum class Turn : std::uint8_t { Quarter, Half, Columns, Rows };

constexpr int kLast = kSide - 1;

int turned(int cell, Turn turn) {
  const int column = cell % kSide;
  const int row = cell / kSide;
  switch (turn) {
    case Turn::Quarter: return cell_at(kLast - row, column);
    case Turn::Half: return cell_at(kLast - column, kLast - row);
    case Turn::Columns: return cell_at(kLast - column, row);
    case Turn::Rows: break;
  }
  return cell_at(column, kLast - row);
}

// Turns a slot by the two cells that it separates.
Site turned_slot(Site slot, Turn turn) {
  const auto [cell, other] = cells_of(slot);
  const auto [first, second] = std::minmax({turned(cell, turn), turned(other, turn)});
  return static_cast<Site>(2 * first + (second - first == kSide ? 0 : 1));
}

Edges turned_walls(const Edges& walls, Turn turn) {
  Edges out;
  for_each_slot(walls, [&](Site slot) { out = out | slot_edge(turned_slot(slot, turn)); });
  return out;
}

// The walls together with all their images under the symmetry.
Edges closed(Edges walls, Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::None: return walls;
    case Symmetry::HalfTurn: return walls | turned_walls(walls, Turn::Half);
    case Symmetry::LeftRight: return walls | turned_walls(walls, Turn::Columns);
    case Symmetry::TopBottom: return walls | turned_walls(walls, Turn::Rows);
    case Symmetry::QuarterTurn:
      walls = walls | turned_walls(walls, Turn::Quarter);
      return walls | turned_walls(walls, Turn::Half);
    case Symmetry::BothMirrors: break;
  }
  walls = walls | turned_walls(walls, Turn::Columns);
  return walls | turned_walls(walls, Turn::Rows);
}

}  // namespace

Edges orbit(Site slot, Symmetry symmetry) { return closed(slot_edge(slot), symmetry); }

}  // namespace maze
