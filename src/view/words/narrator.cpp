#include "view/words/narrator.h"

#include "view/maze/narrator.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;
using core::Site;

std::string spot_text(const games::Game& game, core::Colour colour, Site site) {
  const std::string token = game.print_move({core::MoveKind::Walk, 0, colour, 0, site, site, 0});
  return token.substr(token.find('>') + 1);
}

std::optional<Sentence> describe(const games::Game& game, const Names& names, core::SeatIndex seat,
                                 const Event& event) {
  if (game.as<sorry::Game>() != nullptr) return describe_sorry(game, names, seat, event);
  const std::string& who = names.seats[seat];
  if (game.as<maze::Game>() != nullptr) {
    auto told = describe_maze(who, names.colours[event.colour], event);
    if (told) return told;
  }
  const auto colour = [&](core::Colour c) { return names.colours[c]; };
  const std::string number = std::to_string(event.value);
  switch (event.kind) {
    case EventKind::Begins: return Sentence{"{0} begins.", {names.seats[event.value]}};
    case EventKind::Thrown: return Sentence{"{0} throws a {1}.", {who, number}};
    case EventKind::Passed: return Sentence{"{0} cannot move.", {who}};
    case EventKind::Entered:
      return Sentence{"{0} brings a piece out to {1}.",
                      {colour(event.colour), spot_text(game, event.colour, event.to)}};
    case EventKind::Walked:
      return Sentence{"{0} moves from {1} to {2}.",
                      {colour(event.colour), spot_text(game, event.colour, event.from),
                       spot_text(game, event.colour, event.to)}};
    case EventKind::Captured:
      return Sentence{
          "{0} captures {1} on {2}.",
          {colour(event.value), colour(event.colour), spot_text(game, event.colour, event.from)}};
    case EventKind::Penalised:
      return Sentence{"A third six: {0} goes back from {1} to the nest.",
                      {colour(event.colour), spot_text(game, event.colour, event.from)}};
    case EventKind::Arrived:
      return Sentence{"A piece of {0} reaches the goal.", {colour(event.colour)}};
    case EventKind::Bonus: return Sentence{"{0} earns a bonus of {1}.", {who, number}};
    case EventKind::BonusLost: return Sentence{"No piece can use the bonus of {0}.", {number}};
    case EventKind::Won: return Sentence{"{0} wins!", {names.seats[event.value]}};
    default: return std::nullopt;
  }
}

}  // namespace view
