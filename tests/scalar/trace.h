// What the engine did in random games, as one number a rules line. Compiled twice: with this
// machine's SIMD, and as plain arithmetic (HS_SCALAR) with every namespace of ours renamed.
#pragma once

#include <cstdint>
#include <string_view>

namespace hs_simd {
[[nodiscard]] std::uint64_t trace(std::string_view rules, std::uint64_t seed);
}
namespace hs_scalar {
[[nodiscard]] std::uint64_t trace(std::string_view rules, std::uint64_t seed);
}
