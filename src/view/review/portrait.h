// A table set up for the first move, as a still picture: for the cards from which games and mazes
// are chosen. Knows no session and no drawing.
#pragma once

#include "view/board/scene.h"
#include "view/table/tabletop.h"

namespace view {

// Puts the start of the table's game into the scene. The table must outlive the scene; theme and
// camera are the caller's.
void fill_portrait(Scene& scene, const Tabletop& table);

}  // namespace view
