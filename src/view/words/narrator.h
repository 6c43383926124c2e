// Describes events in words: for the log, for a screen reader's live region, for a replay. Each
// game describes its own events, see view/hooks.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/event.h"
#include "games/game.h"

namespace view {

// The names of seats and colours in the reader's language.
struct Names {
  std::vector<std::string> seats;    // in the order of `seats=`: the player's name, or the colours
  std::vector<std::string> colours;  // in colour order
};

// A spot as the game's notation prints it: "12", "c3", "g". `game` may be any or a concrete one.
template <class Game>
[[nodiscard]] std::string spot_text(const Game& game, core::Colour colour, core::Site site) {
  const std::string token = game.print_move({core::MoveKind::Walk, 0, colour, 0, site, site, 0});
  return token.substr(token.find('>') + 1);
}

// Whether both squares are called by their numbers.
[[nodiscard]] inline bool are_numbers(std::string_view from, std::string_view to) {
  constexpr std::string_view kDigits = "0123456789";
  return kDigits.find(from.front()) != kDigits.npos && kDigits.find(to.front()) != kDigits.npos;
}

// Whether the second event is the other half of the exchange that the first one began.
[[nodiscard]] constexpr bool completes_exchange(const core::Event& first,
                                                const core::Event& second) {
  constexpr auto kHalf = core::EventKind::Swapped;
  return first.kind == kHalf && second.kind == kHalf && first.from == second.to &&
         first.to == second.from;
}

// The event of `seat`'s turn as a sentence to be translated and filled; nothing if another event
// already says it.
[[nodiscard]] std::optional<core::Sentence> describe(const games::Game& game, const Names& names,
                                                     core::SeatIndex seat,
                                                     const core::Event& event);
// The events that are the same in every game: who begins, who wins.
[[nodiscard]] std::optional<core::Sentence> describe_frame(const Names& names,
                                                           const core::Event& event);

}  // namespace view
