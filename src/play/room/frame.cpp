#include <utility>

#include "play/room/wire.h"
#include "play/tagged_hash.h"

namespace play::room {

namespace {

constexpr std::size_t kNumberBytes = sizeof(std::uint64_t);
constexpr std::size_t kHeadBytes = 2 * kNumberBytes;

std::array<std::uint8_t, kNumberBytes> bytes_of(std::uint64_t number) {
  std::array<std::uint8_t, kNumberBytes> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<std::uint8_t>(number >> (8 * (bytes.size() - 1 - i)));
  }
  return bytes;
}

std::uint64_t number_of(Part bytes) {
  std::uint64_t number = 0;
  for (const std::uint8_t byte : bytes) {
    number = (number << 8U) | byte;
  }
  return number;
}

Key key_of(const Frame& frame, const Key& room_key) {
  return TaggedHash(HashTag::RoomFrame)
      .add(room_key)
      .add(bytes_of(frame.session))
      .add(frame.counter)
      .digest();
}

}  // namespace

Bytes seal_frame(const Frame& frame, const Key& room_key) {
  Bytes bytes;
  for (const std::uint64_t number : {frame.session, frame.counter}) {
    const auto head = bytes_of(number);
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
  Frame frame{number_of(bytes.first(kNumberBytes)),
              number_of(bytes.subspan(kNumberBytes, kNumberBytes)),
              {}};
  auto message = core::unseal(bytes.subspan(kHeadBytes), key_of(frame, room_key));
  if (!message) {
    return {};
  }
  frame.message = std::move(*message);
  return {std::move(frame), Word::Entry};
}

}  // namespace play::room
