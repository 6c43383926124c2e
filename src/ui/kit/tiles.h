// Rows of quiet tiles, each an icon over a word or two: secondary actions, after the one or two
// main ones.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

struct IconTile {
  std::string_view key;
  std::string_view label;
  const char* icon = nullptr;
};
inline constexpr float kTileLeast = 92.0F;  // css px at text size 100 %
struct TileStyle {
  float least_width = kTileLeast;
  bool filled = false;  // where the ground is no panel
};
// Tiles in rows of equal width. Returns the index of the one that was pressed in this frame.
[[nodiscard]] std::optional<std::size_t> icon_tiles(Ui& ui, Column& column,
                                                    std::span<const IconTile> tiles,
                                                    const TileStyle& style = {});

}  // namespace ui
