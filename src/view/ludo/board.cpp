// The boards of Ludo and its sisters: n arms of three columns around a regular n-gon. With four
// arms all squares lie on one grid. The turn-off is the middle of an arm's tip, and the column runs
// inward from it; the start is behind the tip, on the side where pieces leave it.
#include "view/ludo/board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "view/board/arms.h"
#include "view/board/outline.h"
#include "view/board/tiles.h"

namespace view {

namespace {

constexpr float kHalfSquare = 0.47F;
constexpr float kHalfSpot = 0.44F;  // of the round spots of the maedn board
constexpr float kPairRoom = 0.44F;  // distance between two pieces on one square
constexpr float kMargin = 0.8F;     // from the arms' ends to the board's edge
constexpr float kNestGap = 0.28F;   // from a nest to the squares beside it
constexpr float kMostNest = 2.8F;

struct Shape : ArmBoard {
  ludo::Plan plan{};
  ludo::Board kind{};
  int rows = 0;          // squares along an arm
  bool corners = false;  // a square in the corner between two arms
  float width = 1.0F;    // of a column
  float apothem = 0.0F;  // from the middle to the inner end of an arm
};

int rows_of(ludo::Board board, int arms) {
  switch (board) {
    case ludo::Board::Maedn: return arms == ludo::kMaxArms ? 3 : 4;
    case ludo::Board::Parcheesi: return 8;
    case ludo::Board::Ludo:
    case ludo::Board::Chevaux: break;
  }
  return 6;
}

Shape make_shape(const ludo::Rules& rules, int bottom) {
  // Three arms leave a small middle, so their squares are wider.
  const float width_of_three = rules.board == ludo::Board::Chevaux ? 1.9F : 1.4F;
  constexpr float kNestAlong = 0.8F;  // of an arm
  constexpr float kNestAlongOfThree = 0.62F;
  constexpr float kNestLeast = 2.65F;  // beyond short arms there is room for four pieces
  const int arms = rules.arms;
  Shape shape;
  shape.arms = arms;
  shape.bottom = bottom;
  shape.sense = rules.board == ludo::Board::Parcheesi ? 1.0F : -1.0F;
  shape.plan = ludo::plan_of(rules.board, arms);
  shape.kind = rules.board;
  shape.rows = rows_of(rules.board, arms);
  shape.corners = rules.board == ludo::Board::Maedn || rules.board == ludo::Board::Chevaux;
  shape.width = arms == 3 ? width_of_three : 1.0F;
  shape.apothem = 1.5F * shape.width / std::tan(half_turn(arms));
  const auto length = static_cast<float>(shape.rows);
  // Between four arms the nest fills the corner of the grid.
  shape.nest_at = arms == 4   ? glm::root_two<float>() * (0.5F * length + 1.5F)
                  : arms == 3 ? shape.apothem + length * kNestAlongOfThree
                              : shape.apothem + std::max(length * kNestAlong, kNestLeast);
  const float room = shape.nest_at * std::sin(half_turn(arms)) - 1.5F * shape.width;
  shape.nest_radius = std::min(room - kNestGap, kMostNest);
  return shape;
}

// A square: `column` −1 runs outward, 0 is the colour's own, 1 runs inward; row 1 is the innermost
// of an arm, 0 is beyond it.
struct Cell {
  int arm;
  int column;
  int row;
};

Cell ring_cell(const Shape& shape, int number) {
  const ludo::Plan& plan = shape.plan;
  const int along = (number - plan.first_start + plan.behind + plan.ring()) % plan.ring();
  const int arm = along / plan.per_arm;
  const int step = along % plan.per_arm;
  const int inward = shape.rows + (shape.corners ? 1 : 0);
  if (step == 0) return {arm, 0, shape.rows};
  if (step <= inward) return {arm, 1, shape.rows + 1 - step};
  return {(arm + 1) % plan.arms, -1, step - inward};
}

Cell column_cell(const Shape& shape, int arm, int step) { return {arm, 0, shape.rows - step}; }

glm::vec2 arm_point(const Shape& shape, int arm, float column, float row) {
  const glm::vec2 out = outward(shape, static_cast<float>(arm));
  const glm::vec2 side = left_of(out) * shape.sense;
  return out * (shape.apothem + row - 0.5F) + side * (column * shape.width);
}

bool in_corner(Cell cell) { return cell.column == 1 && cell.row == 0; }

glm::vec2 middle_of(const Shape& shape, Cell cell) {
  const auto row = static_cast<float>(cell.row);
  const glm::vec2 here = arm_point(shape, cell.arm, static_cast<float>(cell.column), row);
  if (!in_corner(cell)) return here;
  // The corner belongs to both arms; with four arms both give the same point.
  return 0.5F * (here + arm_point(shape, (cell.arm + 1) % shape.arms, -1.0F, row));
}

glm::vec2 up_of(const Shape& shape, Cell cell) {
  const bool turned = in_corner(cell) && shape.arms != 4;
  return outward(shape, static_cast<float>(cell.arm) + (turned ? 0.5F : 0.0F));
}

// `up`: where its symbol points.
Tile square_tile(const Shape& shape, Cell cell, glm::vec2 up) {
  const glm::vec2 middle = middle_of(shape, cell);
  if (shape.kind == ludo::Board::Maedn) return disc(middle, up, kHalfSpot);
  const float across = in_corner(cell) ? kHalfSquare : 0.5F * shape.width - 0.5F + kHalfSquare;
  return rectangle(middle, up, {across, kHalfSquare});
}

// --- Tiles.

// Numbers are at the outer sides, where pieces leave them free, and beside a symbol in the corner
// of a square. A round spot has no corner, and its rim is nearer: there the number is above or
// below the symbol, since numbers are wider than high.
glm::vec2 number_offset(const Shape& shape, Cell cell, bool symbol) {
  constexpr float kOut = 0.28F;
  constexpr float kOutInCorner = 0.33F;
  constexpr float kOutOnSpot = 0.24F;
  constexpr float kOutBesideSymbol = 0.3F;
  const bool round = shape.kind == ludo::Board::Maedn;
  const float out = round ? symbol ? kOutBesideSymbol : kOutOnSpot : symbol ? kOutInCorner : kOut;
  const float side = cell.column == 0 ? 1.0F : static_cast<float>(cell.column);
  const glm::vec2 up = up_of(shape, cell);
  const glm::vec2 aside = left_of(up) * (shape.sense * side * out * shape.width);
  if (!symbol) return aside;
  if (!round) return aside + up * out;
  const float above = std::abs(aside.y) > std::abs(out * up.y) ? aside.y : up.y;
  return {0.0F, std::copysign(out, above)};
}

void add_ring(const Shape& shape, bool safe_squares, Board& board) {
  constexpr float kDigit = 0.09F;
  constexpr float kSmallDigit = 0.075F;
  // A round spot has no corner for its number, so its symbol leaves space.
  const float shrink = shape.kind == ludo::Board::Maedn ? 0.72F : 1.0F;
  for (int number = 1; number <= shape.plan.ring(); ++number) {
    const Cell cell = ring_cell(shape, number);
    Tile tile = square_tile(shape, cell, up_of(shape, cell));
    const int progress = shape.plan.progress(0, number);
    if ((progress - 1) % shape.plan.per_arm == 0) {
      const int colour = (progress - 1) / shape.plan.per_arm;
      tile.kind = TileKind::Start;
      tile.fill = sextet_hue(static_cast<core::Colour>(colour));
      tile.ink = Hue::Ivory;
      tile.symbol = symbol_of(tile.fill);
      tile.symbol_size = 0.3F * shrink;
    } else if (safe_squares && shape.plan.marked_safe(progress)) {
      tile.kind = TileKind::Safe;
      tile.symbol = Symbol::Ring;
      tile.symbol_size = 0.28F * shrink;
    } else if (cell.column == 0) {
      // Engraved where a colour's way leaves the ring.
      tile = square_tile(shape, cell, -up_of(shape, cell));  // into the corridor
      tile.kind = TileKind::Safe;
      tile.symbol = Symbol::Arrow;
      tile.ink = sextet_hue(static_cast<core::Colour>(cell.arm));
      tile.symbol_size = 0.3F * shrink;
    }
    tile.number = number;
    const bool symbol = tile.symbol != Symbol::None;
    tile.number_at = middle_of(shape, cell) + number_offset(shape, cell, symbol);
    tile.number_size = symbol && shrink < 1.0F ? kSmallDigit : kDigit;
    board.tiles.push_back(tile);
  }
}

void add_column(const Shape& shape, int arm, bool numbered, Board& board) {
  constexpr float kDigit = 0.2F;
  for (int step = 1; step <= shape.plan.column; ++step) {
    const Cell cell = column_cell(shape, arm, step);
    Tile tile = square_tile(shape, cell, up_of(shape, cell));
    tile.kind = TileKind::Corridor;
    tile.fill = sextet_hue(static_cast<core::Colour>(arm));
    tile.number = numbered ? step : 0;
    tile.number_at = middle_of(shape, cell);
    tile.number_size = kDigit;
    board.tiles.push_back(tile);
  }
}

// How far the goal extends from the middle towards an arm: to the end of the column.
float goal_reach(const Shape& shape) { return shape.apothem - (shape.corners ? 1.0F : 0.0F); }

void add_goal(const Shape& shape, int arm, Board& board) {
  constexpr float kInset = 0.03F;
  Tile tile = goal_tile(shape, arm, goal_reach(shape), kInset);
  tile.symbol = shape.corners ? Symbol::None : symbol_of(tile.fill);
  tile.symbol_size = 0.3F;
  board.tiles.push_back(tile);
}

// --- Places.

Place track_place(const Shape& shape, Cell cell) {
  Place place;
  place.middle = middle_of(shape, cell);
  place.along = left_of(up_of(shape, cell));
  place.room = in_corner(cell) ? kPairRoom : kPairRoom * shape.width;
  return place;
}

// One row along the base of the goal's triangle, filled from its middle.
Place goal_place(const Shape& shape, int arm) {
  constexpr float kDepth = 0.8F;  // of the goal's reach
  constexpr std::array<float, 4> kSides = {-0.21F, 0.21F, -0.63F,
                                           0.63F};  // of half its width there
  const glm::vec2 out = outward(shape, static_cast<float>(arm));
  const float depth = kDepth * goal_reach(shape);
  const float half = depth * std::tan(half_turn(shape.arms));
  Place place;
  place.spread = Place::Spread::Heap;
  for (const float side : kSides) place.seats.push_back(out * depth + left_of(out) * (side * half));
  place.middle = out * (0.6F * goal_reach(shape));
  return place;
}

std::vector<Place> places_of(const Shape& shape, core::Colour colour) {
  std::vector<Place> places = {nest_place(shape, colour, 0.54F)};
  for (core::Site p = ludo::kStart; p <= shape.plan.turn_off(); ++p) {
    places.push_back(track_place(shape, ring_cell(shape, shape.plan.number(colour, p))));
  }
  for (int step = 1; step <= shape.plan.column; ++step) {
    places.push_back(track_place(shape, column_cell(shape, colour, step)));
  }
  if (shape.plan.goal) {
    places.push_back(goal_place(shape, colour));
  }
  return places;
}

}  // namespace

Board make_ludo_board(const ludo::Rules& rules, core::Colour bottom) {
  const Shape shape = make_shape(rules, bottom);
  const bool safe = rules.safe != ludo::Safe::None;
  const bool stairs = rules.home != ludo::Home::Count;
  Board board;
  board.outline = outline_of(shape, shape.apothem + static_cast<float>(shape.rows) + kMargin,
                             kMargin, shape.arms == 4 ? Corners::Kept : Corners::Cut);
  board.radius = reach(board.outline);
  board.rim = 0.46F;
  board.corner_radius = 1.3F;
  board.piece_size = 1.0F;
  for (int arm = 0; arm < rules.arms; ++arm) {
    board.tiles.push_back(nest_tile(shape, arm, 0.24F * shape.nest_radius));
  }
  for (int arm = 0; arm < rules.arms && shape.plan.goal; ++arm) add_goal(shape, arm, board);
  add_ring(shape, safe, board);
  for (int arm = 0; arm < rules.arms; ++arm) add_column(shape, arm, stairs, board);
  for (int colour = 0; colour < rules.arms; ++colour) {
    board.places.push_back(places_of(shape, static_cast<core::Colour>(colour)));
  }
  board.version = version_of(board);
  return board;
}

}  // namespace view
