// The replay file: what was played, and by whom, so that it can be shown and continued. It records
// outcomes, never a seed, so it survives any change of the generator.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/match.h"
#include "play/player.h"

namespace play {

// Players in the order of `seats=`; one match per round, at least one, each with as many seats.
// The last one may be unfinished.
struct Replay {
  std::vector<Player> players;
  std::vector<Match> rounds;
};

// Whether both may be rounds of one match: their rules differ at most in who begins.
[[nodiscard]] bool may_be_of_one_match(const Game& a, const Game& b);

// Longest text that is read, in bytes: some forty times the longest games on record.
inline constexpr std::size_t kLongestReplay = 1 << 22;

// The file's text: for each round `race 1`, the rules, the players, the moves, and a hash of the
// last position.
[[nodiscard]] std::string print_replay(const Replay& replay);
// Refuses a text that does not parse, an illegal move or a wrong hash, naming the line. Also reads
// matches with unknown cards; see views.h. Blanks at the end of a line of moves and empty lines
// among them, which mail programs may add, say nothing.
[[nodiscard]] core::Expected<Replay> parse_replay(std::string_view text);

}  // namespace play
