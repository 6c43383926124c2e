// Fills the online screen from the state machine of the open room.
#pragma once

#include <string>

#include "play/room/peer/peer.h"
#include "ui/wish.h"

namespace app {

struct App;

// A member's name, as far as it is known here; may be empty.
[[nodiscard]] std::string peer_name(const play::room::Peer& peer, const play::room::Key& key);
// The name of that seat's person: a second one at the same device is “Ana 2”.
[[nodiscard]] std::string seat_name(const play::room::Peer& peer, const play::room::Setup& setup,
                                    std::size_t seat);
// Fills the page of the open room with its current state.
void fill_online(App& app);
// Whether that state differs from what was shown last.
[[nodiscard]] bool shows_otherwise(const App& app);
// Reads out what others have said since the last call.
void hear_words(App& app);

void carry_out(App& app, const ui::wish::OpenRoom& wish);
void carry_out(App& app, const ui::wish::CopyRoomLink& wish);
void carry_out(App& app, const ui::wish::CopyRoomReport& wish);
void carry_out(App& app, const ui::wish::SendRoomLink& wish);
void carry_out(App& app, const ui::wish::ShowSeatLink& wish);
void carry_out(App& app, const ui::wish::CopySeatLink& wish);
void carry_out(App& app, const ui::wish::CheckRoom& wish);

}  // namespace app
