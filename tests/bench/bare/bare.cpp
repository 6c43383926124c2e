// The minimal page of this kind: SDL2, Dear ImGui and one window with a line of text. tools/dev
// bench measures the game's first frame beside this one's.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

// clang-format off
EM_JS(void, js_shown, (), { globalThis['first_frame_ms'] = globalThis['first_frame_ms'] || performance.now(); });
// clang-format on

namespace {

SDL_Window* g_window = nullptr;

void frame() {
  SDL_Event event;
  while (SDL_PollEvent(&event) == 1) ImGui_ImplSDL2_ProcessEvent(&event);
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  ImGui::Begin("Bare");
  ImGui::TextUnformatted("One window.");
  ImGui::End();
  ImGui::Render();
  glClearColor(0.1F, 0.06F, 0.03F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(g_window);
  js_shown();
}

}  // namespace

int main(int /*argc*/, char** /*argv*/) {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_ASYNCIFY, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  constexpr int kWidth = 1280;
  constexpr int kHeight = 800;
  g_window = SDL_CreateWindow("Bare", 0, 0, kWidth, kHeight, SDL_WINDOW_OPENGL);
  SDL_GLContext context = SDL_GL_CreateContext(g_window);
  ImGui::CreateContext();
  ImGui_ImplSDL2_InitForOpenGL(g_window, context);
  ImGui_ImplOpenGL3_Init("#version 300 es");
  emscripten_set_main_loop(frame, 0, false);
  return 0;
}

// The build makes the back end ask here (src/app/gui.cpp says why).
extern "C" void hs_known_state(GLenum what, GLint* value) { glGetIntegerv(what, value); }
