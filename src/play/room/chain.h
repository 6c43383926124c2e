// The elements of a device's chain up to a known one. Marks in between are stored, so that each
// element costs a few hashes instead of thousands.
#pragma once

#include <cstdint>
#include <vector>

#include "play/hash_chain.h"

namespace play::room {

class Chain {
 public:
  // `newest` is element `number`; of a device's own chain, the last element is the secret.
  explicit Chain(const ChainKey& newest, std::uint32_t number = kMostRuns);
  [[nodiscard]] std::uint32_t number() const { return number_; }
  // Element 0 is the tip; up to `number()`.
  [[nodiscard]] ChainKey element(std::uint32_t number) const;
  // Extends to a newer element if hashing it leads back to the newest one known; else does nothing.
  [[nodiscard]] bool extend(const ChainKey& newer, std::uint32_t number);
  // Forgets the elements after this one.
  void forget_after(std::uint32_t number);

 private:
  // Marks the elements from the given one down to `lowest`, and returns that one.
  ChainKey mark(ChainKey element, std::uint32_t number, std::uint32_t lowest);

  std::uint32_t number_;
  ChainKey newest_;
  std::vector<ChainKey> marks_;  // every kStride-th element, from 0
};

}  // namespace play::room
