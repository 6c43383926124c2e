// Describes the events of Parchís.
#include "view/parchis/hooks.h"
#include "view/words/words.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;

std::string spot_words(const parchis::Game& game, core::Colour colour, core::Site site) {
  std::string spot = spot_text(game, colour, site);
  if (spot == "n") return std::string(tr("nest"));
  if (spot == "g") return std::string(tr("goal"));
  return spot[0] == 'c' ? tr("corridor {0}", {spot.substr(1)}) : spot;
}

std::optional<Sentence> describe(const parchis::Game& game, const Names& names,
                                 core::SeatIndex seat, const Event& event) {
  const std::string& who = names.seats[seat];
  const auto colour = [&](core::Colour c) { return names.colours[c]; };
  const std::string number = std::to_string(event.value);
  switch (event.kind) {
    case EventKind::Thrown: return Sentence{"{0} throws a {1}.", {who, number}};
    case EventKind::Passed:
      return event.size == 1 ? Sentence{"The third six in a row ends {0}’s turn.", {who}}
                             : Sentence{"{0} cannot move.", {who}};
    case EventKind::Entered:
      return Sentence{"{0} brings a piece out to {1}.",
                      {colour(event.colour), spot_text(game, event.colour, event.to)}};
    case EventKind::Walked:
      return Sentence{"{0}: {1} → {2}.",
                      {colour(event.colour), spot_words(game, event.colour, event.from),
                       spot_words(game, event.colour, event.to)}};
    case EventKind::Captured:
      return Sentence{
          "{0} captures {1} on {2}.",
          {colour(event.value), colour(event.colour), spot_text(game, event.colour, event.from)}};
    case EventKind::Penalised:
      return Sentence{"A third six: {0} goes back to the nest ({1}).",
                      {colour(event.colour), spot_words(game, event.colour, event.from)}};
    case EventKind::Arrived:
      return Sentence{"One of {0}’s pieces reaches the goal.", {colour(event.colour)}};
    case EventKind::Bonus: return Sentence{"{0} earns a bonus of {1}.", {who, number}};
    case EventKind::BonusLost: return Sentence{"No piece can use the bonus of {0}.", {number}};
    default: return describe_frame(names, event);
  }
}

}  // namespace view
