// The state of the game on the table in words.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/types.h"
#include "view/words/narrator.h"

namespace view {
class Session;
}

namespace ui {

// The names of the seats and colours of the game on the table.
[[nodiscard]] view::Names names_of(const view::Session& session);
// A player's name; in a room “You” for the only person here, if they have given none.
[[nodiscard]] std::string name_at_table(const view::Session& session, core::SeatIndex seat);
// Says that this seat has won with its side: “You win!” to the only person of a game if they have
// given no name.
[[nodiscard]] std::string wins_words(const view::Session& session, core::SeatIndex winner);
// Says who has won the round, or the game if no other round follows. Only when a round is over.
[[nodiscard]] std::string victory_words(const view::Session& session);
// The news or the instruction for the player whose turn it is.
[[nodiscard]] std::string status_line(const view::Session& session);

// The seat that the table points out: whose turn it is, or who has won.
[[nodiscard]] core::SeatIndex spotlit_seat(const view::Session& session);
// Whether this is a room's game, whose luck is agreed with others.
[[nodiscard]] bool is_online(const view::Session& session);
// How many people play, here or elsewhere.
[[nodiscard]] int people_at_table(const view::Session& session);

struct LogLine {
  core::SeatIndex seat = 0;
  std::string text;
};
// The last `most` sentences of the log, the newest last; 0: all of them. None is about an entry
// before `from`.
[[nodiscard]] std::vector<LogLine> log_lines(const view::Session& session, std::size_t most,
                                             std::size_t from = 0);

// “2 sixes in a row”, or doublets.
[[nodiscard]] std::string run_words(int throws, bool doublets);
// The same after a dot, from the second on, since the third may cost something; else empty.
[[nodiscard]] std::string in_a_row(int throws, bool doublets);
// “12 → 17”.
[[nodiscard]] std::string from_to(const std::string& from, const std::string& to);
// A move's words without its effects, where reasons say these in sentences.
[[nodiscard]] std::string way_words(std::string choice_words);

}  // namespace ui
