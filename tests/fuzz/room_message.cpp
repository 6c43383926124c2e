// Any bytes as a message of a room: refused with a word, or read and written again byte for byte.
// Signatures are left out, because they would slow this down a hundredfold;
// tests/rooms/wire_test.cpp tests them.
#include "fuzz.h"
#include "play/room/wire.h"
#include "race/room_print.h"

namespace {

constexpr play::room::RoomId kRoom = {1};

std::string check(const core::Bytes& bytes) {
  const auto reading = play::room::read(bytes, kRoom, play::room::Signatures::Covered);
  if (!reading) {
    return play::room::refused(reading.word) ? "" : "not read, yet not refused";
  }
  const play::room::Message& message = *reading.letter;
  core::Bytes again(bytes.begin(), bytes.begin() + 1 + sizeof(play::room::Key));
  const core::Bytes payload = play::room::payload_of(message.body);
  again.insert(again.end(), payload.begin(), payload.end());
  again.insert(again.end(), bytes.end() - sizeof(core::Signature), bytes.end());
  if (again != bytes || message.bytes != bytes) {
    return "does not write the same: " + race::print_hex(bytes);
  }
  return race::print_message(message).empty() ? "cannot be printed" : "";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::expect_no_fault(check({data, data + size}));
}
