// The command `race train`: a family learns the value of its positions by playing against itself
// (TD(λ), each game's returns worked out backwards when it is over). The number of games and the
// seed determine everything; `minutes` only ends a run early and reports after how many games.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/expected.h"

namespace race {

struct Training {
  std::string family;
  std::uint64_t games = 0;  // 0: until the minutes have passed
  double minutes = 0;       // of processor time; 0: no limit
  std::uint64_t seed = 1;
  int hidden = 32;
  std::string file;  // for the weights; empty: assets/weights/<family>.net
};

[[nodiscard]] core::Expected<std::string> run_training(const Training& training, std::ostream& out);

}  // namespace race
