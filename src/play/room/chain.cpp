#include "play/room/chain.h"

#include <cassert>

namespace play::room {

namespace {

constexpr std::uint32_t kStride = 64;  // as many marks as hashes for an element
static_assert(kMostRuns % kStride == 0);

}  // namespace

Chain::Chain(const ChainKey& secret, std::uint32_t elements) : marks_(elements / kStride + 1) {
  assert(elements % kStride == 0 && "whole strides");
  marks_.back() = secret;
  for (std::size_t i = marks_.size() - 1; i > 0; --i) {
    marks_[i - 1] = chain_back(marks_[i], kStride);
  }
}

ChainKey Chain::element(std::uint32_t number) const {
  assert(number <= (marks_.size() - 1) * kStride && "the chain has such an element");
  const std::uint32_t mark = (number + kStride - 1) / kStride;
  return chain_back(marks_[mark], mark * kStride - number);
}

}  // namespace play::room
