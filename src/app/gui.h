// Dear ImGui between SDL and GL: input in, draw lists out. Owns the font texture.
#pragma once

#include <SDL.h>

#include <functional>
#include <memory>

#include "app/platform.h"
#include "ui/kit/drawn_lists.h"

namespace app {

class Gui {
 public:
  void open(SDL_Window* window, SDL_GLContext context);
  void event(const SDL_Event& event, const platform::Metrics& metrics);
  // Finds out which letters the page needs, so that the first frame, which follows, need not wait
  // for all the others; these are made in the second.
  void spell(const ui::Ui& ui, const platform::Metrics& metrics, float text_scale,
             const std::function<void(ui::Ui&)>& page);
  // Whether letters are still missing, so that another frame is wanted.
  [[nodiscard]] bool has_few_letters(const ui::Ui& ui) const;
  // Starts a frame of `seconds`; makes new fonts when the ratio or the text size has changed.
  void begin(ui::Ui& ui, const platform::Metrics& metrics, float text_scale, float seconds);
  // Whether input waits for the next frame: ImGui shows a press and its release in separate frames.
  [[nodiscard]] bool has_more_input() const;
  // Discards input that arrived while the picture was lost.
  void forget_input();
  // Ends the frame; whether its draw lists draw what the last ones did.
  [[nodiscard]] bool end();
  // Draws the frame's draw lists over what is there.
  void draw();
  // Forces a redraw: the screen's contents or a texture changed.
  void forget_drawn() { drawn_.forget(); }
  // The GL context was lost; everything is made again in the next frame.
  void forget();

 private:
  void upload_fonts();

  ui::DrawnLists drawn_;
  unsigned texture_ = 0;
  float ratio_ = 0.0F;
  float text_scale_ = 0.0F;
  std::unique_ptr<ui::Letters> letters_;  // of the first frame
  bool few_ = false;
  bool names_ = false;  // the letters of names are there
  bool ready_ = false;
};

}  // namespace app
