// The same game in two tabs or windows: the second one says so, and can take it over.
#pragma once

#include "ui/wish.h"

namespace app {

struct App;

// Whether this page or program may play and keep the game on the table.
[[nodiscard]] bool holds_game();
// Checks whether another page or program has the game now.
void watch_claim(App& app);

void carry_out(App& app, const ui::wish::TakeOver& wish);
void carry_out(App& app, const ui::wish::LeaveGame& wish);

}  // namespace app
