// A match of which not every card is known: one in which cards were dealt to hidden hands (`k?`),
// as play by link has it until a round is opened. It is played like any other; only a hidden hand's
// moves cannot be listed by the rules, which see no cards in it.
#pragma once

#include "play/match.h"

namespace play {

// Whether players hold cards by these rules that the others may not see.
[[nodiscard]] bool hides_hands(const Game& game);
// Whether some card of the match is unknown.
[[nodiscard]] bool is_view(const Match& match);

// What somebody without a seat sees of the match: every card dealt to a hand is unknown. A match
// without hands stays as it is.
[[nodiscard]] Match seen_by_all(const Match& match);

// The moves that somebody without a seat can tell to be legal in `view`: a card that is dealt to a
// hand is `k?`, and a hidden hand may play or discard whatever it may hold. Elsewhere the legal
// moves.
void moves_seen(const Game& game, const State& view, core::MoveList& list);

// Why `move` is not taken: it is neither legal nor, for a hidden hand, among moves_seen.
[[nodiscard]] core::Checked check_move(const Game& game, const State& view, Move move);

// The move behind a token, of the legal ones or, for a hidden hand, of those in moves_seen.
[[nodiscard]] core::Expected<Move> find_move_seen(const Game& game, const State& view,
                                                  std::string_view token);

}  // namespace play
