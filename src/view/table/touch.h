// Finds what is under a finger or a pointer: a piece, a square, a wall or dice. Uses the camera to
// find it and passes it to the session; decides nothing about the game.
#pragma once

#include <optional>

#include "view/board/camera.h"
#include "view/table/session.h"

namespace view {

// Where a thing is on the table now; nothing if it is only a button.
[[nodiscard]] std::optional<Spot> spot_of(const Session& session, Thing thing);

// A tap: settles a running animation, throws, picks the thing under it, chooses the move that ends
// there, or says why nothing of this is possible.
TapAnswer tap(Session& session, const Camera& camera, glm::vec2 pixel);
// The end of a drag that began with a tap: continues with the thing under the pixel.
TapAnswer drop(Session& session, const Camera& camera, glm::vec2 pixel);
// The pointer is at this pixel; nothing if it has left the table.
void hover(Session& session, const Camera& camera, std::optional<glm::vec2> pixel);

}  // namespace view
