// Describes the events of Sorry!.
#include "view/sorry/hooks.h"
#include "view/words/words.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;

namespace {

// The card that gives the game its name brings its own end of a sentence.
Sentence tell_card(const char* sentence, const char* without_end, const std::string& who,
                   sorry::Card card) {
  return {card == sorry::kSorry ? without_end : sentence, {who, card_text(card)}};
}

Sentence tell_walk(const sorry::Game& game, const std::string& colour, const Event& event) {
  const std::string from = spot_words(game, event.colour, event.from);
  const std::string to = spot_words(game, event.colour, event.to);
  if (!are_numbers(from, to)) return {"{0}: {1} → {2}.", {colour, from, to}};
  return sorry::goes_backward(event)
             ? Sentence{"{0} goes back from square {1} to {2}.", {colour, from, to}}
             : Sentence{"{0} moves from square {1} to {2}.", {colour, from, to}};
}

}  // namespace

std::string card_text(sorry::Card card) {
  return card == sorry::kSorry ? "Sorry!" : std::string(sorry::kCardNames[card]);
}

std::string spot_words(const sorry::Game& game, core::Colour colour, core::Site site) {
  std::string spot = spot_text(game, colour, site);
  if (spot == "s") return std::string(tr("Start"));
  if (spot == "h") return std::string(tr("Home"));
  return spot[0] == 'z' ? tr("safety zone {0}", {spot.substr(1)}) : spot;
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
      return tell_card("{0} draws: {1}.", "{0} draws: {1}", who, event.value);
    case EventKind::Shuffled: return Sentence{"The discarded cards become the new deck.", {}};
    case EventKind::Played: return tell_card("{0} plays: {1}.", "{0} plays: {1}", who, event.value);
    case EventKind::Discarded:
      return tell_card("{0} discards: {1}.", "{0} discards: {1}", who, event.value);
    case EventKind::Passed: return Sentence{"{0} passes.", {who}};
    case EventKind::Entered: return Sentence{"{0} leaves Start.", {colour()}};
    case EventKind::Walked: return tell_walk(game, colour(), event);
    case EventKind::Slid:
      return Sentence{"{0} slides from square {1} to {2}.", {colour(), from(), to()}};
    case EventKind::Swapped:
      return Sentence{"{0} swaps places: square {1} to {2}.", {colour(), from(), to()}};
    case EventKind::Jumped: return Sentence{"Sorry! {0} comes out onto {1}.", {colour(), to()}};
    case EventKind::Captured:
      return Sentence{"{0} sends {1} on {2} back to Start.",
                      {names.colours[event.value], colour(), from()}};
    case EventKind::Arrived: return Sentence{"One of {0}’s pawns is Home.", {colour()}};
    case EventKind::Won:
      if (game.rules().mode != sorry::Mode::Points || game.rules().target == 0)
        return describe_frame(names, event);
      return Sentence{"{0} wins the round.", {names.seats[event.value]}};
    default: return describe_frame(names, event);
  }
}

}  // namespace view
