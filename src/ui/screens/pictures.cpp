// The small pictures of boards: which rules look alike, and how a picture is shown.
#include "ui/screens/pictures.h"
#include "ui/model.h"
#include "ui/rooms.h"

namespace ui {

namespace {

constexpr float kCornerShare = 0.12F;  // of a small picture's height

// The texture of a picture; if there is none yet, it is requested.
unsigned texture_of(Model& model, std::string_view rules, std::string_view move, int side = 0) {
  for (Picture& one : model.pictures) {
    if (one.rules != rules || one.move != move || one.side != side) continue;
    one.shown = true;
    return one.texture;
  }
  model.pictures.push_back({std::string(rules), std::string(move), side, 0, true, true});
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

unsigned picture(Model& model, const AnyRules& rules) {
  return texture_of(model, looks_of(rules), "");
}

void draw_picture(Ui& ui, Model& model, const Rect& rect, const AnyRules& rules) {
  const float side = std::min(rect.width(), rect.height());
  const Rect square = centred(rect, {side, side});
  if (!square.both(ui.clip()).empty()) draw_texture(ui, square, picture(model, rules));
}

void draw_large_picture(Ui& ui, Model& model, const Rect& rect, const AnyRules& rules) {
  constexpr int kSide = 960;
  const float side = std::min(rect.width(), rect.height());
  const Rect square = centred(rect, {side, side});
  if (square.both(ui.clip()).empty()) return;
  draw_texture(ui, square, texture_of(model, looks_of(rules), "", kSide));
}

void draw_position(Ui& ui, Model& model, const Rect& rect, std::string_view position,
                   std::string_view move) {
  if (!rect.both(ui.clip()).empty()) draw_texture(ui, rect, texture_of(model, position, move));
}

}  // namespace ui
