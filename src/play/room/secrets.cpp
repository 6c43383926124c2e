#include "play/room/secrets.h"

#include <algorithm>

#include "core/big_endian.h"
#include "play/tagged_hash.h"

namespace play::room {

namespace {

template <std::size_t N>
std::array<std::uint8_t, N> first_of(const Digest& digest) {
  std::array<std::uint8_t, N> bytes{};
  std::copy_n(digest.begin(), N, bytes.begin());
  return bytes;
}

ChainKey promised(HashTag tag, const Key& device_secret, std::uint32_t attempt,
                  const Digest& setup) {
  const TaggedHash hash = TaggedHash(tag).add(device_secret).add(attempt).add(setup);
  return first_of<16>(hash.digest());
}

}  // namespace

Room open_room(const RoomSecret& secret) {
  return {secret, first_of<16>(TaggedHash(HashTag::RoomId).add(secret).digest()),
          TaggedHash(HashTag::RoomKey).add(secret).digest(),
          TaggedHash(HashTag::RoomPassword).add(secret).digest()};
}

RoomSecret board_secret(std::string_view game) {
  return first_of<16>(TaggedHash(HashTag::RoomBoard).add(std::string(game)).digest());
}

Tag tag_of(const Digest& digest) { return core::from_big_endian<Tag>(digest); }

Device enter(const Room& room, const Key& device_secret) {
  const Key seed = TaggedHash(HashTag::RoomSigning).add(device_secret).add(room.id).digest();
  return {device_secret, core::signing_pair(seed)};
}

ChainKey chain_secret(const Key& device_secret, std::uint32_t attempt, const Digest& setup) {
  return promised(HashTag::RoomChain, device_secret, attempt, setup);
}

ChainKey deal_secret(const Key& device_secret, std::uint32_t attempt, const Digest& setup) {
  return promised(HashTag::RoomDeal, device_secret, attempt, setup);
}

}  // namespace play::room
