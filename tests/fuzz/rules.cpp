// Any bytes as a rules line.
#include "fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::expect_no_fault(robust::check_rules(fuzz::text(data, size)));
}
