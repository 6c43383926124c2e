// The draw lists of the last frame, to tell whether the next one looks the same.
#pragma once

#include <vector>

#include "ui/kit/rect.h"

namespace ui {

class DrawnLists {
 public:
  // Whether these lists draw exactly what the last frame's did. Keeps them for the next call.
  [[nodiscard]] bool repeat(const ImDrawData& data);
  // The last frame is no longer on screen, or one of its textures has changed.
  void forget() { known_ = false; }

 private:
  // ImDrawCmd without what does not show.
  struct Command {
    ImVec4 clip;
    ImTextureID texture;
    unsigned first_index = 0;
    unsigned first_vertex = 0;
    unsigned count = 0;
  };
  struct Lists {
    ImVec2 size;
    ImVec2 scale;
    std::vector<ImDrawVert> vertices;
    std::vector<ImDrawIdx> indices;
    std::vector<Command> commands;
  };
  static void copy(const ImDrawData& data, Lists& to);
  static bool same(const Lists& a, const Lists& b);

  bool known_ = false;
  Lists last_;
  Lists next_;
};

}  // namespace ui
