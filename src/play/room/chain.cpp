#include "play/room/chain.h"

#include <cassert>

namespace play::room {

namespace {

constexpr std::uint32_t kStride = 64;  // a whole chain: as many marks as hashes per element

}  // namespace

Chain::Chain(const ChainKey& newest, std::uint32_t number) : number_(number), newest_(newest) {
  marks_.resize(number / kStride + 1);
  marks_.front() = mark(newest, number, 0);
}

ChainKey Chain::mark(ChainKey element, std::uint32_t number, std::uint32_t lowest) {
  for (; number > lowest; --number) {
    if (number % kStride == 0) {
      marks_[number / kStride] = element;
    }
    element = chain_back(element, 1);
  }
  return element;
}

ChainKey Chain::element(std::uint32_t number) const {
  assert(number <= number_ && "the chain is known so far");
  const std::uint32_t above = (number + kStride - 1) / kStride;
  return above * kStride <= number_ ? chain_back(marks_[above], above * kStride - number)
                                    : chain_back(newest_, number_ - number);
}

bool Chain::extend(const ChainKey& newer, std::uint32_t number) {
  assert(number > number_ && "it is newer");
  const std::size_t known = marks_.size();
  marks_.resize(number / kStride + 1);
  if (mark(newer, number, number_) != newest_) {
    marks_.resize(known);
    return false;
  }
  number_ = number;
  newest_ = newer;
  return true;
}

void Chain::forget_after(std::uint32_t number) {
  newest_ = element(number);
  number_ = number;
  marks_.resize(number / kStride + 1);
}

}  // namespace play::room
