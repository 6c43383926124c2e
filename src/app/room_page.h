// What a screen shows of the open room: from the state machine into the page.
#pragma once

#include <string>

#include "play/room/peer.h"
#include "ui/wish.h"

namespace app {

struct App;

// What somebody is called, as far as it is known here; may be empty.
[[nodiscard]] std::string peer_name(const play::room::Peer& peer, const play::room::Key& key);
// The page of the open room as it is now.
void fill_online(App& app);
// Whether that page differs from the one shown last.
[[nodiscard]] bool shows_otherwise(const App& app);
// Reads out what others have said since the last time.
void hear_words(App& app);

void carry_out(App& app, const ui::wish::OpenRoom& wish);
void carry_out(App& app, const ui::wish::CopyRoomLink& wish);
void carry_out(App& app, const ui::wish::SendRoomLink& wish);
void carry_out(App& app, const ui::wish::ShowSeatLink& wish);
void carry_out(App& app, const ui::wish::CheckRoom& wish);

}  // namespace app
