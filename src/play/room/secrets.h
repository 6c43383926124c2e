// Values derived from a room's secret and from a device's: ids, keys, chains. Makes no secret
// itself.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/sha256.h"
#include "core/signing.h"
#include "play/hash_chain.h"

namespace play::room {

using core::Key;
using Digest = core::Digest;
using RoomSecret = std::array<std::uint8_t, 16>;
using RoomId = std::array<std::uint8_t, 16>;
// The first 8 bytes of a digest: enough to name a game or an entry.
using Tag = std::uint64_t;

// A room as everybody who has its link knows it.
struct Room {
  RoomSecret secret{};
  RoomId id{};     // what relays know it by
  Key key{};       // of its frames
  Key password{};  // for the mesh, as lower-case hex
};
[[nodiscard]] Room open_room(const RoomSecret& secret);
// The content of a room's link. With a device's secret it is a seat link, which takes the seat
// along.
struct Invitation {
  RoomSecret room{};
  std::optional<Key> device_secret;
};

// The secret of the board where open tables of a game ("ludo", "maze", "parchis", "sorry") are
// offered.
[[nodiscard]] RoomSecret board_secret(std::string_view game);

[[nodiscard]] Tag tag_of(const Digest& digest);

// A device in one room.
struct Device {
  Key secret{};
  core::SigningPair pair;  // others know the device by its public key
};
[[nodiscard]] Device enter(const Room& room, const Key& device_secret);

// The secret of the chain that a device commits to for one attempt at a set-up. Element 0 is its
// tip.
[[nodiscard]] ChainKey chain_secret(const Key& device_secret, std::uint32_t attempt,
                                    const Digest& setup);
[[nodiscard]] ChainKey deal_secret(const Key& device_secret, std::uint32_t attempt,
                                   const Digest& setup);

}  // namespace play::room
