#include "app/gui.h"

#include <GLES3/gl3.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

#include <cmath>
#include <memory>

#include "app/parts.h"
#include "assets/embedded.h"

namespace app {

namespace {

// The back end first makes a texture, for which ImGui would draw its own small font. Ours replaces
// both, so one pixel is enough.
void make_device_objects() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.TexPixelsRGBA32 = static_cast<unsigned*>(ImGui::MemAlloc(sizeof(unsigned)));
  *atlas.TexPixelsRGBA32 = 0;
  atlas.TexWidth = atlas.TexHeight = 1;
  ImGui_ImplOpenGL3_CreateDeviceObjects();
}

// Asks for the letters of names if the last frame had any; whether they are there.
bool names_came(const ui::Ui& ui) {
  return ui.fonts.asks_names && platform::has_file(std::string(ui::kNameLetters)) &&
         !assets::find(ui::kNameLetters).empty();
}

// In device pixels: how far a circle's drawn edge may be from the circle.
constexpr float kCircleError = 0.12F;

void tell_imgui(const platform::Metrics& metrics, float seconds) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = metrics.size;
  // The back end cuts off what a product has beyond whole pixels.
  constexpr float kWithin = 0.25F;
  io.DisplayFramebufferScale = {(static_cast<float>(metrics.pixels.x) + kWithin) / metrics.size.x,
                                (static_cast<float>(metrics.pixels.y) + kWithin) / metrics.size.y};
  io.DeltaTime = seconds;
  ImGui::GetStyle().CircleTessellationMaxError = kCircleError / metrics.ratio;
}

void scale_pointer(SDL_Event& event, float scale) {
  const auto scaled = [scale](Sint32 value) {
    return static_cast<Sint32>(std::lround(static_cast<float>(value) * scale));
  };
  if (event.type == SDL_MOUSEMOTION) {
    event.motion.x = scaled(event.motion.x);
    event.motion.y = scaled(event.motion.y);
  }
}

}  // namespace

void Gui::open(SDL_Window* window, SDL_GLContext context) {
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().LogFilename = nullptr;
  ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
  ImGui_ImplSDL2_InitForOpenGL(window, context);
  ImGui_ImplOpenGL3_Init("#version 300 es");
}

void Gui::event(const SDL_Event& event, const platform::Metrics& metrics) {
  SDL_Event copy = event;
  if (metrics.window_scale != 1.0F) scale_pointer(copy, metrics.window_scale);
  ImGui_ImplSDL2_ProcessEvent(&copy);
}

// Two bytes per pixel, where the back end would use four: a phone's atlas is large.
void Gui::upload_fonts() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  unsigned char* alpha = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsAlpha8(&alpha, &width, &height);
  const std::size_t count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  const auto white_and_alpha = std::make_unique_for_overwrite<unsigned char[]>(count * 2);
  for (std::size_t i = 0; i < count; ++i) {
    white_and_alpha[2 * i] = 255;
    white_and_alpha[2 * i + 1] = alpha[i];
  }
  if (texture_ == 0) glGenTextures(1, &texture_);
  glBindTexture(GL_TEXTURE_2D, texture_);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, width, height, 0, GL_LUMINANCE_ALPHA,
               GL_UNSIGNED_BYTE, white_and_alpha.get());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture_)));
  atlas.ClearTexData();
}

void Gui::spell(const ui::Ui& ui, const platform::Metrics& metrics, float text_scale,
                const std::function<void(ui::Ui&)>& page) {
  constexpr float kMoment = 0.001F;  // s
  ui::Ui sketch = ui;
  letters_ = std::make_unique<ui::Letters>();
  sketch.fonts = ui::sketch_fonts(text_scale);
  sketch.fonts.noted = letters_.get();
  tell_imgui(metrics, kMoment);
  ImGui::NewFrame();
  page(sketch);
  ImGui::EndFrame();
}

bool Gui::has_few_letters(const ui::Ui& ui) const { return few_ || (!names_ && names_came(ui)); }

void Gui::begin(ui::Ui& ui, const platform::Metrics& metrics, float text_scale, float seconds) {
  const bool names = names_ || names_came(ui);
  const bool changed =
      ratio_ != metrics.ratio || text_scale_ != text_scale || few_ || names_ != names;
  if (!ready_) make_device_objects();
  if (changed || !ready_) {
    ui.fonts = ui::make_fonts(metrics.ratio, text_scale, letters_.get(), names);
    upload_fonts();
    forget_drawn();
    few_ = letters_ != nullptr;
    letters_.reset();
    names_ = names;
    ratio_ = metrics.ratio;
    text_scale_ = text_scale;
    ready_ = true;
  }
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  tell_imgui(metrics, seconds);
  ImGui::NewFrame();
}

void Gui::forget_input() {
  ImGui::GetIO().ClearEventsQueue();
  ImGui::GetIO().ClearInputKeys();
}

bool Gui::has_more_input() const { return ImGui::GetCurrentContext()->InputEventsQueue.Size > 0; }

bool Gui::end() {
  ImGui::Render();
  return drawn_.repeat(*ImGui::GetDrawData());
}

void Gui::draw() { ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData()); }

void Gui::forget() {
  ImGui_ImplOpenGL3_DestroyDeviceObjects();
  forget_drawn();
  texture_ = 0;
  ready_ = false;
}

}  // namespace app

// The back end asks the driver for its state before it draws, to restore it afterwards. In a
// browser each such question waits until the GPU process has done everything sent before: most of a
// frame. But the state is known: gfx leaves it like this, and sets everything that it needs itself.
// So the build makes the back end ask here instead (tools/cmake/imgui.cmake).
extern "C" void hs_known_state(GLenum what, GLint* value);
void hs_known_state(GLenum what, GLint* value) {
  switch (what) {
    case GL_ACTIVE_TEXTURE: *value = GL_TEXTURE0; return;
    case GL_CURRENT_PROGRAM:
    case GL_TEXTURE_BINDING_2D:
    case GL_SAMPLER_BINDING:
    case GL_ARRAY_BUFFER_BINDING:
    case GL_VERTEX_ARRAY_BINDING: *value = 0; return;
    case GL_VIEWPORT:
    case GL_SCISSOR_BOX:
      value[0] = value[1] = 0;
      value[2] = value[3] = 1;
      return;
    case GL_BLEND_SRC_RGB:
    case GL_BLEND_SRC_ALPHA: *value = GL_ONE; return;
    case GL_BLEND_DST_RGB:
    case GL_BLEND_DST_ALPHA: *value = GL_ZERO; return;
    case GL_BLEND_EQUATION_RGB:
    case GL_BLEND_EQUATION_ALPHA: *value = GL_FUNC_ADD; return;
    default: glGetIntegerv(what, value);
  }
}
