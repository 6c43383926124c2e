// The history of a match, for the log: put into words by view/words/narrator.h.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "view/table/tabletop.h"

namespace view {

struct LogEntry {
  std::size_t ply = 0;       // after this many moves of the match
  core::SeatIndex seat = 0;  // whose turn it was
  core::Event event;         // as everybody may know it: which cards were dealt stays hidden
};

// Adds the events of the move `ply`, made in `turn`'s turn.
void add_to_log(std::vector<LogEntry>& log, const Tabletop& table, std::size_t ply,
                core::SeatIndex turn, const core::EventList& events);

// The last die or card thrown or drawn that is still on the table.
[[nodiscard]] std::optional<Told> last_lying(std::span<const LogEntry> log, const Tabletop& table);

}  // namespace view
