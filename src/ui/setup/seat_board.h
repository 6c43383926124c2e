// The board of the set-up with its nests, and what stands on a nest: a face and a name, or an
// invitation. A room's table shows the same.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "play/replay.h"
#include "ui/draft/draft.h"
#include "ui/kit/ui.h"

namespace ui {

struct Model;

// The board with its nests: each shows who sits there, and a tap asks who will.
void seat_board(Ui& ui, Model& model, const Rect& square);

// Where the nests are in the square picture of these rules' board, its side 1. Valid until the
// next call.
struct Nest {
  ImVec2 at;
  float radius;
};
[[nodiscard]] std::span<const Nest> board_nests(const AnyRules& rules);
// A nest of the board in `square` as a button; `said` names it for readers. Draws nothing.
struct NestFace {
  ImVec2 at;            // the middle of the face on it
  float radius = 0.0F;  // … and its size, css px
  bool clicked = false;
};
[[nodiscard]] NestFace nest_button(Ui& ui, const Rect& square, const Nest& nest,
                                   std::string_view key, std::string_view said);
// What is on it: an invitation where nobody sits; and a name below the face, wholly on the board;
// none in letters so large that they would hide it.
void empty_face(Ui& ui, const NestFace& face, view::Hue hue);
void name_plate(Ui& ui, const Rect& square, const NestFace& face, const std::string& words);
// The player who sits there, as a face.
void player_face(Ui& ui, ImVec2 middle, float radius, const play::Player& player, view::Hue hue);

}  // namespace ui
