// The little pictures of boards and positions. The app draws them; the screens show what is there.
#pragma once

#include <string>
#include <string_view>

#include "ui/draft/draft.h"
#include "ui/kit/ui.h"

namespace ui {

struct Model;

// A little picture of a board set up for play, or of a position; the app has it drawn when
// `wanted`.
struct Picture {
  std::string rules;  // a rules line that has this picture, or a position line, …
  std::string move;   // … and a move to show in it, as a token, and another that was made instead
  int width = 0;      // in pixels: as wide as it has been shown so far
  unsigned texture = 0;
  bool wanted = false;
  bool shown = true;  // in this frame
};

// The width of a position's picture to its height.
inline constexpr float kPositionShape = 3.0F / 2.0F;

// A board set up for play, in the largest square in `rect`, with rounded corners.
void draw_picture(Ui& ui, Model& model, const Rect& rect, const AnyRules& rules);
// A position, with the move given by the token unless it is empty, and after a space the one that
// was made instead; fills `rect`, which has the shape kPositionShape.
void draw_position(Ui& ui, Model& model, const Rect& rect, std::string_view position,
                   std::string_view move);

}  // namespace ui
