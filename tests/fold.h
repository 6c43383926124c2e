// Applies events to a table: the only place that says how an event changes the pieces.
#pragma once

#include <algorithm>
#include <string>

#include "core/event.h"

namespace fold {

// Whether the event takes its piece from `from` to `to`; others change no piece.
constexpr bool moves_a_piece(core::EventKind kind) {
  using core::EventKind;
  switch (kind) {
    case EventKind::Entered:
    case EventKind::Walked:
    case EventKind::Slid:
    case EventKind::Swapped:
    case EventKind::Jumped:
    case EventKind::Captured:
    case EventKind::Penalised: return true;
    default: return false;
  }
}

// Applies the events to the table. Returns what is wrong with them; empty if nothing is.
inline std::string apply(const core::EventList& events, core::TokenList& table) {
  for (const core::Event& event : events) {
    const bool moves = moves_a_piece(event.kind);
    if (!moves && event.kind != core::EventKind::Arrived) {
      continue;
    }
    auto* const piece =
        std::find(table.begin(), table.end(), core::Token{event.colour, event.size, event.from});
    if (piece == table.end()) {
      return "no piece of colour " + std::to_string(event.colour) + " stands on site " +
             std::to_string(event.from);
    }
    piece->site = moves ? event.to : piece->site;
  }
  return "";
}

inline void sort(core::TokenList& table) { std::sort(table.begin(), table.end()); }

}  // namespace fold
