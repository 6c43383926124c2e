// A press on the title while the rest of the program is still loading: it waits, and its button
// shows that.
#pragma once

#include "ui/kit/ui.h"

namespace app {

struct App;

// Draws the wait into the current frame, if anything waits.
void show_wait(ui::Ui& ui, const App& app);

}  // namespace app
