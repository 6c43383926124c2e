// What a pixel of the table means: the piece, square, wall or dice under a finger or a pointer.
// Finds it with the camera and hands it to the session; decides nothing about the game.
#pragma once

#include <optional>

#include "view/board/camera.h"
#include "view/table/session.h"

namespace view {

// Where a thing is on the table now; nothing for what only a button stands for.
[[nodiscard]] std::optional<Spot> spot_of(const Session& session, Thing thing);

// A tap: settles a running animation, throws, picks what lies there, chooses the move that ends
// there, or says why nothing of this is possible.
TapAnswer tap(Session& session, const Camera& camera, glm::vec2 pixel);
// The end of a drag that began with a tap: goes on with what lies under the pixel.
TapAnswer drop(Session& session, const Camera& camera, glm::vec2 pixel);
// The pointer is at this pixel; nothing: it has left the table.
void hover(Session& session, const Camera& camera, std::optional<glm::vec2> pixel);

}  // namespace view
