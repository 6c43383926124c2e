#include "gfx/instances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>
#include <initializer_list>

#include "gfx/pieces.h"

namespace gfx {
namespace {

using view::Tile;

void row(std::vector<float>& rows, std::initializer_list<float> values) {
  rows.insert(rows.end(), values);
}

template <class Enum>
float number(Enum value) {
  return static_cast<float>(static_cast<int>(value));
}

// The intersection of the lines a→b and b→c, both moved inwards by `inset`.
glm::vec2 inner_corner(glm::vec2 a, glm::vec2 b, glm::vec2 c, float inset) {
  const glm::vec2 e = glm::normalize(b - a);
  const glm::vec2 f = glm::normalize(c - b);
  const glm::vec2 n(-e.y, e.x);
  const glm::vec2 m(-f.y, f.x);
  return b + (n + m) * (inset / std::max(1.0F + glm::dot(n, m), 0.05F));
}

bool is_triangle(const Tile& tile) { return tile.corners[2] == tile.corners[3]; }

// The tile's corners moved inwards by its corner radius; rounding restores the edges.
std::array<glm::vec2, 4> core_of(const Tile& tile) {
  const int n = is_triangle(tile) ? 3 : 4;
  std::array<glm::vec2, 4> core{};
  for (int i = 0; i < 4; ++i) {
    const int k = std::min(i, n - 1);
    core[static_cast<std::size_t>(i)] = inner_corner(tile.corners[(k + n - 1) % n], tile.corners[k],
                                                     tile.corners[(k + 1) % n], tile.radius);
  }
  return core;
}

glm::vec2 middle_of(const Tile& tile) {
  const glm::vec2 three = tile.corners[0] + tile.corners[1] + tile.corners[2];
  return is_triangle(tile) ? three / 3.0F : (three + tile.corners[3]) / 4.0F;
}

// A different number for each place, so that no two squares show the same grain.
float seed_of(glm::vec2 at) {
  const float s = std::sin(at.x * 12.9898F + at.y * 78.233F) * 43758.547F;
  return s - std::floor(s);
}

// The height of the surface under that point: the board's top, or the table around it.
float ground(const view::Board& board, glm::vec2 at) {
  const std::size_t n = board.outline.size();
  for (std::size_t i = 0; i < n; ++i) {
    const glm::vec2 from = board.outline[i];
    const glm::vec2 edge = board.outline[(i + 1) % n] - from;
    const glm::vec2 to = at - from;
    if (edge.x * to.y - edge.y * to.x < 0.0F) return -board.thickness;
  }
  return 0.0F;
}

void add_contact(std::vector<float>& rows, float floor, glm::vec2 at, float height, float radius) {
  const float near = std::exp(-2.2F * std::max(height, 0.0F));
  row(rows, {at.x, at.y, at.x, at.y, radius * (1.0F + 0.4F * (1.0F - near)), 0.85F * near,
             static_cast<float>(kContactShadow), floor + 0.004F, 0.0F, 0.0F, 0.0F, 0.0F});
}

glm::vec3 tint_of(const view::Scene& scene, view::Hue hue) {
  if (hue == view::Hue::Ivory) return scene.theme.accent;
  return scene.theme.hues[static_cast<std::size_t>(hue)];
}

glm::vec2 up_of(const Tile& tile) {
  const auto& c = tile.corners;
  return glm::normalize((c[2] + c[3]) - (c[0] + c[1]));
}

void add_symbol(const Tile& tile, std::vector<float>& rows) {
  using view::TileKind;
  const glm::vec2 at = middle_of(tile);
  const glm::vec2 up = up_of(tile);
  const bool tray = tile.kind == TileKind::Nest;
  const view::Hue ink = tray ? tile.fill : tile.ink;
  const float cover = tray ? 0.75F : (tile.kind == TileKind::Goal ? 0.8F : 0.92F);
  const float groove = tray ? 0.0F : (tile.kind == TileKind::Safe ? 0.38F : 0.28F);
  row(rows, {at.x, at.y, up.x, up.y, tile.symbol_size, number(tile.symbol), number(ink),
             number(tile.fill), cover, groove, tray ? 1.2F : 1.0F, number(InkKind::Symbol)});
}

// A number, or a letter by its place in the alphabet.
void add_text(const Tile& tile, InkKind kind, int value, std::vector<float>& rows) {
  constexpr float kCover = 0.72F;
  constexpr float kCoverOnPaint = 0.95F;
  const bool painted = tile.fill < view::Hue::Ivory;
  const bool pale = tile.fill == view::Hue::Yellow || tile.fill == view::Hue::Orange;
  row(rows,
      {tile.number_at.x, tile.number_at.y, 0.0F, 1.0F, tile.number_size, static_cast<float>(value),
       number(painted && !pale ? view::Hue::Ivory : view::Hue::Walnut), number(tile.fill),
       painted ? kCoverOnPaint : kCover, 0.0F, 1.0F, number(kind)});
}

constexpr glm::vec3 kUp(0.0F, 0.0F, 1.0F);

// Where a piece rises to, per unit of its height. A horse leans away from the viewer, so that its
// side, with the plate and the symbol, is seen even from straight above.
glm::vec3 upward(view::PieceKind kind) {
  return kind == view::PieceKind::Horse ? glm::vec3(0.0F, 0.68F, 0.72F) : kUp;
}

// The middle of its foot: a horse stands before the middle of its place, above which it leans.
glm::vec3 foot_at(const view::Piece& piece) {
  constexpr float kMiddle = 0.36F;  // of its height
  const glm::vec3 lean = upward(piece.kind) * piece.scale;
  return piece.position - kMiddle * glm::vec3(lean.x, lean.y, 0.0F);
}

// The axes of a piece, turned and squashed, with the length of its scale.
glm::mat3 axes_of(const view::Piece& piece) {
  constexpr float kWiden = 0.35F;
  constexpr float kLengthen = 0.7F;
  const glm::quat turn = glm::angleAxis(piece.heading, kUp);
  const float wide = piece.scale * (1.0F - kWiden * piece.squash);
  const float tall = piece.scale * (1.0F + kLengthen * piece.squash);
  glm::mat3 axes = glm::mat3_cast(turn);
  axes[0] *= wide;
  axes[1] *= wide;
  axes[2] = upward(piece.kind) * tall;
  return axes;
}

constexpr float kDie = 0.0F;  // kinds in shaders/box.frag
constexpr float kBrick = 1.0F;
constexpr float kCard = 2.0F;

struct Box {
  glm::vec3 middle;
  glm::vec3 half;
  glm::quat turn;
  float edge;    // radius of the rounded edges
  float corner;  // radius of the corners seen from above
  float kind;
  view::Hue hue = view::Hue::Ivory;
  std::array<float, 6> faces{};
  float glow = 0.0F;
  float alpha = 1.0F;
  bool casts = true;  // a shadow
};

// Walls of glass cast no shadow.
bool casts_shadow(const view::Brick& brick) {
  constexpr float kSolid = 0.6F;
  return brick.alpha >= kSolid;
}

void add_box(std::vector<float>& rows, const Box& box) {
  row(rows, {box.middle.x, box.middle.y, box.middle.z, box.edge, box.turn.x, box.turn.y, box.turn.z,
             box.turn.w, box.half.x, box.half.y, box.half.z, number(box.hue)});
  for (const float face : box.faces) rows.push_back(face);
  row(rows, {box.glow, box.alpha, box.kind, box.corner, box.casts ? 1.0F : 0.0F, 0.0F});
}

Box box_of(const view::Die& die) {
  const float half = 0.5F * die.size;
  const float edge = 0.3F * half;
  Box box{die.position, glm::vec3(half), die.orientation, edge, edge, kDie, die.hue};
  for (std::size_t i = 0; i < box.faces.size(); ++i) {
    box.faces[i] = static_cast<float>(die.faces[i]);
  }
  box.glow = die.glow;
  return box;
}

Box box_of(const view::Brick& brick) {
  const glm::quat turn = glm::angleAxis(brick.heading, glm::vec3(0.0F, 0.0F, 1.0F));
  const float edge = 0.45F * std::min({brick.half.x, brick.half.y, brick.half.z});
  Box box{brick.position, brick.half, turn, edge, edge, kBrick, brick.hue};
  box.faces[0] = brick.sign ? 1.0F : 0.0F;
  box.glow = brick.glow;
  box.alpha = brick.alpha;
  box.casts = casts_shadow(brick);
  return box;
}

Box box_of(const view::Card& card) {
  const glm::vec3 half(0.5F * card.size, 0.5F * card.thickness);
  const float edge = std::min(0.02F, 0.45F * card.thickness);
  Box box{card.position, half, card.orientation, edge, 0.09F * card.size.x, kCard};
  box.faces[0] = static_cast<float>(card.face);
  box.glow = card.glow;
  return box;
}

}  // namespace

Layer layer_of(const Tile& tile) {
  if (tile.kind == view::TileKind::Nest) return Layer::Tray;
  const bool bed = tile.kind == view::TileKind::Line && tile.fill == view::Hue::Walnut;
  return bed ? Layer::Bed : Layer::Tile;
}

void add_tile(const Tile& tile, std::vector<float>& rows) {
  const auto core = core_of(tile);
  const auto& c = tile.corners;
  const glm::vec2 middle = middle_of(tile);
  const glm::vec2 up = up_of(tile);
  row(rows, {c[0].x, c[0].y, c[1].x, c[1].y, c[2].x, c[2].y, c[3].x, c[3].y});
  for (const glm::vec2 at : core) row(rows, {at.x, at.y});
  row(rows, {middle.x, middle.y, up.x, up.y, tile.radius, tile.depth, seed_of(middle), 0.0F,
             number(tile.kind), number(tile.fill), 0.0F, 0.0F});
}

void add_inks(const view::Board& board, std::vector<float>& rows) {
  for (const Tile& tile : board.tiles) {
    if (tile.symbol != view::Symbol::None) add_symbol(tile, rows);
    if (tile.number != 0) add_text(tile, InkKind::Number, tile.number, rows);
    if (tile.letter != '\0') add_text(tile, InkKind::Letter, tile.letter - 'a', rows);
  }
}

void add_pieces(const view::Scene& scene, view::PieceKind kind, std::vector<float>& rows) {
  for (const view::Piece& piece : scene.pieces) {
    if (piece.kind != kind) continue;
    const view::Symbol symbol =
        piece.symbol == view::Symbol::None ? view::symbol_of(piece.hue) : piece.symbol;
    const glm::mat3 axes = axes_of(piece);
    const glm::vec3 at = foot_at(piece);
    row(rows, {at.x, at.y, at.z, piece.frost});
    row(rows, {axes[0].x, axes[0].y, axes[0].z, number(piece.hue)});
    row(rows, {axes[1].x, axes[1].y, axes[1].z, number(symbol)});
    row(rows, {axes[2].x, axes[2].y, axes[2].z, piece.glow});
  }
}

void add_boxes(const view::Scene& scene, std::vector<float>& rows) {
  for (const view::Die& die : scene.dice) add_box(rows, box_of(die));
  for (const view::Brick& brick : scene.bricks) add_box(rows, box_of(brick));
  for (const view::Card& card : scene.cards) add_box(rows, box_of(card));
}

void add_casts(const view::Scene& scene, glm::vec3 to_light, std::vector<float>& rows) {
  const glm::vec2 per_height = -glm::vec2(to_light) / to_light.z;
  const auto add = [&](glm::vec3 foot, float height, float radius, glm::vec3 rise = kUp) {
    // The capsule of the mark shader reaches 1.9 radii; soft shadows extend beyond their form.
    constexpr float kSoft = 0.3F;
    const float floor = ground(*scene.board, foot);
    const glm::vec2 from = glm::vec2(foot) + per_height * std::max(foot.z - floor, 0.0F);
    const glm::vec2 to = from + (per_height * rise.z + glm::vec2(rise)) * height;
    row(rows, {from.x, from.y, to.x, to.y, (radius + kSoft) / 1.9F, 1.0F,
               static_cast<float>(kCastShadow), floor, 0.0F, 0.0F, 0.0F, 0.0F});
  };
  constexpr float kTallest = 1.25F;  // of the turned pieces
  for (const view::Piece& piece : scene.pieces) {
    add(foot_at(piece), kTallest * piece.scale, foot_of(piece.kind) * piece.scale,
        upward(piece.kind));
  }
  for (const view::Die& die : scene.dice) {
    const float half = 0.87F * die.size;  // of its diagonal
    add(die.position - glm::vec3(0.0F, 0.0F, half), 2.0F * half, half);
  }
  for (const view::Brick& brick : scene.bricks) {
    if (!casts_shadow(brick)) continue;
    add(brick.position - glm::vec3(0.0F, 0.0F, brick.half.z), 2.0F * brick.half.z,
        glm::length(glm::vec2(brick.half)));
  }
  for (const view::Card& card : scene.cards) {
    add(card.position, card.thickness, 0.5F * glm::length(card.size));
  }
}

void add_marks(const view::Scene& scene, std::vector<float>& rows) {
  for (const view::Piece& piece : scene.pieces) {
    add_contact(rows, 0.0F, foot_at(piece), piece.position.z,
                foot_of(piece.kind) * piece.scale * 1.12F);
  }
  for (const view::Die& die : scene.dice) {
    const float floor = ground(*scene.board, die.position);
    add_contact(rows, floor, die.position, die.position.z - floor - 0.5F * die.size,
                0.62F * die.size);
  }
  for (const view::Mark& mark : scene.marks) {
    constexpr glm::vec3 kIce(0.55F, 0.83F, 1.0F);
    const bool ice = mark.kind == view::Mark::Kind::Frost;
    const glm::vec3 tint = ice ? kIce : tint_of(scene, mark.hue);
    row(rows, {mark.position.x, mark.position.y, mark.to.x, mark.to.y, mark.radius, mark.strength,
               number(mark.kind), 0.006F, tint.x, tint.y, tint.z, static_cast<float>(mark.number)});
  }
}

}  // namespace gfx
