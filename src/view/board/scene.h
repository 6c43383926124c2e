// Everything on the table in one frame, as plain values: made by the stage, drawn by gfx. Knows no
// game and no drawing.
#pragma once

#include <array>
#include <cstdint>
#include <glm/gtc/quaternion.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "view/board/camera.h"
#include "view/board/layout.h"
#include "view/board/palette.h"

namespace view {

enum class PieceKind : std::uint8_t { Pawn, Small, Large, Horse };

struct Piece {
  PieceKind kind = PieceKind::Pawn;
  Hue hue = Hue::Yellow;
  Symbol symbol = Symbol::None;  // None: the hue's own
  glm::vec3 position{0.0F};      // of the base's middle; z > 0 while it hops
  float heading = 0.0F;          // turn about z in radians
  float scale = 1.0F;            // see fit_pieces
  float squash = 0.0F;           // −1…1: flattened (landing) … stretched (leaping)
  float glow = 0.0F;             // 0…1: may be chosen; −1…0: fades back
  float frost = 0.0F;            // 0…1: covered with ice
  friend bool operator==(const Piece&, const Piece&) = default;
};

// Makes each piece as large as its neighbours allow, from 1 to at most `largest`; the size changes
// smoothly while pieces move. Beside closer neighbours the stage makes them slimmer than 1.
void fit_pieces(std::vector<Piece>& pieces, float largest);

// The face of a die's side: 1…9 pips, or one of these.
inline constexpr std::uint8_t kFaceWall = 10;
inline constexpr std::uint8_t kFaceClaw = 11;
inline constexpr std::uint8_t kFaceIgnore = 12;

struct Die {
  glm::vec3 position{0.0F};                       // of its middle
  glm::quat orientation{1.0F, 0.0F, 0.0F, 0.0F};  // w first; see die_showing
  Hue hue = Hue::Ivory;
  float size = 1.1F;                                    // length of an edge
  std::array<std::uint8_t, 6> faces{1, 6, 2, 5, 3, 4};  // on +z −z +x −x +y −y
  float glow = 0.0F;
  friend bool operator==(const Die&, const Die&) = default;
};
// The orientation that brings side `index` of `faces` up, turned by `yaw` about z.
[[nodiscard]] glm::quat die_showing(int index, float yaw);

// A thin card; face 0 is the back.
struct Card {
  glm::vec3 position{0.0F};
  glm::quat orientation{1.0F, 0.0F, 0.0F, 0.0F};
  glm::vec2 size{1.6F, 2.4F};
  float thickness = 0.03F;  // a pile is one thick card
  std::uint8_t face = 0;    // shown on +z: 0 the back, 1…12 a number, 13 Sorry!
  float glow = 0.0F;
  friend bool operator==(const Card&, const Card&) = default;
};

// A wall of the maze.
struct Brick {
  glm::vec3 position{0.0F};  // of its middle
  float heading = 0.0F;
  glm::vec3 half{0.5F, 0.08F, 0.2F};
  Hue hue = Hue::Ivory;
  float glow = 0.0F;
  float alpha = 1.0F;  // below 1 it is like glass
  bool sign = false;   // its colour's symbol is on top
  friend bool operator==(const Brick&, const Brick&) = default;
};

// Light on the board.
struct Mark {
  enum class Kind : std::uint8_t {
    Selectable,  // ring around a piece that may move
    Selected,    // the chosen piece
    Target,      // crosshair where it may go
    Path,        // a dot half way from `position` to `to`, and a larger one there
    Arrow,       // a dot half way, and the head of an arrow at `to`
    LastMove,    // broken ring where a piece came from
    Focus,       // clear ring of the keyboard
    Blocked,     // a crossed ring where a move is refused
    Frost,       // a snow crystal under a frozen piece
    Spark,       // a glint with four points
    Bar,         // a glowing bar from `position` to `to`: where a wall may stand, a slide's streak
  };
  Kind kind = Kind::Target;
  Hue hue = Hue::Ivory;  // Ivory: the theme's accent
  glm::vec2 position{0.0F};
  glm::vec2 to{0.0F};
  float radius = 0.4F;    // of the ring or disc; of the dots of a path
  float strength = 1.0F;  // 0…1
  int number = 0;         // printed on a target, 1…99; 0 for none
  friend bool operator==(const Mark&, const Mark&) = default;
};

struct Scene {
  const Board* board = nullptr;  // must outlive the call that draws it
  Theme theme;
  Camera camera;
  std::vector<Piece> pieces;
  std::vector<Die> dice;
  std::vector<Card> cards;
  std::vector<Brick> bricks;
  std::vector<Mark> marks;
  // Removes everything from the board; theme and camera stay.
  void clear_table();
  friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace view
