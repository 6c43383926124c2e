// A press on the title while the rest of the program is still on its way: it waits, and its button
// shows that it does.
#pragma once

#include "ui/kit/ui.h"

namespace app {

struct App;

// Draws the wait into the frame that is being made, if anything waits.
void show_wait(ui::Ui& ui, const App& app);

}  // namespace app
