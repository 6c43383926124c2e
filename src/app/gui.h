// Dear ImGui between SDL and GL: input goes in, draw lists come out. Owns the font texture.
#pragma once

#include <SDL.h>

#include "app/platform.h"

namespace app {

class Gui {
 public:
  void open(SDL_Window* window, SDL_GLContext context);
  void event(const SDL_Event& event, const platform::Metrics& metrics);
  // Starts a frame of `seconds`; makes new fonts when the ratio or the text size has changed.
  void begin(ui::Ui& ui, const platform::Metrics& metrics, float text_scale, float seconds);
  // Input waits for the next frame: ImGui shows a press and its release in frames of their own.
  [[nodiscard]] bool has_more_input() const;
  // Draws what the frame left in the draw lists over what is there.
  void end();
  // The GL context was lost; everything is made again at the next frame.
  void forget();

 private:
  void upload_fonts();

  unsigned texture_ = 0;
  float ratio_ = 0.0F;
  float text_scale_ = 0.0F;
  bool ready_ = false;
};

}  // namespace app
