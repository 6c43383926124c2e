// The moments that deserve a scene: a capture, a slide that sweeps, an exchange, a leap onto
// another's place, a piece that comes home, a win. Adds light and, at the end, a podium to what
// lies on the table; takes nothing away. What only one game has (its card, its dice, its claw) is
// its tabletop's. Knows no game.
#pragma once

#include "view/board/scene.h"
#include "view/table/session.h"

namespace view {

void add_drama(Scene& scene, const Session& session);
// How much of a win's scene has passed, 0…1; 0 while there is none.
[[nodiscard]] float triumph_of(const Session& session);
// How near the eye comes just now: the zoom of the camera's pose, 1 except at a win.
[[nodiscard]] float nearer(const Session& session);

}  // namespace view
