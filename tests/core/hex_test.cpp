// Bytes as text.
#include "core/hex.h"

#include <gtest/gtest.h>

#include <array>

namespace {

TEST(Hex, IsTwoDigitsAByte) {
  EXPECT_EQ(core::hex({}), "");
  EXPECT_EQ(core::hex(std::array<std::uint8_t, 3>{0x00, 0xa7, 0xff}), "00a7ff");
}

TEST(Hex, IsReadIfItHasAsManyBytesAsAreWanted) {
  std::array<std::uint8_t, 3> bytes{};
  EXPECT_TRUE(core::parse_hex("00a7ff", bytes));
  EXPECT_EQ(core::hex(bytes), "00a7ff");
  EXPECT_TRUE(core::parse_hex("00A7FF", bytes));
  for (const char* text : {"", "00a7f", "00a7ff0", "00a7ff00", "00a7fg", "0 a7ff", "-0a7ff"}) {
    EXPECT_FALSE(core::parse_hex(text, bytes)) << text;
  }
}

}  // namespace
