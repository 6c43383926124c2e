// Ranks moves at first sight: for games in which not every turn can be thought through to its end,
// and for an expert that looks further ahead at the best only.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "ai/net.h"
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
  // Must not be empty.
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

// How many of the moves that look best at first sight an expert weighs further ahead.
inline constexpr std::size_t kShortlist = 3;
// How much less its chance may be than that of the best of them, for a move to be weighed further
// ahead.
inline constexpr int kHopeless = kCertain / 20;

// Of the moves that look best at first sight, the one that still does some throws later. They are
// weighed in steps: for each move, every outcome of the throw after it (Turn::look_ahead).
class Ahead {
 public:
  explicit Ahead(const BestSights& at_once) : at_once_(at_once) {}
  // The move to be weighed; null if all are, apart from those that look hopeless at
  // first sight.
  [[nodiscard]] const Sight* next() const {
    const Sight* const next = at_once_.begin() + weighed_;
    const bool more = next != at_once_.end() && next->chance >= at_once_.front().chance - kHopeless;
    return more ? next : nullptr;
  }
  // Whether all but one look hopeless at first sight.
  [[nodiscard]] bool alone() const {
    const Sight* const second = at_once_.begin() + 1;
    return second == at_once_.end() || second->chance < at_once_.front().chance - kHopeless;
  }
  // How many outcomes of its throw have been seen.
  [[nodiscard]] std::size_t seen() const { return seen_; }
  // The next of its `count` outcomes is worth this much to who moves, and comes with this weight.
  void add(int worth, int weight, std::size_t count) {
    sum_ += std::int64_t{weight} * worth;
    weight_ += weight;
    if (++seen_ < count) return;
    best_.add({at_once_.begin()[weighed_++].move, static_cast<int>(sum_ / std::max(1, weight_))});
    sum_ = 0;
    weight_ = 0;
    seen_ = 0;
  }
  // The best of those that have been weighed, or else at first sight.
  [[nodiscard]] const Sight& best() const {
    return best_.empty() ? at_once_.front() : best_.front();
  }

 private:
  BestSights at_once_;
  BestSights best_{1};
  std::size_t weighed_ = 0;
  std::size_t seen_ = 0;
  std::int64_t sum_ = 0;
  int weight_ = 0;
};

}  // namespace ai
