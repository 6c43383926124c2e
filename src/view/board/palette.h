// The colours of pieces and of the table, and the symbol for each colour, so that nobody needs to
// distinguish colours. Values only; knows no game and no drawing.
#pragma once

#include <cstdint>
#include <glm/vec3.hpp>

#include "core/types.h"

namespace view {

// A paint of the table. The numbers are those of the shaders' palette.
enum class Hue : std::uint8_t { Yellow, Blue, Red, Green, Orange, Purple, Ivory, Walnut };
inline constexpr int kHues = 8;
inline constexpr std::size_t kPlayed = 6;  // the first ones are the players' colours

// The mark cut into a piece's head, its start square and its nest. Numbers as in
// shaders/symbol.glsl.
enum class Symbol : std::uint8_t {
  None,
  Sun,       // yellow
  Drop,      // blue
  Heart,     // red
  Clover,    // green
  Star,      // orange
  Diamond,   // purple
  Ring,      // a safe square
  Arrow,     // points along the tile's third-to-second-corner side ("up" of the tile)
  Triangle,  // the start of a slide
};
[[nodiscard]] Symbol symbol_of(Hue hue);

// The paint for a colour of a game with up to six colours, in the order Y B R G O P.
[[nodiscard]] Hue sextet_hue(core::Colour colour);
// The same with up to four, in the order R B Y G.
[[nodiscard]] Hue quartet_hue(core::Colour colour);

enum class TableStyle : std::uint8_t { Walnut, Felt, Slate };
inline constexpr int kTableStyles = 3;
enum class Shade : std::uint8_t { Light, Dark };
// The set of paints: lacquer looks best; the clear one keeps all six apart for every kind of colour
// vision.
enum class Paints : std::uint8_t { Lacquer, Clear };
inline constexpr int kPaintings = 2;

// All colours here are linear light, as the shaders want them.
struct Theme {
  TableStyle table = TableStyle::Walnut;
  Shade shade = Shade::Light;
  Paints paints = Paints::Lacquer;
  glm::vec3 table_a, table_b;  // the table's two tones
  glm::vec3 wood_a, wood_b;    // the board's slab, early and late wood
  glm::vec3 field_a, field_b;  // veneer of the playing field
  glm::vec3 inlay;             // plain squares
  glm::vec3 groove;            // the line between squares
  glm::vec3 brass;             // metal inlays, arrows
  glm::vec3 ink;               // engraved symbols on plain squares
  glm::vec3 light;             // the lamp
  glm::vec3 sky, bounce;       // light from above and reflected from the table
  glm::vec3 accent;            // marks for what may be chosen
  glm::vec3 hues[kHues];       // the paints
  friend bool operator==(const Theme&, const Theme&) = default;
};
[[nodiscard]] Theme make_theme(TableStyle table, Shade shade, Paints paints);

// For the HUD: a paint in sRGB, 0…1, as in CSS, for the given shade.
[[nodiscard]] glm::vec3 display_colour(Hue hue, Shade shade, Paints paints);

[[nodiscard]] glm::vec3 to_linear(glm::vec3 srgb);
[[nodiscard]] glm::vec3 to_srgb(glm::vec3 linear);

}  // namespace view
