// The room's game on the table: it follows the log, and decisions here become entries.
#pragma once

namespace app {

struct App;

// Advances the table towards the log, one move at a time so that each is seen, and passes this
// table's decisions to the room. True while more is to come.
bool follow_room(App& app);
// While the table is not on the screen: plays on for this device's bots, within a part of the frame
// if another screen is drawn, and calls a person who has to decide something here. True while there
// is more to do in the next frame.
[[nodiscard]] bool play_unseen(App& app);

}  // namespace app
