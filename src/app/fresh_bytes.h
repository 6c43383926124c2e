// Bytes that nobody can guess, for the secrets of rooms and of play by link.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "app/platform.h"
#include "core/big_endian.h"

namespace app {

template <std::size_t N>
[[nodiscard]] std::array<std::uint8_t, N> fresh_bytes() {
  std::array<std::uint8_t, N> bytes{};
  for (std::size_t i = 0; i < N;) {
    const auto some = core::to_big_endian(platform::random_bits());
    const std::size_t count = std::min(N - i, some.size());
    std::copy_n(some.begin(), count, bytes.begin() + static_cast<std::ptrdiff_t>(i));
    i += count;
  }
  return bytes;
}

}  // namespace app
