// How a game begins, and matches of several rounds, as in Sorry! with points: each round's scores,
// the totals, when the match is over and how the next round begins. Everything follows from the
// replay.
#pragma once

#include <cstddef>
#include <vector>

#include "play/replay.h"

namespace play {

// A new game: its first round, without moves. `players` in the order of `seats=`.
[[nodiscard]] Replay new_replay(Game game, std::vector<Player> players);

// The game after its first `moves` moves and outcomes, counted over all rounds.
[[nodiscard]] Replay first_moves(const Replay& replay, std::size_t moves);

// Whether rounds of this game bring points.
[[nodiscard]] bool has_scores(const Game& game);
// Whether rounds are played until somebody reaches a number of points. Without points that number
// means nothing.
[[nodiscard]] bool has_rounds(const Game& game);
// The scores of a finished round, in the order of `seats=`; zeros while it goes on, and in games
// without scores.
[[nodiscard]] std::vector<int> round_scores(const Match& round);
// Sums of round_scores over all rounds, in the order of `seats=`.
[[nodiscard]] std::vector<int> totals(const Replay& replay);
// Whether the last round is over and another follows: nobody has reached the target (Sorry!,
// target).
[[nodiscard]] bool next_round_waits(const Replay& replay);
// Whether the whole match is over and no further round follows.
[[nodiscard]] bool is_finished(const Replay& replay);
// The next round: the same rules, begun by the winner of the last one. Only if next_round_waits.
[[nodiscard]] Match next_round(const Replay& replay);
// The game in which one round is the match; the same one if it is not played in rounds.
[[nodiscard]] Game one_round(const Game& game);
// Every seat once, highest total first, ties in the order of the last round. Only when a round is
// over.
[[nodiscard]] games::Standing standing(const Replay& replay);
// The podium order after a round, every seat once: that of the round if another follows, else that
// of the match.
[[nodiscard]] games::Standing places(const Replay& replay);

}  // namespace play
