// Ranks moves at first sight, for games in which not every turn can be thought through to its end.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "core/types.h"

namespace ai {

// A move, and how the position after it looks: a chance to win, 0…kCertain.
struct Sight {
  core::Move move{};
  int chance = -1;
};

// The best few of the moves that were added, best first; among equals, the earlier one.
class BestSights {
 public:
  static constexpr std::size_t kMost = 5;
  // `count` up to kMost.
  explicit BestSights(std::size_t count) : count_(count) {}
  void add(Sight sight) {
    for (std::size_t i = 0; i < count_; ++i) {
      if (sight.chance > kept_[i].chance) {
        std::swap(sight, kept_[i]);
      }
    }
  }
  void take(core::MoveList& list) const {
    for (const Sight& sight : kept_) {
      if (sight.chance >= 0) {
        list.push(sight.move);
      }
    }
  }

 private:
  std::size_t count_;
  std::array<Sight, kMost> kept_{};
};

}  // namespace ai
