// The picture of a sitting: its pieces, props and marks of this moment, as plain values.
#pragma once

#include "view/board/scene.h"
#include "view/table/session.h"

namespace view {

// Puts the table into the scene in place of what was there; camera and theme are the caller's. The
// session must outlive the drawing of the scene.
void fill_table(Scene& scene, const Session& session);

}  // namespace view
