// Sets of small numbers, kept as the bits of one: bit k is set if k belongs to the set.
#pragma once

#include <concepts>

namespace core {

// Whether `member`, which must be less than the bits of `Set`, belongs to the set.
template <std::integral Set, std::integral Member>
[[nodiscard]] constexpr bool has_bit(Set set, Member member) {
  return ((set >> member) & 1U) != 0;
}

}  // namespace core
