// A small picture made from bytes, so that two keys can be distinguished at a glance: a tile in one
// of the game's paints, with a pattern that is the same in its four quarters. Knows no game.
#pragma once

#include <cstdint>
#include <span>

#include "ui/kit/ui.h"

namespace ui {

// Fills `square`. Needs at least eleven bytes.
void emblem(Ui& ui, const Rect& square, std::span<const std::uint8_t> bytes);

}  // namespace ui
