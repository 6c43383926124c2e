// Messages as bytes, signed and checked, and the frames that carry them. All input is hostile: it
// is refused with a word, in time and memory bounded by its size.
#pragma once

#include <optional>
#include <span>

#include "play/room/message.h"
#include "play/room/word.h"

namespace play::room {

inline constexpr std::size_t kLongestMessage = 16'384;
inline constexpr std::size_t kSmallestMessage = 97;  // type, key and signature around no payload

using Part = std::span<const std::uint8_t>;

// A message, or the word that says why it is refused.
struct Reading {
  Letter letter;
  Word word = Word::Form;
  explicit operator bool() const { return letter != nullptr; }
};
// Whether signatures are checked. Covered: a checked message covers these by its digests, or they
// were checked before they were stored here.
enum class Signatures : std::uint8_t { Checked, Covered };
[[nodiscard]] Reading read(Part bytes, const RoomId& room,
                           Signatures signatures = Signatures::Checked);
[[nodiscard]] bool signed_well(const Message& message);

// The body's payload, and a whole message of the device. The body must be one that can be read.
[[nodiscard]] Bytes payload_of(const Body& body);
[[nodiscard]] Letter write(const Body& body, const core::SigningPair& pair, const RoomId& room);
// The same without a signature, for rehearsals.
[[nodiscard]] Letter write_unsigned(const Body& body, const Key& key, const RoomId& room);
// A signed message with any payload, even one that nobody can read.
[[nodiscard]] Bytes sign(std::uint8_t type, Part payload, const core::SigningPair& pair,
                         const RoomId& room);

// ---- Frames -------------------------------------------------------------------------------------

// A page load: Unix seconds (4 bytes) and 4 random bytes, so that a newer one is higher.
using Session = std::uint64_t;
inline constexpr std::size_t kFrameBytes = 2 * sizeof(std::uint64_t) + core::kSealBytes;

struct Frame {
  Session session = 0;
  std::uint64_t counter = 0;  // goes up by one with each frame of a session
  Bytes message;
};
[[nodiscard]] Bytes seal_frame(const Frame& frame, const Key& room_key);
// Refused as `size` if its message is too long to be one, as `form` if it does not open.
struct Opening {
  std::optional<Frame> frame;
  Word word = Word::Form;
};
[[nodiscard]] Opening open_frame(Part bytes, const Key& room_key);

}  // namespace play::room
