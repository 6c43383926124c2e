// Any bytes as a position line.
#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::expect_no_fault(robust::check_position(fuzz::text(data, size)));
}
