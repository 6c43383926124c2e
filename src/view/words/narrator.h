// Tells what happened in words: for the log, for a screen reader's live region, for a replay.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/event.h"
#include "games/game.h"

namespace view {

// How seats and colours are called, in the reader's language.
struct Names {
  std::vector<std::string> seats;    // in the order of `seats=`: the player's name, or the colours
  std::vector<std::string> colours;  // in colour order
};

// A spot as the notation prints it: "12", "c3", "g".
[[nodiscard]] std::string spot_text(const games::Game& game, core::Colour colour, core::Site site);

// The event of `seat`'s turn as a sentence to be translated and filled; nothing for events that
// another one already tells.
[[nodiscard]] std::optional<core::Sentence> describe(const games::Game& game, const Names& names,
                                                     core::SeatIndex seat,
                                                     const core::Event& event);

// The same for Sorry!, in a file of its own.
[[nodiscard]] std::optional<core::Sentence> describe_sorry(const games::Game& game,
                                                           const Names& names, core::SeatIndex seat,
                                                           const core::Event& event);
// A card by its number, or “Sorry!”.
[[nodiscard]] std::string card_text(sorry::Card card);

}  // namespace view
