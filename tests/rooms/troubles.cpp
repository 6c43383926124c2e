// The troubles of a simulated room, and the shortest list that still shows a fault.
#include <utility>

#include "rooms/sim.h"

namespace rooms {

using namespace play::room;

bool Sim::gone(std::size_t i) const {
  return places_[i].down > 0 || places_[i].peer->played_elsewhere();
}

void Sim::begin(const Trouble& trouble) {
  using Kind = Trouble::Kind;
  if (trouble.a >= places_.size()) {
    return;
  }
  Place& place = places_[trouble.a];
  const bool here = place.down == 0 && place.frozen == 0;
  switch (trouble.kind) {
    case Kind::Freeze: place.frozen += trouble.amount == 0 ? kPipes : 1; break;
    case Kind::Kill:
    case Kind::Stale: ++place.down; break;
    case Kind::Second:
      if (here) {
        ++place.generation;
        place.session += std::uint64_t{1} << 32U;
        Here again = this->here(trouble.a, place.session);
        again.store_lost = true;
        place.peer = std::make_unique<Peer>(std::move(again));
        place.kept.reset();
        place.before.reset();
        place.linked = true;
        ++place.stores_lost;
        place.entries.clear();
        place.game = {};
        place.wake_at = ~Millis{0};
        push(now_ + 1, What::Wake, trouble.a);
        step(trouble.a, Sit{trouble.a});
      }
      break;
    case Kind::Fast: place.rate = trouble.amount; break;
    case Kind::Jump: place.jumped += trouble.amount; break;
    case Kind::Leave:
      if (here) step(trouble.a, Leave{});
      break;
    case Kind::Without:
      if (here) step(trouble.a, GoOnWithout{});
      break;
    case Kind::PutOut:
      if (here) step(trouble.a, PutOut{trouble.amount});
      break;
    case Kind::End:
      if (here) step(trouble.a, EndGame{});
      break;
    case Kind::Say:
      if (here) step(trouble.a, Speak{static_cast<std::uint8_t>(trouble.amount + 1), ""});
      break;
    default: break;
  }
}

void Sim::end(const Trouble& trouble) {
  using Kind = Trouble::Kind;
  if (trouble.kind == Kind::Freeze) {
    Place& place = places_[trouble.a];
    place.frozen -= trouble.amount == 0 ? kPipes : 1;
    if (place.frozen == 0) {
      push(now_ + 1, What::Wake, trouble.a);
      for (Event& event : std::exchange(place.waiting, {})) {
        event.at = now_ + 1;
        event.order = order_++;
        queue_.push(event);
      }
    }
  } else if (trouble.kind == Kind::Kill || trouble.kind == Kind::Stale) {
    restart(trouble.a, trouble.kind == Kind::Stale);
  }
}

void Sim::restart(std::size_t i, bool stale) {
  Place& place = places_[i];
  if (--place.down > 0) {
    return;
  }
  ++place.generation;
  place.session += std::uint64_t{1} << 32U;
  const Peer* from = stale && place.before ? place.before.get() : place.kept.get();
  stale_ = stale_ || stale;
  Here again = here(i, place.session);
  again.store_lost = !from && place.linked;
  std::optional<Peer> peer =
      from ? Peer::load(again, from->kept()) : std::optional<Peer>(std::in_place, again);
  if (!peer) {
    fail("law 7: what was kept cannot be read");
    return;
  }
  place.peer = std::make_unique<Peer>(std::move(*peer));
  place.deciding.reset();
  place.wake_at = ~Millis{0};
  push(now_ + 1, What::Wake, i);
}

void Sim::bring_back(std::size_t i, const std::string& kept) {
  Place& place = places_[i];
  ++place.generation;
  place.session += std::uint64_t{1} << 32U;
  auto peer = Peer::load(here(i, place.session), kept);
  if (!peer) {
    fail("law 7: what was kept cannot be read");
    return;
  }
  place.peer = std::make_unique<Peer>(std::move(*peer));
  place.entries.clear();
  place.final_length = 0;
  place.deciding.reset();
  place.wake_at = ~Millis{0};
  push(now_ + 1, What::Wake, i);
}

std::string run_plan(const Plan& plan, Outcome* outcome) {
  Outcome first = Sim(plan).run();
  if (outcome != nullptr) {
    *outcome = first;
  }
  if (first.fault.empty()) {
    return "";
  }
  Plan least = plan;
  std::string fault = first.fault;
  for (std::size_t i = 0; i < least.troubles.size();) {
    Plan fewer = least;
    fewer.troubles.erase(fewer.troubles.begin() + static_cast<std::ptrdiff_t>(i));
    const Outcome again = Sim(fewer).run();
    if (again.fault.empty()) {
      ++i;
    } else {
      least = fewer;
      fault = again.fault;
    }
  }
  return fault + "\n" + print(least);
}

}  // namespace rooms
