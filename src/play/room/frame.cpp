#include <utility>

#include "core/big_endian.h"
#include "play/room/wire.h"
#include "play/tagged_hash.h"

namespace play::room {

namespace {

constexpr std::size_t kNumberBytes = sizeof(std::uint64_t);
constexpr std::size_t kHeadBytes = 2 * kNumberBytes;

Key key_of(const Frame& frame, const Key& room_key) {
  return TaggedHash(HashTag::RoomFrame)
      .add(room_key)
      .add(frame.session)
      .add(frame.counter)
      .digest();
}

}  // namespace

Bytes seal_frame(const Frame& frame, const Key& room_key) {
  Bytes bytes;
  for (const std::uint64_t number : {frame.session, frame.counter}) {
    const auto head = core::to_big_endian(number);
    bytes.insert(bytes.end(), head.begin(), head.end());
  }
  const Bytes sealed = core::seal(frame.message, key_of(frame, room_key));
  bytes.insert(bytes.end(), sealed.begin(), sealed.end());
  return bytes;
}

Opening open_frame(Part bytes, const Key& room_key) {
  if (bytes.size() > kFrameBytes + kLongestMessage) {
    return {std::nullopt, Word::Size};
  }
  if (bytes.size() < kFrameBytes) {
    return {};
  }
  Frame frame{core::from_big_endian<std::uint64_t>(bytes),
              core::from_big_endian<std::uint64_t>(bytes.subspan(kNumberBytes)),
              {}};
  auto message = core::unseal(bytes.subspan(kHeadBytes), key_of(frame, room_key));
  if (!message) {
    return {};
  }
  frame.message = std::move(*message);
  return {std::move(frame), Word::Entry};
}

}  // namespace play::room
