#include "ai/advice.h"

#include <algorithm>
#include <utility>

#include "ai/hooks.h"
#include "ai/turn.h"
#include "core/bits.h"

namespace ai {

namespace {

using core::EventKind;

// `own`: the seat's colours; `side`: with those of its partners.
void add_events(const core::EventList& events, unsigned own, unsigned side, Reasons& reasons) {
  const auto add = [&](Reason reason) {
    const bool told = std::find(reasons.begin(), reasons.end(), reason) != reasons.end();
    if (!told && reasons.size() < kMostReasons) {
      reasons.push(reason);
    }
  };
  for (const core::Event& event : events) {
    const bool ours = core::has_bit(own, event.colour);
    const bool with_us = core::has_bit(side, event.colour);
    switch (event.kind) {
      case EventKind::Captured: with_us ? void() : add(Reason::Captures); break;
      case EventKind::Arrived: add(Reason::Arrives); break;
      case EventKind::Entered: add(Reason::Enters); break;
      case EventKind::Relay: ours ? add(Reason::OpensRelay) : void(); break;
      case EventKind::Slid: with_us ? add(Reason::Slides) : void(); break;
      case EventKind::Swapped: with_us ? add(Reason::Swaps) : void(); break;
      case EventKind::ClawAimed: add(Reason::Claws); break;
      default: break;
    }
  }
}

bool is_of_wall(const core::Event& event) {
  return event.kind == EventKind::WallLifted || event.kind == EventKind::WallDropped;
}

// `walls`: a wall has been moved, so that ways have changed for everybody.
void add_changes(const Standpoint& before, const Standpoint& after, bool walls, Reasons& reasons) {
  const auto add = [&](bool wanted, Reason reason) {
    if (wanted && reasons.size() < kMostReasons) {
      reasons.push(reason);
    }
  };
  add(walls && after.own_way < before.own_way, Reason::OpensWay);
  add(walls && after.their_ways > before.their_ways, Reason::Blocks);
  add(after.danger <= before.danger - before.notable, Reason::Escapes);
  add(after.barriers > before.barriers, Reason::MakesBarrier);
  add(after.safe > before.safe && after.barriers <= before.barriers, Reason::Safe);
  add(after.barriers < before.barriers, Reason::OpensBarrier);
  add(after.threats >= before.threats + before.notable, Reason::Threatens);
  add(reasons.empty(), Reason::Advances);
}

}  // namespace

Adviser::Adviser(const games::Game& game, const games::State& view, core::SeatIndex seat)
    : game_(game), view_(view), seat_(seat) {}

bool Adviser::think(int nodes) {
  if (done_ || nodes == 0) return done_;
  if (!std::exchange(begun_, true)) expert_.begin(game_, view_, seat_, 0);
  if (expert_.think(nodes)) {
    explain();
    done_ = true;
  }
  return done_;
}

void Adviser::explain() {
  Turn turn(expert_.net());
  advice_.move = expert_.answer();
  game_.visit(view_, [&](const auto& game, const auto& before) {
    int nodes = 0;
    auto after = before;
    game.play(after, advice_.move, nullptr);
    advice_.chance = turn.worth(game, after, seat_, nodes);
  });
  advice_.reasons = reasons_for(game_, view_, seat_, advice_.move);
}

Reasons reasons_for(const games::Game& game, const games::State& before, core::SeatIndex seat,
                    core::Move move) {
  Reasons reasons;
  game.visit(before, [&](const auto& concrete, const auto& here) {
    auto after = here;
    core::EventList events;
    concrete.play(after, move, &events);
    add_events(events, concrete.own_colours(seat), concrete.side_colours(seat), reasons);
    add_changes(look(concrete, here, seat), look(concrete, after, seat),
                std::any_of(events.begin(), events.end(), is_of_wall), reasons);
  });
  return reasons;
}

}  // namespace ai
