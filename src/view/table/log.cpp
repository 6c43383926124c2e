#include "view/table/log.h"

#include <algorithm>

namespace view {

namespace {

// The seat that an event is about: for most events, the one whose turn it is.
core::SeatIndex seat_of(const core::Event& event, core::SeatIndex turn) {
  switch (event.kind) {
    case core::EventKind::Begins:
    case core::EventKind::Turn:
    case core::EventKind::Won: return event.value;
    default: return turn;
  }
}

}  // namespace

void add_to_log(std::vector<LogEntry>& log, const Tabletop& table, std::size_t ply,
                core::SeatIndex turn, const core::EventList& events) {
  for (const core::Event& event : events) {
    log.push_back({ply, seat_of(event, turn), table.public_event(event)});
  }
}

std::optional<Told> last_lying(std::span<const LogEntry> log, const Tabletop& table) {
  const auto found = std::find_if(log.rbegin(), log.rend(), [&](const LogEntry& entry) {
    return table.lies_there(entry.event);
  });
  return found == log.rend() ? std::nullopt : std::optional(Told{found->event, found->seat});
}

}  // namespace view
