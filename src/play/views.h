// Matches in which some cards are unknown, because they were dealt to hidden hands (`k?`), as in
// play by link until a round is opened. They are played like any other; only the moves of a hidden
// hand cannot be listed by the rules, which see no cards in it.
#pragma once

#include "play/replay.h"

namespace play {

// Whether players hold cards by these rules that the others may not see.
[[nodiscard]] bool hides_hands(const Game& game);
// Whether some card of the match is unknown.
[[nodiscard]] bool is_view(const Match& match);
// The same of any of the rounds.
[[nodiscard]] bool is_view(const Replay& replay);

// Whether the match is still being played and somebody without a seat may not see all of it, such
// as hands.
[[nodiscard]] bool hides_something(const Match& match);

// What somebody without a seat sees of the match: every card dealt to a hand is unknown. A match
// without hands stays as it is.
[[nodiscard]] Match seen_by_all(const Match& match);

// The moves in `view` that are legal as far as somebody without a seat can tell: a card dealt to a
// hand is `k?`, and a hidden hand may play or discard any card that it may hold. Without hidden
// hands, the legal moves.
void moves_seen(const Game& game, const State& view, core::MoveList& list);

// Refuses a move that is neither legal nor, for a hidden hand, in moves_seen.
[[nodiscard]] core::Checked check_move(const Game& game, const State& view, Move move);

// The move of a token, from the legal ones or, for a hidden hand, from moves_seen.
[[nodiscard]] core::Expected<Move> find_move_seen(const Game& game, const State& view,
                                                  std::string_view token);

}  // namespace play
