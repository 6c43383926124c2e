// The positions of things that may be touched on the screen, for tests that play by hand.
#pragma once

#include <string>

#include "app/app.h"

namespace app {

// JSON: {"size":[w,h],"ply":n,"step_ms":t,"things":[{"kind":"piece","at":[x,y]},…]} in css px of
// the last frame; `step_ms`: the longest time that playing on has taken in one frame, rounded up.
// `things` are those that a person may touch now: the die, then the options of view::Session that
// are on the table. Empty while nobody here acts, and when no table is shown.
[[nodiscard]] std::string places_json(const App& app);

}  // namespace app
