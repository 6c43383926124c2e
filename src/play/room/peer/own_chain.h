// The chain of elements that this device has committed to, or is about to, by its answer to a
// SETUP. It follows from the device's secret, so it need not be stored.
#pragma once

#include <cstdint>
#include <memory>

#include "play/room/chain.h"
#include "play/room/secrets.h"

namespace play::room {

class OwnChain {
 public:
  // Makes the chain of `length` elements for the answer to this SETUP, unless it is the one that
  // was made last: that costs as many hashes.
  void grow(const Key& device, std::uint32_t attempt, const Digest& setup, std::uint32_t length) {
    if (chain_ && setup_ == setup) return;
    chain_ = std::make_shared<const Chain>(chain_secret(device, attempt, setup), length);
    setup_ = setup;
  }
  // Element 0 is the tip. Only after grow.
  [[nodiscard]] ChainKey element(std::uint32_t number) const { return chain_->element(number); }

 private:
  std::shared_ptr<const Chain> chain_;  // shared by copies of the peer
  Digest setup_{};
};

}  // namespace play::room
