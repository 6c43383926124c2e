// What the native loop and the command line have to do with a room's transport.
#pragma once

#include <string>
#include <vector>

namespace platform {

// The buses to meet at, nats:// or tls://. False if this build has no bus.
[[nodiscard]] bool use_buses(std::vector<std::string> addresses);

// Calls what was given to open_room, or to open_boards, if there is news or its time has come;
// called once per round of the loop, which an event of SDL's begins.
void tend_room();

}  // namespace platform
