// Any bytes as a replay.
#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::expect_no_fault(robust::check_replay(fuzz::text(data, size)));
}
