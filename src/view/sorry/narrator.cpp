// Describes the events of Sorry!.
#include "view/sorry/room.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;

std::string card_text(sorry::Card card) {
  return card == sorry::kSorry ? "Sorry!" : std::string(sorry::kCardNames[card]);
}

std::optional<Sentence> describe(const sorry::Game& game, const Names& names, core::SeatIndex seat,
                                 const Event& event) {
  const std::string& who = names.seats[seat];
  const auto from = [&] { return spot_text(game, event.colour, event.from); };
  const auto to = [&] { return spot_text(game, event.colour, event.to); };
  const auto colour = [&] { return names.colours[event.colour]; };
  switch (event.kind) {
    case EventKind::Drawn:
      if (event.value >= sorry::kKinds) return std::nullopt;
      return Sentence{"{0} draws: {1}.", {who, card_text(event.value)}};
    case EventKind::Shuffled: return Sentence{"The discarded cards become the new deck.", {}};
    case EventKind::Played: return Sentence{"{0} plays: {1}.", {who, card_text(event.value)}};
    case EventKind::Discarded: return Sentence{"{0} discards: {1}.", {who, card_text(event.value)}};
    case EventKind::Passed: return Sentence{"{0} passes.", {who}};
    case EventKind::Entered: return Sentence{"{0} leaves Start.", {colour()}};
    case EventKind::Walked:
      if (sorry::goes_backward(event)) {
        return Sentence{"{0} goes back from {1} to {2}.", {colour(), from(), to()}};
      }
      return Sentence{"{0} moves from {1} to {2}.", {colour(), from(), to()}};
    case EventKind::Slid: return Sentence{"{0} slides from {1} to {2}.", {colour(), from(), to()}};
    case EventKind::Swapped:
      return Sentence{"{0} swaps from {1} to {2}.", {colour(), from(), to()}};
    case EventKind::Jumped: return Sentence{"Sorry! {0} comes out onto {1}.", {colour(), to()}};
    case EventKind::Captured:
      return Sentence{"{0} sends {1} on {2} back to Start.",
                      {names.colours[event.value], colour(), from()}};
    case EventKind::Arrived: return Sentence{"A pawn of {0} is Home.", {colour()}};
    default: return describe_frame(names, event);
  }
}

}  // namespace view
