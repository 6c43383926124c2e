// Describes the events of the maze relay.
#include "view/maze/hooks.h"
#include "view/maze/words.h"

namespace view {

using core::Event;
using core::EventKind;
using core::Sentence;

namespace {

Sentence describe_throw(const std::string& who, const Event& event) {
  const std::string number = std::to_string(event.value);
  switch (event.size) {
    case maze::kWall: return Sentence{"{0} throws {1} and a wall.", {who, number}};
    case maze::kClaw: return Sentence{"{0} throws {1} and the claw.", {who, number}};
    default: return Sentence{"{0} throws {1}, and walls do not count this turn.", {who, number}};
  }
}

Sentence describe_walk(const std::string& colour, const Event& event) {
  const std::string from = maze_site_words(event.from);
  const std::string to = maze_site_words(event.to);
  if (event.size == maze::kLarge) return Sentence{"{0}: large pawn {1} → {2}.", {colour, from, to}};
  return Sentence{"{0}: small pawn {1} → {2}.", {colour, from, to}};
}

}  // namespace

std::optional<Sentence> describe(const maze::Game&, const Names& names, core::SeatIndex seat,
                                 const Event& event) {
  const std::string& who = names.seats[seat];
  const std::string& colour = names.colours[event.colour];
  const bool large = event.size == maze::kLarge;
  const bool zone = event.to == maze::kZone;
  switch (event.kind) {
    case EventKind::Thrown: return describe_throw(who, event);
    case EventKind::Passed: return Sentence{"{0} lets the turn pass.", {who}};
    case EventKind::Walked: return describe_walk(colour, event);
    case EventKind::Arrived:
      if (large) return Sentence{"{0}: the large pawn is home.", {colour}};
      return Sentence{"{0}: a small pawn is home.", {colour}};
    case EventKind::Relay:
      return Sentence{"{0} has the relay: the small pawns may leave the zone.", {colour}};
    case EventKind::Frozen:
      return Sentence{"{0}: the small pawns are frozen until the large one steps out again.",
                      {colour}};
    case EventKind::WallDropped:
      return Sentence{"{0} moves a wall: {1} → {2}.",
                      {who, maze_slot_words(event.from), maze_slot_words(event.to)}};
    case EventKind::ClawAimed:
      if (zone)
        return Sentence{"{0} aims the claw at {1}’s pawn, to carry it to the zone.", {who, colour}};
      return Sentence{"{0} aims the claw at {1}’s pawn, to carry it home.", {who, colour}};
    case EventKind::ClawHit:
      if (zone) return Sentence{"The claw holds: {0} carries {1} to the zone.", {who, colour}};
      return Sentence{"The claw holds: {0} carries {1} home.", {who, colour}};
    case EventKind::ClawMissed:
      return Sentence{"The claw slips: {0}’s pawn stays where it is.", {colour}};
    default: return describe_frame(names, event);
  }
}

}  // namespace view
