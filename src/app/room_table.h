// The room's game on the table: it follows the log, and what is decided here becomes an entry.
#pragma once

namespace app {

struct App;

// Brings the table as far as the log has come, a move at a time so that each is seen, and hands
// decisions of this table to the room. True while more is to come.
bool follow_room(App& app);
// The page is not drawn: the bots of this device play on all the same, and a person who has to
// decide something here is called.
void play_unseen(App& app);

}  // namespace app
