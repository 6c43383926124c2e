// Fills the online screen from the state machine of the open room.
#pragma once

#include "play/room/peer/peer.h"
#include "ui/online_page.h"
#include "ui/wish.h"

namespace app {

struct App;

// The SETUP to show: that of the game in progress, or of the next one. Null before any is known.
[[nodiscard]] const play::room::Setup* setup_shown(const play::room::Peer& peer);
// What the room is at: its lobby, its game, the end of that, or none of them known yet.
[[nodiscard]] ui::OnlinePage::Stage stage_of(const play::room::Peer& peer);
// Fills the page of the open room with its current state.
void fill_online(App& app);
// Whether that state differs from what was shown last.
[[nodiscard]] bool shows_otherwise(const App& app);
// Reads out what others have said since the last call (hear_words.cpp).
void hear_words(App& app);

// page_wishes.cpp
void carry_out(App& app, const ui::wish::OpenRoom& wish);
void carry_out(App& app, const ui::wish::CopyRoomLink& wish);
void carry_out(App& app, const ui::wish::CopyRoomReport& wish);
void carry_out(App& app, const ui::wish::SendRoomLink& wish);
void carry_out(App& app, const ui::wish::ShowSeatLink& wish);
void carry_out(App& app, const ui::wish::CopySeatLink& wish);
void carry_out(App& app, const ui::wish::CheckRoom& wish);

}  // namespace app
