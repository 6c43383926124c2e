// What is stored besides the games: settings, the set-ups of all games, mazes, the try with the
// claw, progress in lessons.
#pragma once

#include "ui/wish.h"

namespace app {

struct App;

// Loads everything that is stored, including the games.
void load_kept(App& app);

void carry_out(App& app, const ui::wish::KeepSettings& wish);
void carry_out(App& app, const ui::wish::KeepDrafts& wish);
void carry_out(App& app, const ui::wish::KeepMazes& wish);
void carry_out(App& app, const ui::wish::KeepClaw& wish);
void carry_out(App& app, const ui::wish::KeepSketch& wish);

}  // namespace app
