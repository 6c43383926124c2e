// The small pictures of boards: which rules look alike, and how a picture is shown.
#include "ui/draft/pictures.h"

#include <algorithm>
#include <cmath>

#include "ui/hooks.h"
#include "ui/model.h"

namespace ui {

namespace {

constexpr float kCornerShare = 0.12F;  // of a small picture's height

// How many pixels a picture of this width in css px needs; in steps, so that a window that is
// resized does not ask for a new picture in every frame.
int pixels_for(float width) {
  constexpr float kStep = 80.0F;
  constexpr int kMost = 960;
  const float exact = width * ImGui::GetIO().DisplayFramebufferScale.x;
  return std::min(static_cast<int>(std::ceil(exact / kStep) * kStep), kMost);
}

// The texture of a picture; 0 until it has been drawn. One that is missing, or too coarse for this
// width, is requested.
unsigned texture_of(Model& model, std::string_view rules, std::string_view move, float width) {
  const int pixels = pixels_for(width);
  for (Picture& one : model.pictures) {
    if (one.rules != rules || one.move != move) continue;
    one.shown = true;
    if (one.width < pixels) {
      one.width = pixels;
      one.wanted = true;
    }
    return one.texture;
  }
  model.pictures.push_back({std::string(rules), std::string(move), pixels, 0, true, true});
  return 0;
}

std::string looks_of(const AnyRules& rules) {
  return std::visit([](const auto& concrete) { return print_rules(only_looks(concrete)); }, rules);
}

void draw_texture(Ui& ui, const Rect& rect, unsigned texture) {
  const float round = std::min(corner::kControl, rect.height() * kCornerShare);
  if (texture == 0) {
    ui.draw->AddRectFilled(rect.min, rect.max, ui.colours().well, round);
    return;
  }
  ui.draw->AddImageRounded(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture)),
                           rect.min, rect.max, {0, 0}, {1, 1}, IM_COL32_WHITE, round);
}

}  // namespace

void draw_picture(Ui& ui, Model& model, const Rect& rect, const AnyRules& rules) {
  const float side = std::min(rect.width(), rect.height());
  const Rect square = centred(rect, {side, side});
  if (square.both(ui.clip()).empty()) return;
  draw_texture(ui, square, texture_of(model, looks_of(rules), "", side));
}

void draw_position(Ui& ui, Model& model, const Rect& rect, std::string_view position,
                   std::string_view move) {
  if (rect.both(ui.clip()).empty()) return;
  draw_texture(ui, rect, texture_of(model, position, move, rect.width()));
}

}  // namespace ui
