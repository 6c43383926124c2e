// The last scene in one sentence: who did what to whom. Uses only events that have been shown, so
// it never says more than pieces, cards and dice have shown. Knows no game.
#pragma once

#include <optional>
#include <span>

#include "view/table/log.h"
#include "view/words/narrator.h"

namespace view {

struct Headline {
  std::size_t at = 0;  // how many events had been shown when it was complete; serves as its id
  core::SeatIndex seat = 0;  // whose action it was
  core::Sentence sentence;
};

// The headline of the last move worth one, if that was not long ago.
[[nodiscard]] std::optional<Headline> headline(const games::Game& game, const Names& names,
                                               std::span<const LogEntry> told);

}  // namespace view
