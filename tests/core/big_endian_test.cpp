// Numbers as bytes, the highest first.
#include "core/big_endian.h"

#include <gtest/gtest.h>

#include "core/rng.h"

TEST(BigEndian, TheHighestByteComesFirst) {
  EXPECT_EQ(core::to_big_endian(std::uint32_t{0x01020304}),
            (std::array<std::uint8_t, 4>{1, 2, 3, 4}));
  EXPECT_EQ(core::to_big_endian(std::uint8_t{9}), (std::array<std::uint8_t, 1>{9}));
}

TEST(BigEndian, AnyNumberComesBackWhateverFollowsIt) {
  core::Rng rng(5);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t number = (std::uint64_t{rng.next()} << 32U | rng.next()) >> (i % 64);
    const auto bytes = core::to_big_endian(number);
    EXPECT_EQ(core::from_big_endian<std::uint64_t>(bytes), number);
    EXPECT_EQ(core::from_big_endian<std::uint16_t>(bytes), number >> 48U);
  }
}
