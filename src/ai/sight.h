// Ranks moves at first sight: for games in which not every turn can be thought through to its end,
// and for an expert that looks further ahead at the best only.
#pragma once

#include <cstddef>
#include <utility>

#include "core/types.h"

namespace ai {

// A move, and how the position after it looks: a chance to win, 0…kCertain.
struct Sight {
  core::Move move{};
  int chance = 0;
};

// The best few of the moves that were added, best first; among equals, the earlier one.
class BestSights {
 public:
  static constexpr std::size_t kMost = 5;
  // `count`: 1…kMost.
  explicit BestSights(std::size_t count) : count_(count) {}
  void add(Sight sight) {
    if (kept_.size() < count_) {
      kept_.push(sight);
    } else if (sight.chance > kept_.back().chance) {
      kept_[count_ - 1] = sight;
    } else {
      return;
    }
    for (std::size_t i = kept_.size() - 1; i > 0 && kept_[i].chance > kept_[i - 1].chance; --i) {
      std::swap(kept_[i], kept_[i - 1]);
    }
  }
  [[nodiscard]] const Sight* begin() const { return kept_.begin(); }
  [[nodiscard]] const Sight* end() const { return kept_.end(); }
  [[nodiscard]] bool empty() const { return kept_.empty(); }
  // Of at least one.
  [[nodiscard]] const Sight& front() const { return kept_[0]; }
  void take(core::MoveList& list) const {
    for (const Sight& sight : kept_) {
      list.push(sight.move);
    }
  }

 private:
  std::size_t count_;
  core::FixedList<Sight, kMost> kept_;
};

}  // namespace ai
