// The faces of everyone at the table: six characters for bots, a plain bust for people. Drawn from
// circles and arcs. Knows no game.
#pragma once

#include <span>
#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

// The names of the six characters, in the order in which they sit down.
[[nodiscard]] std::span<const std::string_view> character_names();
// The character of a bot whose seat alone is known, as in a room.
[[nodiscard]] std::string_view character_of_seat(std::size_t seat);

// The character of that name on a disc of the seat's paint; by another name, one of the six.
void bot_face(Ui& ui, ImVec2 middle, float radius, std::string_view name, view::Hue hue);
void person_face(Ui& ui, ImVec2 middle, float radius, view::Hue hue);

}  // namespace ui
