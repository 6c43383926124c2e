#include "ui/kit/tiles.h"

#include <algorithm>

namespace ui {

namespace {

constexpr float kIconAt = 20.0F;

bool tile(Ui& ui, const IconTile& what, const Rect& rect, bool filled) {
  const Palette& c = ui.colours();
  const Touch touch = ui.touch(what.key, rect, {Role::Button, what.label});
  const Colour body = mix(faded(c.raised, filled ? 1.0F : 0.0F), c.raised_hover, touch.hover);
  ui.draw->AddRectFilled(rect.min, rect.max, body, corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, c.edge, corner::kControl);
  Rect words = rect.grown(-gap::kTiny, -gap::kHair);
  const Rect top = words.cut_top(kIconAt + gap::kMedium);
  ui.icon({top.middle().x, top.min.y + kIconAt}, c.text, what.icon);
  ui.fit(Type::Caption, words, c.text, what.label);
  return touch.clicked;
}

}  // namespace

std::optional<std::size_t> icon_tiles(Ui& ui, Column& column, std::span<const IconTile> tiles,
                                      const TileStyle& style) {
  if (tiles.empty()) return std::nullopt;
  const float room = (column.width + gap::kTiny) / (style.least_width * ui.text_scale + gap::kTiny);
  const std::size_t most = std::max<std::size_t>(1, static_cast<std::size_t>(room));
  const std::size_t rows = (tiles.size() + most - 1) / most;
  const std::size_t a_row = (tiles.size() + rows - 1) / rows;
  // The tiles of a shorter last row are wider.
  const auto width_of = [&column](std::size_t count) {
    const auto tiles_a_row = static_cast<float>(count);
    return (column.width - gap::kTiny * (tiles_a_row - 1.0F)) / tiles_a_row;
  };
  const float least = width_of(a_row) - 2 * gap::kTiny;
  float words = 0.0F;
  for (const IconTile& one : tiles) {
    words = std::max(words, ui.measure(Type::Caption, one.label, least).y);
  }
  std::optional<std::size_t> chosen;
  const float high = std::max(kTouch, kIconAt + gap::kMedium + words + 2 * gap::kTiny);
  for (std::size_t i = 0; i < tiles.size(); i += a_row) {
    Rect row = column.take(high, gap::kTiny);
    const std::size_t end = std::min(tiles.size(), i + a_row);
    const float wide = width_of(end - i);
    for (std::size_t k = i; k < end; ++k) {
      if (tile(ui, tiles[k], row.cut_left(wide), style.filled)) chosen = k;
      row.cut_left(gap::kTiny);
    }
  }
  return chosen;
}

}  // namespace ui
