#include "view/maze/claw_cups.h"

#include <algorithm>
#include <utility>

#include "core/rng.h"

namespace view {

namespace {

struct Course {
  int cups;
  int swaps;
};

Course course_of(ClawHelp help) {
  switch (help) {
    case ClawHelp::Full: return {3, 2};
    case ClawHelp::Usual: return {4, 4};
    case ClawHelp::None: break;
  }
  return {5, 7};
}

constexpr std::uint64_t kSecondRound = 0x5bd1e995U;  // another sequence than the first round's

}  // namespace

CupsGame::CupsGame(ClawHelp help, std::uint64_t seed)
    : cups_(course_of(help).cups), count_(course_of(help).swaps), seed_(seed) {
  deal();
}

// No swap is the same as the one before it.
void CupsGame::deal() {
  core::Rng rng(seed_ + kSecondRound * static_cast<std::uint64_t>(round_));
  const auto cups = static_cast<std::uint32_t>(cups_);
  hidden_ = static_cast<int>(rng.below(cups));
  made_ = 0;
  swaps_.clear();
  chosen_.reset();
  while (static_cast<int>(swaps_.size()) < count_) {
    Pair pair{static_cast<int>(rng.below(cups)), static_cast<int>(rng.below(cups))};
    if (pair.a > pair.b) std::swap(pair.a, pair.b);
    const bool again = !swaps_.empty() && swaps_.back().a == pair.a && swaps_.back().b == pair.b;
    if (pair.a != pair.b && !again) swaps_.push_back(pair);
  }
  step_ = Step::Look;
}

void CupsGame::next() {
  if (step_ == Step::Look) {
    step_ = Step::Swap;
    return;
  }
  if (step_ == Step::Shown) {
    ++round_;
    deal();
    return;
  }
  if (step_ != Step::Swap) return;
  const Pair pair = swap();
  if (hidden_ == pair.a || hidden_ == pair.b) hidden_ = pair.a + pair.b - hidden_;
  if (++made_ == swaps_.size()) step_ = Step::Choose;
}

void CupsGame::choose(int cup) {
  if (step_ != Step::Choose || cup < 0 || cup >= cups_) return;
  chosen_ = cup;
  step_ = cup == hidden_ && round_ == 0 ? Step::Shown : Step::Done;
}

std::optional<bool> CupsGame::result() const {
  if (step_ != Step::Done) return std::nullopt;
  return chosen_ == hidden_;
}

}  // namespace view
