// ImGui for a test of widgets, without a window.
#pragma once

#include "ui/kit/ui.h"

namespace ui_test {

class Context {
 public:
  Context() {
    use();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
  }
  ~Context() { ImGui::DestroyContext(own_); }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  // What ImGui is told from now on belongs to this context.
  void use() const { ImGui::SetCurrentContext(own_); }
  // Makes the page's letters, `text` times as large as usual.
  void spell(ui::Ui& page, float text = 1.0F) const {
    page.fonts = ui::make_fonts(1.0F, text);
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
  }

 private:
  ImGuiContext* own_ = ImGui::CreateContext();
};

// `count` frames of a window of this size, sixty a second; `lay_out` fills each of them.
template <class LayOut>
void frames(ui::Ui& page, ImVec2 window, int count, LayOut lay_out) {
  for (int i = 0; i < count; ++i) {
    ImGui::GetIO().DisplaySize = window;
    ImGui::GetIO().DeltaTime = 1.0F / 60.0F;
    ImGui::NewFrame();
    page.begin();
    lay_out();
    page.end();
    ImGui::Render();
  }
}

}  // namespace ui_test
