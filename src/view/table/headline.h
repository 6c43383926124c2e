// The last scene in one sentence: who did what to whom. Reads what has been told, so it never says
// more than its pieces, cards and dice have shown. Knows no game.
#pragma once

#include <optional>
#include <span>

#include "view/table/log.h"
#include "view/words/narrator.h"

namespace view {

struct Headline {
  std::size_t at = 0;        // how much had been told when it was complete: sets it apart
  core::SeatIndex seat = 0;  // whose doing it was
  core::Sentence sentence;
};

// The headline of the last move that deserves one, if that was not long ago.
[[nodiscard]] std::optional<Headline> headline(const games::Game& game, const Names& names,
                                               std::span<const LogEntry> told);

}  // namespace view
