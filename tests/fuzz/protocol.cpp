// Any bytes as a session of the headless protocol.
#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::expect_no_fault(robust::check_protocol(fuzz::text(data, size)));
}
