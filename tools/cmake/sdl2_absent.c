// Stands in for the parts of SDL that the page is built without (sdl2_web.cmake). SDL's kept parts and Dear
// ImGui's back end mention these functions, but a page with one GL window never comes to where they would do
// something: it draws no surfaces and makes no cursors of its own, and gestures and gamepads are read by
// src/view and web/gamepad.js.
#include "SDL_internal.h"

#include "SDL.h"
#include "events/SDL_gesture_c.h"
#include "render/SDL_sysrender.h"
#include "video/SDL_sysvideo.h"
#include "video/emscripten/SDL_emscriptenframebuffer.h"

// A window's pixels: there is only the GL context.
int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window *window, Uint32 *format, void **pixels, int *pitch) {
  return SDL_Unsupported();
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window *window, const SDL_Rect *rects, int count) {
  return SDL_Unsupported();
}
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window *window) {}
SDL_Surface *SDL_ConvertSurfaceFormat(SDL_Surface *surface, Uint32 format, Uint32 flags) { return NULL; }
void SDL_FreeSurface(SDL_Surface *surface) {}

// SDL's own drawing.
SDL_Renderer *SDL_GetRenderer(SDL_Window *window) { return NULL; }
int SDL_GetRendererOutputSize(SDL_Renderer *renderer, int *width, int *height) { return SDL_Unsupported(); }
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer *renderer) {}

// Libraries that come while it runs.
void *SDL_LoadObject(const char *path) { return NULL; }
void *SDL_LoadFunction(void *library, const char *name) { return NULL; }
void SDL_UnloadObject(void *library) {}

// Gestures.
int SDL_GestureAddTouch(SDL_TouchID touch) { return 0; }
int SDL_GestureDelTouch(SDL_TouchID touch) { return 0; }
void SDL_GestureProcessEvent(SDL_Event *event) {}
void SDL_GestureQuit(void) {}

// Gamepads.
SDL_GameController *SDL_GameControllerOpen(int index) { return NULL; }
Uint8 SDL_GameControllerGetButton(SDL_GameController *pad, SDL_GameControllerButton button) { return 0; }
Sint16 SDL_GameControllerGetAxis(SDL_GameController *pad, SDL_GameControllerAxis axis) { return 0; }

// Hints that nobody sets: a number in one would have SDL print every event, and others hold fractions, for
// which the whole of atof would be a two-hundredth of the page (sdl2_web.cmake).
int hs_no_number(const char *text) { return 0; }
double hs_no_fraction(const char *text) { return 0.0; }
