// The commands `race arena` and `race rate`: their options and their reports.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "arena.h"
#include "core/expected.h"

namespace race {

struct Contest {
  std::vector<std::string> levels;  // the weakest first
  std::string preset;               // or a rules line; empty: parchis, or all where all are rated
  std::uint64_t games = 1000;       // per pairing; rounded up to whole rounds
  std::uint64_t master_games = 0;   // per pairing with a master, who is slower; 0: the same number
  std::uint64_t seed = 1;
  int nodes = ai::kDefaultNodes;  // for a master's decision
  std::optional<Sprt> sprt;       // ends a pairing as soon as it is decided
  unsigned cores = 1;             // that share the rounds; the result is the same
  std::string file;  // for the arena's rounds, so that it can be stopped and resumed; empty: none
};

// Every level against copies of every other; then a table of Elo. Reports each pairing as soon as
// it is over.
[[nodiscard]] core::Expected<std::string> run_arena(const Contest& contest, std::ostream& out);
// Every level against copies of the one below it. If no levels are given: all of ai::levels().
[[nodiscard]] core::Expected<std::string> run_rate(Contest contest, std::ostream& out);
// The same as a row of src/ai/<game>/levels.cpp; without a preset, for every preset and for one
// game of every family that has none. Each row is printed as soon as it is known.
[[nodiscard]] core::Expected<std::string> run_ratings(Contest contest, std::ostream& out);

}  // namespace race
