// ImGui for a test of widgets, without a window.
#pragma once

#include "ui/kit/kit.h"

namespace ui_test {

class Context {
 public:
  Context() {
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
  }
  ~Context() { ImGui::DestroyContext(); }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  // Makes the page's letters, `text` times as large as usual.
  void spell(ui::Ui& page, float text = 1.0F) const {
    page.fonts = ui::make_fonts(1.0F, text);
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
  }
};

}  // namespace ui_test
