// Identifies the room of a stored line: what is needed to load its peer (Peer::kept).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/room/wire.h"

namespace play::room {

struct KeptHead {
  RoomSecret room{};
  Key device_secret{};
  Session session = 0;
  std::string name;
};
[[nodiscard]] std::optional<KeptHead> read_kept_head(std::string_view text);

}  // namespace play::room
