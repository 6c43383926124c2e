// A device's own chain of elements, at hand: made once, then an element costs a few hashes.
#pragma once

#include <cstdint>
#include <vector>

#include "play/mail.h"

namespace play::room {

class Chain {
 public:
  // The chain of so many elements that grows from this secret.
  explicit Chain(const ChainKey& secret, std::uint32_t elements = kMostRuns);
  // Element 0 is the tip; up to so many.
  [[nodiscard]] ChainKey element(std::uint32_t number) const;

 private:
  std::vector<ChainKey> marks_;  // every kStride-th element, from 0
};

}  // namespace play::room
