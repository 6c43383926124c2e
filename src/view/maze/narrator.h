// The maze relay's events in words; view/words/narrator.h is what others call.
#pragma once

#include <optional>
#include <string>

#include "core/event.h"
#include "core/expected.h"
#include "games/maze/board.h"

namespace view {

// `who` is the seat whose turn it is, `colour` the name of the event's colour. Nothing for events
// that all games share, and for those that another one already tells.
[[nodiscard]] std::optional<core::Sentence> describe_maze(const std::string& who,
                                                          const std::string& colour,
                                                          const core::Event& event);

}  // namespace view
