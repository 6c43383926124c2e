// What the people in a room are called on this device, and whether they are heard.
#pragma once

#include <cstddef>
#include <string>

#include "play/room/peer/peer.h"

namespace ui {
struct OnlinePage;
}

namespace app {

struct OpenRoom;

// The name of that seat's person: a second one at the same device is “Ana 2”.
[[nodiscard]] std::string seat_name(const play::room::Peer& peer, const play::room::Setup& setup,
                                    std::size_t seat);
// The name shown for somebody in the room, once the page has its seats: whoever has no name of
// their own is called by their seat, and strangers and the muted always are. People without either
// have none.
[[nodiscard]] std::string shown_name(const ui::OnlinePage& page, const OpenRoom& room,
                                     const play::room::Key& key);
// People who were muted here are not heard, and strangers' own words never are.
[[nodiscard]] bool may_be_heard(const OpenRoom& room, const play::room::Key& who,
                                const play::room::Say& say);

}  // namespace app
