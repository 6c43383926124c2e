// One step of an ordered list: arrows at both ends, the name and a line about it between them, and
// pips that show its place in the list.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

struct Rung {
  std::string name;
  std::string line;
};
[[nodiscard]] float ladder_height(const Ui& ui, std::span<const Rung> rungs, float width);
// `chosen` is an index of `rungs`; true if it was changed in this frame.
bool ladder(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            std::span<const Rung> rungs, std::size_t& chosen);

}  // namespace ui
