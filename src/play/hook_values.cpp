#include "play/hook_values.h"

#include "core/bits.h"

namespace play {

namespace {

using core::EventKind;
using core::EventList;

// The values of events that a spectator sees.
constexpr int kCapture = 4000;
constexpr int kArrival = 2500;
constexpr int kEntry = 1000;
constexpr int kSlide = 400;
constexpr int kLostBonus = -500;
constexpr int kVictory = 10'000;
constexpr int kRelay = 3000;
constexpr int kOnTurnStill = 300;

int taste_of(const core::Event& event, unsigned own) {
  const bool mine = core::has_bit(own, event.colour);
  switch (event.kind) {
    case EventKind::Captured: return mine ? -kCapture : kCapture;
    case EventKind::Arrived: return mine ? kArrival : -kArrival;
    case EventKind::Entered: return kEntry;
    case EventKind::Slid: return kSlide;
    case EventKind::BonusLost: return kLostBonus;
    case EventKind::Won: return kVictory;
    case EventKind::Relay: return kRelay;
    default: return 0;
  }
}

}  // namespace

int taste_of_events(const EventList& events, unsigned own_colours, bool stays) {
  int sum = stays ? kOnTurnStill : 0;
  for (const core::Event& event : events) {
    sum += taste_of(event, own_colours);
  }
  return sum;
}

}  // namespace play
