// Cells in rows: equal widths, each row as tall as its tallest cell.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "ui/kit/rect.h"

namespace ui {

struct Cells {
  std::size_t a_row = 1;
  float between = gap::kSmall;  // two cells of a row
  float below = gap::kSmall;    // each row

  // As many in a row as have at least this width.
  [[nodiscard]] static Cells at_least(float width, const Column& column, float gap) {
    const float fit = std::floor((column.width + gap) / (width + gap));
    return {static_cast<std::size_t>(std::max(1.0F, fit)), gap, gap};
  }
  [[nodiscard]] float width(const Column& column) const {
    const auto count = static_cast<float>(a_row);
    return (column.width - between * (count - 1.0F)) / count;
  }
};

// Lays out `count` cells: height_of(index, width) is a cell's height, show(index, place) draws it.
template <class Height, class Show>
void rows_of_cells(Column& column, std::size_t count, const Cells& cells, Height height_of,
                   Show show) {
  const float wide = cells.width(column);
  for (std::size_t i = 0; i < count; i += cells.a_row) {
    const std::size_t end = std::min(count, i + cells.a_row);
    float high = 0.0F;
    for (std::size_t k = i; k < end; ++k) high = std::max(high, height_of(k, wide));
    Rect row = column.take(high, cells.below);
    for (std::size_t k = i; k < end; ++k) {
      show(k, row.cut_left(wide));
      row.cut_left(cells.between);
    }
  }
}

}  // namespace ui
