// A scene as rows of numbers for instanced drawing: each shader's instance attributes.
#pragma once

#include <cstdint>
#include <vector>

#include "view/board/scene.h"

namespace gfx {

inline constexpr int kTileVectors = 7;
inline constexpr int kInkVectors = 3;
inline constexpr int kPieceVectors = 4;
inline constexpr int kBoxVectors = 6;
inline constexpr int kMarkVectors = 3;

// What an ink shows, as the shaders number it.
enum class InkKind : std::uint8_t { Symbol, Number, Letter };

// What the mark shaders draw besides a view::Mark, numbered after its kinds.
inline constexpr int kContactShadow = 20;
inline constexpr int kCastShadow = 21;  // a place where a shadow may fall

// Each function appends to `rows`; the caller clears them and keeps the memory. The enum says which
// shader draws a tile.
enum class Layer : std::uint8_t { Bed, Tile, Tray };
[[nodiscard]] Layer layer_of(const view::Tile& tile);
void add_tile(const view::Tile& tile, std::vector<float>& rows);
void add_inks(const view::Board& board, std::vector<float>& rows);
void add_pieces(const view::Scene& scene, view::PieceKind kind, std::vector<float>& rows);
void add_boxes(const view::Scene& scene, std::vector<float>& rows);
// Where on the board the shadows of pieces, dice and walls can fall; rows as for marks.
void add_casts(const view::Scene& scene, glm::vec3 to_light, std::vector<float>& rows);
// Contact shadows first, then the marks in order.
void add_marks(const view::Scene& scene, std::vector<float>& rows);

}  // namespace gfx
