// The board of Sorry!: 60 squares on the rim of a 16 × 16 field, slides, safety zones, Starts and
// Homes, and the places of the two piles in the middle.
#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

#include "games/sorry/board.h"
#include "view/board/outline.h"
#include "view/board/tiles.h"
#include "view/sorry/board.h"

namespace view {
namespace {

constexpr float kReach = 7.5F;    // from the middle to the rim squares' middles
constexpr float kSquare = 0.47F;  // half a square
constexpr int kFront = 2;         // the colour at the bottom when nothing is turned

// Points of one colour's side: `j` squares from its left corner, `depth` squares inwards.
struct Side {
  glm::vec2 along;  // the way of travel
  glm::vec2 inward;
  [[nodiscard]] glm::vec2 at(float j, float depth) const {
    return along * (j - kReach) + inward * (depth - kReach);
  }
};

Side side_of(int colour, int bottom) {
  const float turn = static_cast<float>(colour - bottom + kFront);
  const float angle = -glm::half_pi<float>() * turn;
  const glm::vec2 along(std::cos(angle), std::sin(angle));
  return {along, -left_of(along)};
}

struct Builder {
  int bottom;
  Board board;

  [[nodiscard]] Side side(int colour) const { return side_of(colour, bottom); }
  [[nodiscard]] glm::vec2 ring(int square) const {
    return side(square / sorry::kPerSide).at(static_cast<float>(square % sorry::kPerSide), 0.0F);
  }
  Tile& add(Tile tile, TileKind kind, Hue fill) {
    tile.kind = kind;
    tile.fill = fill;
    board.tiles.push_back(tile);
    return board.tiles.back();
  }
};

constexpr auto kZoneColumn = static_cast<float>(sorry::kTurnOffSquare);
constexpr auto kStartColumn = static_cast<float>(sorry::kEntranceSquare);
constexpr float kStartDepth = 1.88F;
constexpr float kStartRadius = 1.27F;
constexpr float kHomeDepth = 7.0F;
constexpr float kHomeRadius = 1.37F;

void add_frame(Builder& b) {
  const glm::vec2 up(0.0F, 1.0F);
  const auto plate = [&](float half, TileKind kind, Hue fill, float radius) {
    b.add(rectangle({0.0F, 0.0F}, up, glm::vec2(half)), kind, fill).radius = radius;
  };
  constexpr float kOuter = kReach + 0.5F;
  constexpr float kInner = kReach - 0.5F;
  plate(kOuter + 0.12F, TileKind::Line, Hue::Ivory, 0.2F);
  plate(kOuter + 0.06F, TileKind::Line, Hue::Walnut, 0.16F);
  plate(kInner - 0.03F, TileKind::Line, Hue::Ivory, 0.1F);
  plate(kInner - 0.08F, TileKind::Slot, Hue::Ivory, 0.08F);
}

void add_ring(Builder& b) {
  for (int square = 0; square < sorry::kRing; ++square) {
    const Side side = b.side(square / sorry::kPerSide);
    b.add(rectangle(b.ring(square), side.inward, glm::vec2(kSquare)), TileKind::Plain, Hue::Ivory);
  }
}

// A lane with a triangle at its beginning and a round end.
void add_slide(Builder& b, int colour, sorry::Slide slide) {
  constexpr float kHalfLane = 0.15F;
  const Hue hue = quartet_hue(static_cast<core::Colour>(colour));
  const Side side = b.side(colour);
  const glm::vec2 a = side.at(static_cast<float>(slide.from), 0.0F);
  const glm::vec2 z = side.at(static_cast<float>(slide.to), 0.0F);
  Tile& lane = b.add(rectangle(0.5F * (a + z), side.along, {kHalfLane, 0.5F * glm::distance(a, z)}),
                     TileKind::Slide, hue);
  lane.radius = 0.04F;
  b.add(disc(z, side.along, 0.33F), TileKind::Slide, hue);
  Tile head;
  head.corners[0] = a - side.along * 0.3F + side.inward * 0.38F;
  head.corners[1] = a - side.along * 0.3F - side.inward * 0.38F;
  head.corners[2] = head.corners[3] = a + side.along * 0.42F;
  head.radius = 0.05F;
  // Counter-clockwise, whichever way the side runs.
  const glm::vec2 e = head.corners[1] - head.corners[0];
  const glm::vec2 f = head.corners[2] - head.corners[1];
  if (e.x * f.y - e.y * f.x < 0.0F) std::swap(head.corners[0], head.corners[1]);
  b.add(head, TileKind::Slide, hue);
}

void add_diamond(Builder& b, int colour) {
  const Side side = b.side(colour);
  const glm::vec2 up = glm::normalize(side.along + side.inward);
  b.add(rectangle(side.at(static_cast<float>(sorry::kDiamondSquare), 0.0F), up, glm::vec2(0.27F)),
        TileKind::Slide, quartet_hue(static_cast<core::Colour>(colour)));
}

void add_colour(Builder& b, int colour) {
  const Hue hue = quartet_hue(static_cast<core::Colour>(colour));
  const Side side = b.side(colour);
  const glm::vec2 up(0.0F, 1.0F);
  const auto bed = [&](float j, glm::vec2 depths) {
    const float half = 0.5F * (depths.y - depths.x);
    b.add(rectangle(side.at(j, depths.x + half), side.inward, {kSquare + 0.08F, half}),
          TileKind::Line, Hue::Walnut);
  };
  bed(kZoneColumn, {0.5F, 5.55F});
  for (int i = 1; i <= sorry::kZoneSquares; ++i) {
    b.add(rectangle(side.at(kZoneColumn, static_cast<float>(i)), side.inward, glm::vec2(kSquare)),
          TileKind::Corridor, hue);
  }
  Tile& home = b.add(disc(side.at(kZoneColumn, kHomeDepth), up, kHomeRadius), TileKind::Goal, hue);
  home.symbol = symbol_of(hue);
  home.symbol_size = 0.5F;
  home.ink = Hue::Ivory;
  Tile& start =
      b.add(disc(side.at(kStartColumn, kStartDepth), up, kStartRadius), TileKind::Nest, hue);
  start.symbol = symbol_of(hue);
  start.symbol_size = 0.42F;
  start.ink = Hue::Ivory;
  start.depth = 0.12F;
  for (const sorry::Slide slide : sorry::kSlides) add_slide(b, colour, slide);
  add_diamond(b, colour);
}

void add_piles(Builder& b) {
  const glm::vec2 up(0.0F, 1.0F);
  b.board.card_size = {1.9F, 2.8F};
  b.board.deck = {-1.35F, 0.0F};
  b.board.discard = {1.35F, 0.0F};
  constexpr float kMedallion = 3.55F;
  b.add(disc({0.0F, 0.0F}, up, kMedallion), TileKind::Line, Hue::Ivory);
  b.add(disc({0.0F, 0.0F}, up, kMedallion - 0.06F), TileKind::Slot, Hue::Ivory);
  for (const glm::vec2 at : {b.board.deck, b.board.discard}) {
    const glm::vec2 half = 0.5F * b.board.card_size + 0.1F;
    b.add(rectangle(at, up, half + 0.05F), TileKind::Line, Hue::Ivory).radius = 0.22F;
    b.add(rectangle(at, up, half), TileKind::Slot, Hue::Ivory).radius = 0.18F;
  }
}

std::vector<Place> places_of(const Builder& b, int colour) {
  const Side side = b.side(colour);
  std::vector<Place> places;
  for (int square = 0; square < sorry::kRing; ++square) {
    Place place;
    place.middle = b.ring(square);
    place.along = b.side(square / sorry::kPerSide).inward;
    place.room = 0.5F;
    places.push_back(place);
  }
  for (int i = 1; i <= sorry::kZoneSquares; ++i) {
    Place place;
    place.middle = side.at(kZoneColumn, static_cast<float>(i));
    place.along = side.along;
    place.room = 0.5F;
    places.push_back(place);
  }
  const auto tray = [&](glm::vec2 middle, float radius) {
    Place place;
    place.spread = Place::Spread::Circle;
    place.middle = middle;
    place.along = glm::normalize(side.along + side.inward);
    place.room = 0.5F * radius;
    places.push_back(place);
  };
  tray(side.at(kZoneColumn, kHomeDepth), kHomeRadius * 1.06F);
  tray(side.at(kStartColumn, kStartDepth), kStartRadius * 1.08F);
  return places;
}

}  // namespace

Board make_sorry_board(core::Colour bottom) {
  Builder b{bottom, {}};
  constexpr float kEdge = kReach + 1.5F;
  for (int i = 0; i < 4; ++i) {
    const Side side = side_of(i, 0);
    b.board.outline.push_back(side.along * kEdge + side.inward * kEdge);
  }
  // The sides follow each other clockwise, but outlines run counter-clockwise.
  std::reverse(b.board.outline.begin(), b.board.outline.end());
  b.board.radius = reach(b.board.outline);
  b.board.corner_radius = 1.3F;
  b.board.rim = 0.45F;
  b.board.piece_size = 1.12F;
  add_frame(b);
  add_ring(b);
  for (int colour = 0; colour < sorry::kColours; ++colour) add_colour(b, colour);
  add_piles(b);
  for (int colour = 0; colour < sorry::kColours; ++colour) {
    b.board.places.push_back(places_of(b, colour));
  }
  b.board.version = version_of(b.board);
  return b.board;
}

}  // namespace view
