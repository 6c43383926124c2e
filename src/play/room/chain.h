// The elements of a device's chain up to one that is known, at hand: any of them costs a few
// hashes, and not as many as there are between.
#pragma once

#include <cstdint>
#include <vector>

#include "play/mail.h"

namespace play::room {

class Chain {
 public:
  // Up to `newest`, the element of that number; of a device's own chain the secret is the last one.
  explicit Chain(const ChainKey& newest, std::uint32_t number = kMostRuns);
  [[nodiscard]] std::uint32_t number() const { return number_; }
  // Element 0 is the tip; up to `number()`.
  [[nodiscard]] ChainKey element(std::uint32_t number) const;
  // Goes on to a newer one, if that leads back to the newest known here; else nothing changes.
  [[nodiscard]] bool extend(const ChainKey& newer, std::uint32_t number);
  // Knows no more than the elements up to this one.
  void forget_after(std::uint32_t number);

 private:
  // Marks what lies from there down to `lowest`, and gives that one.
  ChainKey mark(ChainKey element, std::uint32_t number, std::uint32_t lowest);

  std::uint32_t number_;
  ChainKey newest_;
  std::vector<ChainKey> marks_;  // every kStride-th element, from 0
};

}  // namespace play::room
