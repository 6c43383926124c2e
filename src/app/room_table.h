// The room's game on the table: it follows the log, and decisions here become entries.
#pragma once

namespace app {

struct App;

// Advances the table towards the log, one move at a time so that each is seen, and passes this
// table's decisions to the room. True while more is to come.
bool follow_room(App& app);
// While the page is not drawn: plays on for this device's bots, and calls a person who has to
// decide something here.
[[nodiscard]] bool play_unseen(App& app);

}  // namespace app
