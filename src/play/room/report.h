// The report of a device whose position differs from that of the others: what somebody who looks
// for the defect needs. It holds the room's messages, and no secret.
#pragma once

#include <string>

#include "play/room/peer/peer.h"

namespace play::room {

// The versions, both hashes, the entry that is refused here and the log, a line each; empty unless
// the peer disagrees.
[[nodiscard]] std::string report_of(const Peer& peer);

}  // namespace play::room
