// Any bytes as a frame; and any message in a frame, which comes out unchanged unless the frame was
// altered on its way.
#include "fuzz.h"
#include "play/room/wire.h"

namespace {

const play::room::Key kRoomKey = {3, 1, 4};

std::string check_message(const core::Bytes& message, std::uint64_t number, std::size_t altered) {
  core::Bytes frame = play::room::seal_frame({number, ~number, message}, kRoomKey);
  const auto opening = play::room::open_frame(frame, kRoomKey);
  if (!opening.frame || opening.frame->message != message || opening.frame->session != number) {
    return message.size() > play::room::kLongestMessage ? "" : "does not come out as it went in";
  }
  frame[altered % frame.size()] ^= 1U;
  return play::room::open_frame(frame, kRoomKey).frame ? "opens although it was altered" : "";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  (void)play::room::open_frame({data, size}, kRoomKey);
  if (size < 3) {
    return 0;
  }
  const std::size_t altered = data[0] * 256U + data[1];
  return fuzz::expect_no_fault(check_message({data + 2, data + size}, data[2], altered));
}
