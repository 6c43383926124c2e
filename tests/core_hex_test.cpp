// Bytes as text.
#include "core/hex.h"

#include <gtest/gtest.h>

#include <array>

namespace {

TEST(Hex, IsTwoDigitsAByte) {
  EXPECT_EQ(core::hex({}), "");
  EXPECT_EQ(core::hex(std::array<std::uint8_t, 3>{0x00, 0xa7, 0xff}), "00a7ff");
}

}  // namespace
