// The outcomes of chance in a room: they follow from what all members have shown, by one weighted
// pick for each move of chance. No game has a formula of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/room/book.h"
#include "play/room/secrets.h"

namespace play::room {

// `elements` in the order of the members.
[[nodiscard]] Digest seed_of(const Digest& game, const Digest& head,
                             std::span<const ChainKey> elements);

// The index of the outcome that is the j-th move of chance after an entry. The weights add up to
// 1…2^32.
[[nodiscard]] std::size_t pick(const Digest& seed, std::uint64_t j,
                               std::span<const std::uint32_t> weights);

// The outcomes after an entry, and the position that they lead to.
struct Outcomes {
  std::vector<Move> moves;
  SharedPosition position;
};
// Plays outcomes as long as chance is to act.
[[nodiscard]] Outcomes draw_outcomes(const Digest& seed, SharedPosition position);

}  // namespace play::room
