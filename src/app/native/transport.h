// The room's transport as the native loop and the command line use it.
#pragma once

#include <string>
#include <vector>

#include "core/expected.h"

namespace platform {

// Sets the buses to use, nats:// or tls://. False if this build has no bus.
[[nodiscard]] bool use_buses(std::vector<std::string> addresses);

// The message shown when this build has no bus.
[[nodiscard]] inline core::Sentence no_bus() {
  return core::Sentence{"This program cannot play online. The page in a browser can.", {}};
}

// Calls the function given to open_room or open_boards if there is news or its time has come.
// Called once per round of the loop, which begins with an SDL event.
void tend_room();

}  // namespace platform
