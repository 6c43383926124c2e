// The picture of a sitting: its current pieces, props and marks, as plain values.
#pragma once

#include "view/board/scene.h"
#include "view/table/session.h"

namespace view {

// Replaces the table in the scene; camera and theme are the caller's. The session must outlive the
// drawing of the scene.
void fill_table(Scene& scene, const Session& session);

// Adds the way of a choice beside which a better one is shown: a plain line to a crossed ring.
void add_worse(Scene& scene, const Session& session, const Choice& choice);

}  // namespace view
