// The command `race refine`: a family's learned value learns to tell moves apart. Games against
// itself are played; some of their decisions are weighed by rollouts, as a master weighs them
// (ai/rollout.h), and the value of each move's position is drawn towards what its rollouts gave.
// All follows from the first weights, the numbers and the seed, however many cores share the work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/expected.h"

namespace race {

struct Refinement {
  std::string family;
  std::size_t decisions = 200'000;  // to be weighed
  int rollouts = 32;                // of each move
  int passes = 4;                   // over all decisions
  std::uint64_t seed = 1;
  unsigned cores = 1;
  std::string weights;  // the folder whose weights the program has instead of its own, if any
  std::string pupil;    // a file of weights to begin with; empty: the program's own
  std::string file;     // for the weights; empty: assets/weights/<family>.net
};

// The rollouts are played and judged by the weights that the program has for the family. Writes a
// file only when all is done.
[[nodiscard]] core::Expected<std::string> run_refinement(const Refinement& refinement,
                                                         std::ostream& out);

}  // namespace race
