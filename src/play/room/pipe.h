// The names of the ways to other devices.
#pragma once

#include <cstdint>

namespace play::room {

using Pipe = std::uint32_t;  // a number for each reachable device, never used again
inline constexpr Pipe kAllPipes = ~Pipe{0};

}  // namespace play::room
