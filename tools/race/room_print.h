// A room's messages as the protocol prints them: every field by its name.
#pragma once

#include <string>

#include "play/room/message.h"

namespace race {

// Lower-case digits; `-` for nothing.
[[nodiscard]] std::string print_hex(std::span<const std::uint8_t> bytes);
// `<type> key=… <field=value …> digest=…`.
[[nodiscard]] std::string print_message(const play::room::Message& message);

}  // namespace race
