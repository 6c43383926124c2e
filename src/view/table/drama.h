// The moments that deserve a scene: a capture, a piece that comes home, a win. Adds light and, at
// the end, a podium to what lies on the table; takes nothing away. Knows no game.
#pragma once

#include "view/board/scene.h"
#include "view/table/session.h"

namespace view {

void add_drama(Scene& scene, const Session& session);

}  // namespace view
