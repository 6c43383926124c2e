// The board of the maze relay: 8 × 8 cells with channels between them for the walls, four homes in
// the corners and the zone in the middle.
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "games/maze/board.h"
#include "view/board/outline.h"
#include "view/board/tiles.h"
#include "view/maze/board.h"

namespace view {
namespace {

constexpr float kPitch = 1.46F;  // from cell to cell
constexpr float kFloor = 0.6F;   // half a cell's floor; the rest are the channels
constexpr float kHalfField = 0.5F * kPitch * maze::kSide;
constexpr int kFront = 2;  // the colour at the bottom right when nothing is turned

glm::vec2 turned(glm::vec2 point, int bottom) {
  switch ((bottom + 4 - kFront) % 4) {
    case 1: return {-point.y, point.x};
    case 2: return -point;
    case 3: return {point.y, -point.x};
    default: return point;
  }
}

// Column and row as numbers with fractions; cell a1 has its middle at 0, 0.
glm::vec2 cell_point(float column, float row, int bottom) {
  constexpr float kMiddle = 0.5F * (maze::kSide - 1);
  return turned(glm::vec2(column - kMiddle, kMiddle - row) * kPitch, bottom);
}

glm::vec2 column_and_row(int cell) {
  const int row = cell / maze::kSide;
  const int column = cell % maze::kSide;
  return {static_cast<float>(column), static_cast<float>(row)};
}

glm::vec2 cell_middle(int cell, int bottom) {
  const glm::vec2 at = column_and_row(cell);
  return cell_point(at.x, at.y, bottom);
}

bool in_zone(int cell) { return (maze::kZoneCells & maze::cell_bit(cell)) != 0; }

int home_owner(int cell) {
  for (int colour = 0; colour < maze::kColours; ++colour) {
    if (maze::kHomes[static_cast<std::size_t>(colour)] == cell) return colour;
  }
  return -1;
}

void add(Board& board, Tile tile, TileKind kind, Hue fill, float radius) {
  tile.kind = kind;
  tile.fill = fill;
  tile.radius = radius;
  board.tiles.push_back(tile);
}

void add_cells(Board& board, int bottom) {
  const glm::vec2 up(0.0F, 1.0F);
  for (int cell = 0; cell < maze::kSide * maze::kSide; ++cell) {
    if (in_zone(cell)) continue;
    Tile tile = rectangle(cell_middle(cell, bottom), up, glm::vec2(kFloor));
    const int owner = home_owner(cell);
    const bool odd = (cell % maze::kSide + cell / maze::kSide) % 2 != 0;
    if (owner < 0) {
      add(board, tile, odd ? TileKind::Safe : TileKind::Plain, Hue::Ivory, 0.1F);
      continue;
    }
    const Hue hue = quartet_hue(static_cast<core::Colour>(owner));
    tile.symbol = symbol_of(hue);
    tile.symbol_size = 0.42F;
    tile.ink = Hue::Ivory;
    add(board, tile, TileKind::Start, hue, 0.1F);
  }
}

// A row's number or a column's letter.
struct Name {
  int number = 0;
  char letter = '\0';
};

// A name on the frame, one step `outwards` (in columns and rows) from an outer cell.
void add_name(Board& board, int bottom, int cell, glm::vec2 outwards, Name name) {
  constexpr float kOut = 0.5F + 0.5F / kPitch;  // in cells
  constexpr float kPlate = 0.29F;
  const glm::vec2 at = column_and_row(cell) + outwards * kOut;
  Tile plate = disc(cell_point(at.x, at.y, bottom), {0.0F, 1.0F}, kPlate);
  plate.number = name.number;
  plate.letter = name.letter;
  plate.number_size = 0.19F;
  plate.number_at = cell_point(at.x, at.y, bottom);
  add(board, plate, TileKind::Plain, Hue::Ivory, kPlate);
}

// Column letters and row numbers on all four sides.
void add_names(Board& board, int bottom) {
  constexpr int kLast = maze::kSide - 1;
  for (int i = 0; i < maze::kSide; ++i) {
    const Name column{0, static_cast<char>('a' + i)};
    const Name row{i + 1};
    add_name(board, bottom, maze::cell_at(i, 0), {0.0F, -1.0F}, column);
    add_name(board, bottom, maze::cell_at(i, kLast), {0.0F, 1.0F}, column);
    add_name(board, bottom, maze::cell_at(0, i), {-1.0F, 0.0F}, row);
    add_name(board, bottom, maze::cell_at(kLast, i), {1.0F, 0.0F}, row);
  }
}

void add_zone(Board& board) {
  const glm::vec2 up(0.0F, 1.0F);
  const glm::vec2 middle(0.0F);
  const float half = 0.5F * kPitch + kFloor;
  add(board, rectangle(middle, up, glm::vec2(half)), TileKind::Goal, Hue::Walnut, 0.1F);
  Tile star = disc(middle, up, 0.5F);
  star.symbol = Symbol::Star;
  star.symbol_size = 0.36F;
  star.ink = Hue::Walnut;
  add(board, star, TileKind::Line, Hue::Ivory, 0.5F);
}

// The large pawn and two small ones within a square, the large one towards `towards`.
std::vector<glm::vec2> trio(glm::vec2 middle, glm::vec2 towards) {
  const glm::vec2 side = left_of(towards);
  return {middle + towards * 0.24F, middle - towards * 0.26F + side * 0.31F,
          middle - towards * 0.26F - side * 0.31F};
}

Place crowd(glm::vec2 middle, glm::vec2 towards) {
  Place place;
  place.spread = Place::Spread::Heap;
  place.middle = middle;
  place.along = towards;
  place.seats = trio(middle, towards);
  return place;
}

std::vector<Place> places_of(int colour, int bottom) {
  std::vector<Place> places;
  const int home = maze::kHomes[static_cast<std::size_t>(colour)];
  for (int cell = 0; cell < maze::kSide * maze::kSide; ++cell) {
    Place place;
    place.middle = cell_middle(cell, bottom);
    place.room = 0.6F;
    const glm::vec2 inward = -glm::normalize(place.middle);
    places.push_back(cell == home ? crowd(place.middle, inward) : place);
  }
  // Each colour keeps to the quarter of the zone that is nearest to its home.
  const glm::vec2 corner = glm::normalize(cell_middle(home, bottom));
  places.push_back(crowd(corner * (0.72F * kPitch), corner));
  return places;
}

std::vector<Place> slots_of(int bottom) {
  std::vector<Place> slots(maze::kSlotNumbers);
  for (int slot = 0; slot < maze::kSlotNumbers; ++slot) {
    const int cell = slot / 2;
    const bool south = slot % 2 == 0;
    const glm::vec2 at =
        column_and_row(cell) + (south ? glm::vec2(0.0F, 0.5F) : glm::vec2(0.5F, 0.0F));
    Place& place = slots[static_cast<std::size_t>(slot)];
    place.middle = cell_point(at.x, at.y, bottom);
    place.along = turned(south ? glm::vec2(1.0F, 0.0F) : glm::vec2(0.0F, 1.0F), bottom);
  }
  return slots;
}

}  // namespace

Board make_maze_board(core::Colour bottom) {
  Board board;
  constexpr float kMargin = 1.3F;
  constexpr float kEdge = kHalfField + kMargin;
  board.outline = {{-kEdge, -kEdge}, {kEdge, -kEdge}, {kEdge, kEdge}, {-kEdge, kEdge}};
  board.radius = reach(board.outline);
  board.corner_radius = 1.2F;
  board.rim = 0.42F;
  const glm::vec2 up(0.0F, 1.0F);
  const glm::vec2 middle(0.0F);
  add(board, rectangle(middle, up, glm::vec2(kHalfField + 0.2F)), TileKind::Line, Hue::Ivory, 0.3F);
  add(board, rectangle(middle, up, glm::vec2(kHalfField + 0.14F)), TileKind::Line, Hue::Walnut,
      0.24F);
  add_names(board, bottom);
  add_cells(board, bottom);
  add_zone(board);
  for (int colour = 0; colour < maze::kColours; ++colour) {
    board.places.push_back(places_of(colour, bottom));
  }
  board.slots = slots_of(bottom);
  board.brick_half = {0.5F * kPitch - 0.06F, 0.105F, 0.2F};
  board.version = version_of(board);
  return board;
}

glm::vec3 wall_position(const Board& board, core::Site slot, int level) {
  const float height = board.brick_half.z * (1.0F + 2.0F * static_cast<float>(level));
  return {board.slots[slot].middle, height};
}

float wall_heading(const Board& board, core::Site slot) {
  const glm::vec2 along = board.slots[slot].along;
  return std::atan2(along.y, along.x);
}

}  // namespace view
