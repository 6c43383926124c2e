// The page's elements beside the canvas and over it (web/mirror.js): what screen readers read, and
// the field in which text is written.
#include <emscripten.h>

#include <cstring>

#include "app/places.h"
#include "app/platform.h"
#include "app/web/loop.h"
#include "assets/embedded.h"

// clang-format off
EM_JS(void, js_mirror, (const char* json, const char* language, unsigned focus),
      { globalThis['homestretch']['mirror'](UTF8ToString(json), UTF8ToString(language), focus); });
EM_JS(void, js_say, (const char* text), { globalThis['homestretch']['say'](UTF8ToString(text)); });
// The face with which the page's own text fields write, as “letters”.
EM_JS(int, js_letters, (const unsigned char* face, int size), {
  document.fonts.add(new FontFace('letters', HEAPU8.slice(face, face + size)));
  return 1;
});
EM_JS(void, js_overlay,
      (unsigned id, float x, float y, float w, float h, float font, const char* text, int longest,
       unsigned ink),
      {
        globalThis['homestretch']['overlay'](id >>> 0, x, y, w, h, font, UTF8ToString(text),
                                             longest, ink >>> 0);
      });
// clang-format on

// Called by the page's script.
extern "C" {
EMSCRIPTEN_KEEPALIVE void hs_activate(unsigned id, int by_person) {
  app_here().ui.activate_from_mirror(id);
  by_person != 0 ? wake_by_person() : platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_touch_cancelled() { app_here().ui.cancel_touch(); }
EMSCRIPTEN_KEEPALIVE void hs_focus(unsigned id) {
  app_here().ui.focus_from_mirror(id);
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_text(unsigned id, const char* text) {
  app_here().ui.text_from_overlay(id, text);
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_edited(unsigned id, int by_enter) {
  if (app_here().ui.overlay() != nullptr && app_here().ui.overlay()->id == id)
    app_here().ui.end_overlay(by_enter != 0);
  platform::wake();
}
// Owned by the caller.
EMSCRIPTEN_KEEPALIVE char* hs_places() { return strdup(app::places_json(app_here()).c_str()); }
}

namespace platform {

void mirror(const ui::Ui& ui, std::string_view language) {
  static std::uint64_t sent = 0;
  const unsigned focus = ui.focus_shown() ? ui.focus() : 0;
  const std::span<const ui::Target> targets = ui.targets();
  const std::uint64_t hash = ui::targets_hash(targets, focus);
  if (hash == sent) {
    js_mirror("", "", focus);
    return;
  }
  sent = hash;
  js_mirror(ui::targets_json(targets, focus).c_str(), std::string(language).c_str(), focus);
}

void announce(const std::string& text) { js_say(text.c_str()); }

void place_overlay(const ui::Overlay* overlay, const ui::Ui& ui) {
  static bool there = false;
  if (overlay == nullptr) {
    if (there) js_overlay(0, 0, 0, 0, 0, 0, "", 0, 0);
    there = false;
    return;
  }
  there = true;
  const auto face = assets::find("fonts/body.ttf");
  [[maybe_unused]] static const int once = js_letters(face.data(), static_cast<int>(face.size()));
  const ui::Rect& rect = overlay->rect;
  js_overlay(overlay->id, rect.min.x, rect.min.y, rect.width(), rect.height(),
             ui.fonts.size(ui::Type::Body), overlay->text.c_str(),
             static_cast<int>(overlay->longest), ui.colours().text);
}

}  // namespace platform
