// Describes the events of Ludo and its sisters.
#include "view/ludo/hooks.h"
#include "view/words/words.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;

namespace {

Sentence tell_throw(const std::string& who, const Event& event) {
  const std::string one = std::to_string(event.value);
  if (event.size == 0) {
    return {"{0} throws a {1}.", {who, one}};
  }
  return {"{0} throws a {1} and a {2}.", {who, one, std::to_string(event.size)}};
}

// `size` 1: nothing may move, because the run has become too long.
Sentence tell_pass(const ludo::Game& game, const std::string& who, const Event& event) {
  if (event.size == 1) {
    return game.rules().dice == 1 ? Sentence{"The third six in a row ends {0}’s turn.", {who}}
                                  : Sentence{"The third doublet in a row ends {0}’s turn.", {who}};
  }
  return game.rules().dice == 1
             ? Sentence{"{0} cannot move.", {who}}
             : Sentence{"{0} cannot use the {1}.", {who, std::to_string(event.value)}};
}

Sentence tell_walk(const ludo::Game& game, const std::string& colour, const Event& event) {
  const std::string from = spot_words(game, event.colour, event.from);
  const std::string to = spot_words(game, event.colour, event.to);
  if (event.to < event.from) {
    return {"{0} turns back at the foot and stops on {1}.", {colour, to}};
  }
  if (!are_numbers(from, to)) return {"{0}: {1} → {2}.", {colour, from, to}};
  return {"{0} moves from square {1} to {2}.", {colour, from, to}};
}

}  // namespace

std::string spot_words(const ludo::Game& game, core::Colour colour, core::Site site) {
  std::string spot = spot_text(game, colour, site);
  const ludo::Board board = game.rules().board;
  if (spot == "n") return std::string(board == ludo::Board::Chevaux ? tr("stable") : tr("nest"));
  if (spot == "g") return std::string(tr("goal"));
  if (spot[0] != 'c') return spot;
  const std::string number = spot.substr(1);
  switch (board) {
    case ludo::Board::Maedn: return tr("goal square {0}", {number});
    case ludo::Board::Chevaux: return tr("stair {0}", {number});
    default: return tr("corridor {0}", {number});
  }
}

std::optional<Sentence> describe(const ludo::Game& game, const Names& names, core::SeatIndex seat,
                                 const Event& event) {
  const std::string& who = names.seats[seat];
  const auto colour = [&](core::Colour c) { return names.colours[c]; };
  const auto spot = [&](core::Site site) { return spot_text(game, event.colour, site); };
  const std::string number = std::to_string(event.value);
  const auto named = [&](core::Site site) { return spot_words(game, event.colour, site); };
  switch (event.kind) {
    case EventKind::Thrown: return tell_throw(who, event);
    case EventKind::Passed: return tell_pass(game, who, event);
    case EventKind::Again:
      return event.value > 0 ? Sentence{"{0} may try again.", {who}}
                             : Sentence{"{0} earns another throw.", {who}};
    case EventKind::Entered:
      return Sentence{"{0} brings a piece out to {1}.", {colour(event.colour), spot(event.to)}};
    case EventKind::Walked: return tell_walk(game, colour(event.colour), event);
    case EventKind::Captured:
      return Sentence{"{0} captures {1} on {2}.",
                      {colour(event.value), colour(event.colour), spot(event.from)}};
    case EventKind::Penalised:
      return game.rules().dice == 1 ? Sentence{"A third six: {0} goes back to the nest ({1}).",
                                               {colour(event.colour), named(event.from)}}
                                    : Sentence{"A third doublet: {0} goes back to the nest ({1}).",
                                               {colour(event.colour), named(event.from)}};
    case EventKind::Arrived:
      return game.plan().goal
                 ? Sentence{"One of {0}’s pieces reaches the goal.", {colour(event.colour)}}
                 : Sentence{"One of {0}’s pieces is home.", {colour(event.colour)}};
    case EventKind::Bonus: return Sentence{"{0} earns a bonus of {1}.", {who, number}};
    case EventKind::BonusLost: return Sentence{"No piece can use the bonus of {0}.", {number}};
    default: return describe_frame(names, event);
  }
}

}  // namespace view
