#include "view/table/tabletop.h"

#include <algorithm>

#include "view/hooks.h"

namespace view {

using core::Event;
using core::EventKind;

namespace {

// Durations in seconds at speed 1.
constexpr float kThrow = 0.7F;
constexpr float kStep = 0.11F;
constexpr float kLongestWalk = 0.9F;
constexpr float kEnter = 0.4F;
constexpr float kFlyHome = 0.6F;
constexpr float kSentBack = 0.8F;
constexpr float kTriumph = 2.4F;
constexpr float kPause = 0.2F;  // for events without motion that should be noticed

}  // namespace

std::unique_ptr<Tabletop> make_tabletop(const games::Game& game, core::Colour bottom) {
  return game.visit([bottom](const auto& concrete) { return make_table(concrete, bottom); });
}

Hue Tabletop::hue(core::Colour colour) const {
  return game_.visit(
      [colour]<class G>(const G&) { return hue_of(std::type_identity<G>{}, colour); });
}

Piece Tabletop::dress(const games::State&, core::Colour colour, std::uint8_t) const {
  Piece piece;
  piece.hue = hue(colour);
  return piece;
}

Spot Tabletop::nest_spot(core::Colour colour) const {
  constexpr float kTray = 1.8F;  // relative to a tray's radius: the ring of pieces in it
  const Place& first = board_.places[colour].front();
  return {glm::vec3(first.middle, 0.0F), kTray * first.room};
}

Steps Tabletop::steps(const games::State&, core::Move move) const {
  Steps steps;
  if (move.kind != core::MoveKind::Walk) {
    steps.push(button_thing(move.kind));
    return steps;
  }
  steps.push(piece_thing(move.colour, move.from));
  steps.push(site_thing(move.colour, move.to));
  return steps;
}

std::optional<Spot> Tabletop::spot(const games::State& state, const Thing& thing) const {
  switch (thing.kind) {
    case Thing::Kind::Site: return Spot{board_.spot(thing.colour, thing.site, 0, 1), reach(thing)};
    case Thing::Kind::Slot:
      return Spot{glm::vec3(board_.slots[thing.site].middle, 0.0F), reach(thing)};
    case Thing::Kind::Chance: return chance_spot(state);
    case Thing::Kind::Piece:
    case Thing::Kind::Card:
    case Thing::Kind::Button: break;
  }
  return std::nullopt;
}

std::optional<core::Sentence> Tabletop::why_not(const games::State& state,
                                                const Thing& thing) const {
  return game_.visit(state, [&thing](const auto& game, const auto& own) {
    return view::why_not(game, own, thing);
  });
}

Way Tabletop::way(const games::State&, const Event& event) const { return {event.from, event.to}; }

float Tabletop::seconds(const Event& event) const {
  switch (event.kind) {
    case EventKind::Thrown: return kThrow;
    case EventKind::Entered: return kEnter;
    case EventKind::Walked: {
      const auto steps = static_cast<float>(std::max<int>(event.value, 1));
      return std::min(kStep * steps, kLongestWalk);
    }
    case EventKind::Slid:
    case EventKind::Swapped:
    case EventKind::Jumped: return kFlyHome;
    case EventKind::Captured:
    case EventKind::Penalised: return kSentBack;
    case EventKind::Won: return kTriumph;
    case EventKind::Passed:
    case EventKind::BonusLost: return kPause;
    default: return 0.0F;
  }
}

bool Tabletop::lies_there(const Event& event) const { return event.kind == EventKind::Thrown; }

}  // namespace view
