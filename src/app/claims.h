// The same game in two tabs or windows: the second one says so, and can take it over.
#pragma once

#include "ui/wish.h"

namespace app {

struct App;

// Whether the game on the table may be played on and kept here.
[[nodiscard]] bool holds_game();
// Sees whether another page or program has the game now.
void watch_claim(App& app);

void carry_out(App& app, const ui::wish::TakeOver& wish);
void carry_out(App& app, const ui::wish::LeaveGame& wish);

}  // namespace app
