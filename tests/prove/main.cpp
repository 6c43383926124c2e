// hs_prove <first seed> <games>: plays this many games of each kind by random rules, one per seed,
// checking every invariant at every ply. Prints how many there were; at the first fault, how to
// reproduce it.
#include "prove.h"

#include <cinttypes>
#include <cstdio>
#include <cstdlib>

namespace {

struct Sum {
  std::uint64_t games = 0, plies = 0, cut = 0;
};

// True if there was no fault.
template <class G>
bool play_one(std::uint64_t seed, Sum& sum) {
  std::string rules;
  const prove::Outcome outcome = prove::prove<G>(seed, rules);
  ++sum.games;
  sum.plies += static_cast<std::uint64_t>(outcome.plies);
  sum.cut += outcome.over ? 0 : 1;
  if (!outcome.fault.empty()) {
    std::printf("seed %" PRIu64 ": %s\nnew %s\ndo%s\n", seed, outcome.fault.c_str(), rules.c_str(),
                outcome.moves.c_str());
  }
  return outcome.fault.empty();
}

template <class... G>
struct Games {
  static bool play_each(std::uint64_t seed, Sum& sum) { return (play_one<G>(seed, sum) && ...); }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: hs_prove <first seed> <games of each kind>\n", stderr);
    return 2;
  }
  const std::uint64_t first = std::strtoull(argv[1], nullptr, 10);
  const std::uint64_t count = std::strtoull(argv[2], nullptr, 10);
  Sum sum;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    if (!games::EachGame<Games>::play_each(seed, sum)) return 1;
  }
  std::printf("seeds %" PRIu64 " to %" PRIu64 ": %" PRIu64 " games, %" PRIu64 " plies, %" PRIu64
              " cut short, no fault\n",
              first, first + count - 1, sum.games, sum.plies, sum.cut);
}
