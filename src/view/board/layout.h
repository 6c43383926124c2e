// Board → shapes: where every square is and where a piece on it stands. Made from the same plan as
// the rules. Floats begin here. Knows sites (each game's own numbers), no state and no drawing.
//
// Units: one square along the track is 1.0. x right, y away from the viewer, z up; the board's top
// is z = 0 and its middle is the origin.
#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "core/types.h"
#include "view/board/palette.h"

namespace view {

enum class TileKind : std::uint8_t {
  Plain,     // an ivory square
  Safe,      // plain, with an engraved symbol
  Start,     // painted: where pieces of its colour enter
  Corridor,  // painted: the colour's own last stretch
  Goal,      // painted: the end of the way
  Nest,      // a round tray, sunk into the board
  Slot,      // a place for cards, outlined
  Line,      // a brass inlay
  Slide,     // Sorry!: the painted track of a slide
};

// One flat shape on the board: a convex quadrilateral with rounded corners. A disc is a square
// whose corner radius is half its side; a triangle repeats a corner.
struct Tile {
  glm::vec2 corners[4];  // counter-clockwise; 0→1 is the "bottom" of its symbol
  float radius = 0.06F;  // of the corners
  TileKind kind = TileKind::Plain;
  Hue fill = Hue::Ivory;
  Symbol symbol = Symbol::None;
  Hue ink = Hue::Walnut;      // of the symbol
  float symbol_size = 0.32F;  // half its height, in board units
  float depth = 0.0F;         // how far it is sunk
  int number = 0;             // printed small at `number_at`; 0 for none
  char letter = '\0';         // printed there instead, a…h; '\0' for none
  glm::vec2 number_at{0.0F};
  float number_size = 0.118F;  // half the height of a digit
};

// Where pieces of one colour stand at one site.
struct Place {
  enum class Spread : std::uint8_t {
    Side,    // side by side along `along`
    Circle,  // around the middle of a tray of radius `room`
    Heap,    // in rows, filling a triangle that opens along `along`
  };
  glm::vec2 middle{0.0F};
  glm::vec2 along{1.0F, 0.0F};  // unit length
  float room = 0.0F;            // distance between neighbours (Side) or the ring's radius (Circle)
  Spread spread = Spread::Side;
  std::vector<glm::vec2> seats;

  // Whether each piece has a place of its own there.
  [[nodiscard]] bool is_tray() const { return spread == Spread::Circle; }
};

struct Board {
  std::uint32_t version = 0;       // differs between boards that look different; never 0 in use
  std::vector<glm::vec2> outline;  // convex polygon, counter-clockwise, before rounding
  float corner_radius = 1.2F;      // of the outline
  float rim = 0.5F;                // width of the moulding
  float thickness = 0.7F;          // of the slab
  std::vector<Tile> tiles;         // drawn in this order
  float radius = 0.0F;             // of a circle around the origin that holds the outline
  // places[colour][site]; a site that a colour cannot reach has the place of a similar site.
  std::vector<std::vector<Place>> places;
  float piece_size = 1.0F;  // of one standing alone: `largest` of fit_pieces
  // Maze: where the wall of each slot stands and along which line; by slot number.
  std::vector<Place> slots;
  glm::vec3 brick_half{0.0F};  // half extents of a wall; x along its slot
  // Sorry!: middles of the draw pile and of the discard pile.
  glm::vec2 deck{0.0F};
  glm::vec2 discard{0.0F};
  glm::vec2 card_size{0.0F};

  // Where piece `index` of `count` pieces on that site stands. For a nest, `count` is its capacity,
  // so that pieces keep their places when others leave.
  [[nodiscard]] glm::vec3 spot(core::Colour colour, core::Site site, int index, int count) const;
};

}  // namespace view
