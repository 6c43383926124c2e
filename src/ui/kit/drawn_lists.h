// The draw lists that Dear ImGui made last, so as to know whether a frame looks like the one
// before.
#pragma once

#include <vector>

#include "ui/kit/rect.h"

namespace ui {

class DrawnLists {
 public:
  // Whether these lists draw just what the last ones did. Keeps them for the next question.
  [[nodiscard]] bool repeat(const ImDrawData& data);
  // What the last ones drew is no longer to be seen, or one of their textures has changed.
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
