// The small pictures of boards, positions and kept games that the screens ask for.
#pragma once

namespace app {

struct App;

// Draws one picture that is wanted, and frees those that are not. True if it drew one.
bool draw_pictures(App& app);
// The same for the games on the list.
bool draw_thumbnails(App& app);
// Requests all of them again: the light has changed.
void redraw_pictures(App& app);
// The textures were lost with the GL context.
void forget_pictures(App& app);

}  // namespace app
