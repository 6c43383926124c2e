// SHA-256 (FIPS 180-4) by libsodium, for binding commitments. Not for passwords.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace core {

using Digest = std::array<std::uint8_t, 32>;
// The digest of any bytes, even of none.
[[nodiscard]] Digest sha256(std::span<const std::uint8_t> bytes);

}  // namespace core
