// The program: owns the window, the renderer, the page and the game, and turns one frame after the
// other from top to bottom. The only place that knows everything.
#pragma once

#include <SDL.h>

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "app/gui.h"
#include "app/platform.h"
#include "gfx/renderer.h"
#include "ui/model.h"
#include "view/session.h"
#include "view/sound.h"

namespace app {

struct App {
  SDL_Window* window = nullptr;
  SDL_GLContext context = nullptr;
  std::optional<gfx::Renderer> renderer;
  Gui gui;
  ui::Ui ui;
  ui::Model model;
  view::Words words;
  std::unique_ptr<view::Session> session;  // the game on the table
  std::unique_ptr<view::Session> show;     // the board behind the title
  view::Scene scene;
  platform::Metrics metrics;

  bool quit = false;
  bool lost = false;         // the GL context is gone
  bool dragging = false;     // the pointer went down on the table and is not up yet
  bool hurry = false;        // tests: bots do not pause, nothing is animated
  std::uint64_t frames = 0;  // drawn so far
  std::uint64_t saved_revision = 0;
  std::size_t told = 0;                                 // log entries that were announced
  std::array<std::uint64_t, view::kSounds> heard_ms{};  // when each sound was played last
  std::string refused;                                  // the bubble that was heard
  float tilt = 1.0F;                                    // of the camera, eases to the setting
  std::uint64_t last_ticks = 0;
  bool was_idle = true;
  std::optional<view::Language> shown_language;
};

// Opens everything; false after telling why on stderr.
[[nodiscard]] bool open(App& app);
// Draws one frame; true while another is wanted without any event.
bool frame(App& app);
void event(App& app, const SDL_Event& event);
// The GL context was lost or is there again.
void context_lost(App& app);
void context_restored(App& app);

// Carries out what the screens asked for (wishes.cpp).
void carry_out(App& app);
// What was kept from the last time (wishes.cpp).
void load_kept(App& app);
void keep_game(App& app);
void take_language(App& app);

// Plays what is to be heard in this frame (sounding.cpp).
void sound_frame(App& app);
// A newer version lies ready: it is said once, and offered on the title page and in the menu.
void offer_update(App& app);
// One step back: closes the topmost sheet, or leaves the screen for the one before it.
void go_back(App& app);

}  // namespace app
