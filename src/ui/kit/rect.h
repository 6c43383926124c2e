// Rectangles in css px, y down, and the small cuts that make up a layout.
#pragma once

#include <algorithm>

#include "ui/kit/theme.h"

namespace ui {

struct Rect {
  ImVec2 min{0.0F, 0.0F};
  ImVec2 max{0.0F, 0.0F};

  [[nodiscard]] float width() const { return max.x - min.x; }
  [[nodiscard]] float height() const { return max.y - min.y; }
  [[nodiscard]] ImVec2 size() const { return max - min; }
  [[nodiscard]] ImVec2 middle() const { return (min + max) * 0.5F; }
  [[nodiscard]] bool contains(ImVec2 p) const {
    return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y;
  }
  [[nodiscard]] bool empty() const { return max.x <= min.x || max.y <= min.y; }
  // Larger by that much on every side; smaller if negative.
  [[nodiscard]] Rect grown(float by) const { return {min - ImVec2(by, by), max + ImVec2(by, by)}; }
  [[nodiscard]] Rect grown(float x, float y) const {
    return {min - ImVec2(x, y), max + ImVec2(x, y)};
  }
  [[nodiscard]] Rect moved(ImVec2 by) const { return {min + by, max + by}; }
  [[nodiscard]] Rect both(const Rect& other) const {
    return {{std::max(min.x, other.min.x), std::max(min.y, other.min.y)},
            {std::min(max.x, other.max.x), std::min(max.y, other.max.y)}};
  }

  // Each cuts a strip off one side of this rectangle and returns it.
  Rect cut_top(float h) {
    const Rect strip{min, {max.x, std::min(min.y + h, max.y)}};
    min.y = strip.max.y;
    return strip;
  }
  Rect cut_bottom(float h) {
    const Rect strip{{min.x, std::max(max.y - h, min.y)}, max};
    max.y = strip.min.y;
    return strip;
  }
  Rect cut_left(float w) {
    const Rect strip{min, {std::min(min.x + w, max.x), max.y}};
    min.x = strip.max.x;
    return strip;
  }
  Rect cut_right(float w) {
    const Rect strip{{std::max(max.x - w, min.x), min.y}, max};
    max.x = strip.min.x;
    return strip;
  }
};

[[nodiscard]] inline Rect box(float x, float y, float w, float h) {
  return {{x, y}, {x + w, y + h}};
}
// `size` centred in `outer`.
[[nodiscard]] inline Rect centred(const Rect& outer, ImVec2 size) {
  const ImVec2 at = outer.middle() - size * 0.5F;
  return {at, at + size};
}

// A column that is filled from the top.
struct Column {
  float x = 0.0F;
  float y = 0.0F;
  float width = 0.0F;
  Rect take(float height, float space_after = gap::kSmall) {
    const Rect rect = box(x, y, width, height);
    y += height + space_after;
    return rect;
  }
  void space(float height) { y += height; }
};

}  // namespace ui
