// The moments that get a scene of their own: a capture, a slide that sweeps, an exchange, a leap
// onto another's place, a piece that comes home, a win. Adds light to what is on the table and, at
// a win, a podium; removes nothing. Scenes that only one game has (its card, its dice, its claw)
// belong to its tabletop. Knows no game.
#pragma once

#include "view/board/scene.h"
#include "view/table/session.h"

namespace view {

void add_drama(Scene& scene, const Session& session);
// The share of a win's scene that has passed, 0…1; 0 while there is none.
[[nodiscard]] float triumph_of(const Session& session);
// How close the camera is at the moment: the zoom of its pose, 1 except at a win.
[[nodiscard]] float nearer(const Session& session);

}  // namespace view
