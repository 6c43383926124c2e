// The program: everything it owns, by subject, and one frame from top to bottom. Each subject has a
// header that says what it owns and offers. Only App brings them together.
#pragma once

#include <vector>

#include "app/arrivals.h"
#include "app/daily.h"
#include "app/drawing.h"
#include "app/frames.h"
#include "app/gui.h"
#include "app/hearing.h"
#include "app/keeping.h"
#include "app/language.h"
#include "app/learning.h"
#include "app/mail.h"
#include "app/platform.h"
#include "app/pointer.h"
#include "app/rooms/boards.h"
#include "app/rooms/rooms.h"
#include "app/sharing.h"
#include "app/shelf.h"
#include "app/table.h"
#include "app/tally.h"
#include "app/watching.h"
#include "ui/model.h"

namespace app {

struct App {
  SDL_Window* window = nullptr;
  platform::Metrics metrics;  // of the window in this frame
  Gui gui;
  ui::Ui ui;
  ui::Model model;
  Language language;
  Table table;
  Keeping keeping;
  Shelf shelf;
  Watching watching;
  Sharing sharing;
  Arrivals arrivals;
  Mails mail;
  Rooms rooms;
  Boards boards;
  Learning learning;
  Tally tally;
  Daily daily;
  Drawing drawing;
  Pointer pointer;
  Hearing hearing;
  Frames frames;
  std::vector<ui::Wish> asked;  // not yet carried out
  bool hurry = false;           // tests: bots do not pause, nothing is animated
  bool quit = false;
};

// Opens everything; if that fails, says why on stderr and returns false.
[[nodiscard]] bool open(App& app);
// Draws one frame; returns when another is wanted even without an event.
core::Wait frame(App& app);
void event(App& app, const SDL_Event& event);
// A newer version is ready: says so once, and offers it on the title page and in the menu.
void offer_update(App& app);
// One step back: closes the topmost sheet, or returns to the previous screen.
void go_back(App& app);

}  // namespace app
