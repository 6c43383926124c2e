// ImGui for a test of widgets, without a window.
#pragma once

#include "ui/kit/kit.h"

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

}  // namespace ui_test
