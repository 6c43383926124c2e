// The claw without haste or motion: the victim hides under one of a row of cups; the cups change
// places two at a time; each change is described in words, for as long as the player likes; then
// the player says where the victim is. The same follows with the destination. If both are found,
// the claw holds. A fair test of attention without timing. Knows no rule and no drawing; the seed
// decides everything.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "view/maze/claw.h"

namespace view {

class CupsGame {
 public:
  enum class Step : std::uint8_t {
    Look,    // cup `hidden()` is lifted, so that the player sees it
    Swap,    // cups `swap()` change places
    Choose,  // the player says which cup it is
    Shown,   // a right choice, before the second round
    Done,
  };
  struct Pair {
    int a = 0;
    int b = 0;
  };

  CupsGame(ClawHelp help, std::uint64_t seed);

  [[nodiscard]] Step step() const { return step_; }
  [[nodiscard]] int cups() const { return cups_; }    // 3…5
  [[nodiscard]] int round() const { return round_; }  // 0 the victim, 1 the destination
  // The cup where it is hidden now; shown only in Look, Shown and Done.
  [[nodiscard]] int hidden() const { return hidden_; }
  // In Swap: the cups that change places, numbered from the left, a < b.
  [[nodiscard]] Pair swap() const { return swaps_[made_]; }
  [[nodiscard]] int swaps_made() const { return static_cast<int>(made_); }
  [[nodiscard]] int swaps_in_all() const { return static_cast<int>(swaps_.size()); }
  [[nodiscard]] std::optional<int> chosen() const { return chosen_; }
  [[nodiscard]] std::optional<bool> result() const;

  // Proceeds from Look, Swap or Shown; does nothing in the other steps.
  void next();
  // In Choose: the player's answer.
  void choose(int cup);

 private:
  void deal();

  int cups_;
  int count_;  // of swaps in a round
  std::uint64_t seed_;
  Step step_ = Step::Look;
  int round_ = 0;
  int hidden_ = 0;
  std::size_t made_ = 0;
  std::vector<Pair> swaps_;
  std::optional<int> chosen_;
};

}  // namespace view
