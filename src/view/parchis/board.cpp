// The boards of Parchís: n arms, each three columns wide and eight squares long, around a regular
// n-gon. Squares are wider than long, as on printed boards, so that two pieces fit side by side.
#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

#include "core/bits.h"
#include "games/parchis/game.h"
#include "view/board/arms.h"
#include "view/board/outline.h"
#include "view/board/tiles.h"
#include "view/parchis/board.h"

namespace view {
namespace {

using parchis::kCorridor;
using parchis::kPerArm;

constexpr int kRows = 8;             // squares along an arm
constexpr float kGroove = 0.055F;    // between neighbouring squares
constexpr float kPieceRoom = 0.74F;  // distance between two pieces that touch
constexpr float kMargin = 0.95F;     // from the arms' ends to the board's edge
constexpr float kNestGap = 0.3F;     // from a nest to the arms beside it

struct Plan : ArmBoard {
  float width = 1.0F;    // of a square, across the arm
  float apothem = 0.0F;  // from the middle to the inner end of an arm
};

Plan make_plan(int arms, int bottom) {
  // Fewer arms leave a smaller middle, so their squares are wider. Nests fill the gaps.
  constexpr std::array<float, 4> kWidth = {1.95F, 1.44F, 1.38F, 1.36F};
  constexpr std::array<float, 4> kNestAt = {6.0F, 8.5F, 8.75F, 9.75F};
  constexpr std::array<float, 4> kMaxNest = {2.75F, 2.95F, 2.7F, 2.6F};
  const auto row = static_cast<std::size_t>(arms - parchis::kMinArms);
  Plan plan;
  plan.arms = arms;
  plan.bottom = bottom;
  plan.width = kWidth[row];
  plan.nest_at = kNestAt[row];
  const float half_side = 1.5F * plan.width;
  plan.apothem = half_side / std::tan(half_turn(arms));
  const float corner = half_side / std::sin(half_turn(arms));
  plan.nest_radius =
      std::min(kMaxNest[row], (plan.nest_at - corner) * std::sin(half_turn(arms)) - kNestGap);
  return plan;
}

struct Cell {
  int arm;
  int column;  // −1 runs outward, 0 the corridor, 1 runs inward
  int row;     // 0 innermost
};

Cell ring_cell(int arms, int number) {
  const int arm = (number / kPerArm) % arms;
  const int step = number % kPerArm;
  if (step == 0) return {arm, 0, kRows - 1};
  if (step <= kRows) return {arm, 1, kRows - step};
  return {(arm + 1) % arms, -1, step - kRows - 1};
}

Cell corridor_cell(int arm, int step) { return {arm, 0, kRows - 1 - step}; }

// A point of an arm: `across` in squares from its middle line, `along` in squares from its inner
// end.
glm::vec2 arm_point(const Plan& plan, int arm, float across, float along) {
  const glm::vec2 out = outward(plan, static_cast<float>(arm));
  return out * (plan.apothem + along) + left_of(out) * (across * plan.width);
}

glm::vec2 middle_of(const Plan& plan, Cell cell) {
  return arm_point(plan, cell.arm, static_cast<float>(cell.column),
                   static_cast<float>(cell.row) + 0.5F);
}

// The rectangle of an arm between two columns and rows, shrunk by `inset` on every side.
Tile arm_tile(const Plan& plan, int arm, glm::vec2 from, glm::vec2 to, float inset) {
  const glm::vec2 edge(inset / plan.width, inset);
  const glm::vec2 a = from + edge;
  const glm::vec2 b = to - edge;
  Tile tile;
  tile.corners[0] = arm_point(plan, arm, a.x, b.y);
  tile.corners[1] = arm_point(plan, arm, b.x, b.y);
  tile.corners[2] = arm_point(plan, arm, b.x, a.y);
  tile.corners[3] = arm_point(plan, arm, a.x, a.y);
  return tile;
}

Tile square_tile(const Plan& plan, Cell cell) {
  const glm::vec2 from(static_cast<float>(cell.column) - 0.5F, static_cast<float>(cell.row));
  return arm_tile(plan, cell.arm, from, from + 1.0F, 0.5F * kGroove);
}

// A plate under a whole arm, larger by `edge` on all sides.
void add_plate(const Plan& plan, int arm, float edge, Hue fill, Board& board) {
  Tile plate = arm_tile(plan, arm, {-1.5F, 0.0F}, {1.5F, kRows}, -edge);
  plate.kind = TileKind::Line;
  plate.fill = fill;
  plate.radius = edge + 0.08F;
  board.tiles.push_back(plate);
}

// Brass, and on it the dark bed that shows between the squares.
void add_beds(const Plan& plan, Board& board) {
  for (int arm = 0; arm < plan.arms; ++arm) add_plate(plan, arm, 0.15F, Hue::Ivory, board);
  for (int arm = 0; arm < plan.arms; ++arm) add_plate(plan, arm, 0.1F, Hue::Walnut, board);
}

// Numbers are at the arm's outer sides, where pieces leave them free, and further out beside a
// symbol.
float number_across(Cell cell, bool symbol) {
  const float out = symbol ? 0.35F : 0.325F;
  return static_cast<float>(cell.column) +
         (cell.column == 0 ? out : out * static_cast<float>(cell.column));
}

Tile ring_tile(const Plan& plan, int number, bool safe) {
  const Cell cell = ring_cell(plan.arms, number);
  Tile tile = square_tile(plan, cell);
  tile.number = number;
  const float across = number_across(cell, safe);
  tile.number_at = arm_point(plan, cell.arm, across, static_cast<float>(cell.row) + 0.5F);
  if (!safe) return tile;
  constexpr float kSmallDigit = 0.115F;
  tile.number_size = kSmallDigit;
  tile.kind = TileKind::Safe;
  tile.symbol = Symbol::Ring;
  tile.symbol_size = 0.27F;
  if (parchis::is_start_square(number)) {
    tile.kind = TileKind::Start;
    tile.fill = sextet_hue(static_cast<core::Colour>(cell.arm));
    tile.ink = Hue::Ivory;
    tile.symbol = symbol_of(tile.fill);
    tile.symbol_size = 0.3F;
  } else if (number % kPerArm == 0) {
    tile.symbol = Symbol::Arrow;
    tile.ink = sextet_hue(static_cast<core::Colour>(cell.arm));
    tile.symbol_size = 0.3F;
  }
  return tile;
}

void add_corridor(const Plan& plan, int arm, Board& board) {
  for (int step = 1; step <= kCorridor; ++step) {
    Tile tile = square_tile(plan, corridor_cell(arm, step));
    tile.kind = TileKind::Corridor;
    tile.fill = sextet_hue(static_cast<core::Colour>(arm));
    board.tiles.push_back(tile);
  }
}

void add_goal(const Plan& plan, int arm, Board& board) {
  Tile tile = goal_tile(plan, arm, plan.apothem, 0.5F * kGroove);
  tile.symbol = symbol_of(tile.fill);
  tile.symbol_size = 0.42F;
  board.tiles.push_back(tile);
}

// The nest of a colour that nobody plays: bare wood with a brass outline.
void add_empty_nest(glm::vec2 middle, float radius, Board& board) {
  constexpr float kBrass = 0.07F;
  for (const TileKind kind : {TileKind::Line, TileKind::Slot}) {
    Tile tile = disc(middle, {0.0F, 1.0F}, kind == TileKind::Line ? radius : radius - kBrass);
    tile.kind = kind;
    tile.fill = Hue::Ivory;
    board.tiles.push_back(tile);
  }
}

void add_nest(const Plan& plan, int arm, bool plays, Board& board) {
  if (plays) {
    board.tiles.push_back(nest_tile(plan, arm, 0.62F));
  } else {
    add_empty_nest(outward(plan, static_cast<float>(arm) + 0.5F) * plan.nest_at, plan.nest_radius,
                   board);
  }
}

void add_hub(Board& board) {
  Tile tile = disc(glm::vec2(0.0F), {0.0F, 1.0F}, 0.3F);
  tile.kind = TileKind::Line;
  tile.fill = Hue::Ivory;
  board.tiles.push_back(tile);
}

// Rows of touching pieces in the goal's triangle, the widest row (at the arm's end) first.
std::vector<glm::vec2> goal_seats(const Plan& plan, int arm) {
  const glm::vec2 out = outward(plan, static_cast<float>(arm));
  const float slope = std::tan(half_turn(plan.arms));
  const float radius = 0.5F * kPieceRoom;
  std::vector<glm::vec2> seats;
  for (float depth = plan.apothem - radius - 0.03F; seats.size() < parchis::kMaxPieces;
       depth -= 0.9F * kPieceRoom) {
    const float half = depth * slope - radius / std::cos(half_turn(plan.arms));
    const int count = std::max(1, static_cast<int>(2.0F * half / kPieceRoom + 1.08F));
    for (int i = 0; i < count; ++i) {
      const float step =
          (static_cast<float>(i) - 0.5F * static_cast<float>(count - 1)) * kPieceRoom;
      seats.push_back(out * depth + left_of(out) * step);
    }
  }
  return seats;
}

Place track_place(const Plan& plan, Cell cell) {
  Place place;
  place.middle = middle_of(plan, cell);
  place.along = left_of(outward(plan, static_cast<float>(cell.arm)));
  place.room = std::min(kPieceRoom, 0.5F * plan.width);
  return place;
}

std::vector<Place> places_of(const Plan& plan, core::Colour colour) {
  std::vector<Place> places = {nest_place(plan, colour, 0.56F)};
  for (core::Site p = parchis::kStart; p <= parchis::turn_off(plan.arms); ++p) {
    const int number = parchis::ring_number(plan.arms, colour, p);
    places.push_back(track_place(plan, ring_cell(plan.arms, number)));
  }
  for (int step = 1; step <= kCorridor; ++step) {
    places.push_back(track_place(plan, corridor_cell(colour, step)));
  }
  Place goal;
  goal.spread = Place::Spread::Heap;
  goal.seats = goal_seats(plan, colour);
  goal.middle = outward(plan, colour) * (plan.apothem * 0.64F);
  places.push_back(goal);
  return places;
}

}  // namespace

Board make_parchis_board(const parchis::Rules& rules, core::Colour bottom, unsigned playing) {
  const int arms = rules.arms;
  const Plan plan = make_plan(arms, bottom);
  Board board;
  const unsigned empty = ((1U << static_cast<unsigned>(arms)) - 1) & ~playing;
  board.outline = outline_of(plan, plan.apothem + kRows + kMargin, kMargin, Corners::Cut);
  board.radius = reach(board.outline);
  board.rim = 0.46F;
  board.corner_radius = 1.5F;
  board.piece_size = 1.2F;
  for (int arm = 0; arm < arms; ++arm) add_nest(plan, arm, !core::has_bit(empty, arm), board);
  add_beds(plan, board);
  for (int arm = 0; arm < arms; ++arm) add_goal(plan, arm, board);
  for (int number = 1; number <= parchis::ring_size(arms); ++number) {
    board.tiles.push_back(ring_tile(plan, number, parchis::is_safe_square(number, rules.safe)));
  }
  for (int arm = 0; arm < arms; ++arm) add_corridor(plan, arm, board);
  add_hub(board);
  for (int colour = 0; colour < arms; ++colour) {
    board.places.push_back(places_of(plan, static_cast<core::Colour>(colour)));
  }
  board.version = version_of(board);
  return board;
}

}  // namespace view
