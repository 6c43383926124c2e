// The positions of things that may be touched on the screen, for tests that play by hand.
#pragma once

#include <string>

#include "app/app.h"

namespace app {

// JSON: {"size":[w,h],"ply":n,"put_off":n,"things":[{"kind":"piece","at":[x,y]},…]} in css px of
// the last frame; `put_off`: how often a bot's thinking was left to the next frame.
// `things` are those that a person may touch now: the die, then the options of view::Session that
// are on the table. Empty while nobody here acts, and when no table is shown.
[[nodiscard]] std::string places_json(const App& app);

}  // namespace app
