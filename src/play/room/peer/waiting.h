// Letters that came before one that they follow, and wait for it. Bounded, for all and for each
// author: the oldest ones make room.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "play/room/message.h"

namespace play::room {

class Waiting {
 public:
  // Nothing happens if it waits already.
  void put(const Letter& letter) {
    const auto same = [&](const Letter& one) { return one->digest == letter->digest; };
    if (std::any_of(letters_.begin(), letters_.end(), same)) return;
    const auto of_one = [&](const Letter& one) { return one->key == letter->key; };
    if (std::count_if(letters_.begin(), letters_.end(), of_one) >= kMostOfOne) {
      letters_.erase(std::find_if(letters_.begin(), letters_.end(), of_one));
    } else if (letters_.size() >= kMost) {
      letters_.erase(letters_.begin());
    }
    letters_.push_back(letter);
  }
  // All of them, the oldest first; none waits any more.
  [[nodiscard]] std::vector<Letter> take() { return std::exchange(letters_, {}); }
  [[nodiscard]] std::size_t size() const { return letters_.size(); }

 private:
  static constexpr std::size_t kMost = 64;
  static constexpr std::ptrdiff_t kMostOfOne = 16;

  std::vector<Letter> letters_;
};

}  // namespace play::room
