// How a game begins, and a match of several rounds, as Sorry! has it in point score: what each
// round brought, the totals, when it is over and how the next round begins. Everything follows from
// the replay.
#pragma once

#include <cstddef>
#include <vector>

#include "play/replay.h"

namespace play {

// A new game: its first round, in which no move is made. `players` in the order of `seats=`.
[[nodiscard]] Replay new_replay(Game game, std::vector<Player> players);

// The game as it stood after that many moves and outcomes of all its rounds together.
[[nodiscard]] Replay first_moves(const Replay& replay, std::size_t moves);

// Whether rounds of this game bring points.
[[nodiscard]] bool has_scores(const Game& game);
// What a round that is over brought each seat, in the order of `seats=`; zeros while it goes on and
// in games without scores.
[[nodiscard]] std::vector<int> round_scores(const Match& round);
// Sums of round_scores over all rounds, in the order of `seats=`.
[[nodiscard]] std::vector<int> totals(const Replay& replay);
// The last round is over and another one follows: nobody has reached the target (Sorry!, target).
[[nodiscard]] bool next_round_waits(const Replay& replay);
// That round: the same rules, begun by the winner of the last one. Only if next_round_waits.
[[nodiscard]] Match next_round(const Replay& replay);
// Every seat once, highest total first, ties as the last round ended. Only when a round is over.
[[nodiscard]] games::Standing standing(const Replay& replay);

}  // namespace play
