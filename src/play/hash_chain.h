// A chain of hashes: element k is the hash of element k + 1, so that whoever has shown an element
// is bound to the next one, and nobody else knows it.
#pragma once

#include <array>
#include <cstdint>

namespace play {

// 128 bits of a hash chain.
using ChainKey = std::array<std::uint8_t, 16>;
// The most runs that one device can play in a game: a chain has this many elements after its
// commitment.
inline constexpr std::uint32_t kMostRuns = 4096;

// Element `k` (0…kMostRuns) of the chain that grows from a device's secret; 0 is the commitment.
[[nodiscard]] ChainKey chain_key(const ChainKey& secret, std::uint32_t k);
// The element `steps` before `key` in its chain, nearer to the commitment.
[[nodiscard]] ChainKey chain_back(ChainKey key, std::uint32_t steps);

}  // namespace play
