// Applies events to a table of pieces.
#pragma once

#include <algorithm>
#include <string>

#include "core/event.h"

namespace fold {

// Applies the events to the table. Returns what is wrong with them; empty if nothing is.
inline std::string apply(const core::EventList& events, core::TokenList& table) {
  for (const core::Event& event : events) {
    const bool moves = core::moves_a_piece(event.kind);
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
