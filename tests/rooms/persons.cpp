// The people at the peers of a simulated room: they want to play, and once all has healed they want
// to finish.
#include <algorithm>

#include "rooms/sim.h"

namespace rooms {

using namespace play::room;

namespace {

constexpr Millis kPatience_ms = 30'000;

std::ptrdiff_t seats_of(const Setup& setup, const Key& key) {
  return std::count_if(setup.seats.begin(), setup.seats.end(),
                       [&](const Seat& seat) { return seat.key == key; });
}

bool sits(const Setup& setup, const Key& key) { return seats_of(setup, key) > 0; }

}  // namespace

void Sim::look(std::size_t i) {
  Place& place = places_[i];
  step(i, Tick{clock(i)});
  if (still_ || place.peer->played_elsewhere()) {
    return;
  }
  if (place.peer->idle()) {
    look_at_lobby(i);
  } else {
    look_at_game(i);
  }
}

bool Sim::all_seated(const Setup& setup) const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (!gone(i) && places_[i].frozen == 0 && !sits(setup, places_[i].peer->key())) {
      return false;
    }
  }
  return true;
}

void Sim::look_at_lobby(std::size_t i) {
  Place& place = places_[i];
  const Peer& peer = *place.peer;
  const Setup setup = peer.lobby() ? *peer.lobby() : Setup{};
  const bool open = peer.lobby() && setup.has(Setup::kNew) && setup.attempt > peer.log().attempt();
  if (!peer.log().empty() && !open) {
    if (place.again + 1 < plan_.games && !place.entries.empty() && i == 0) {
      ++place.again;
      step(i, Again{});
    }
    return;
  }
  if (!open) {
    if (now_ >= i * 60'000 && peer.log().empty()) {
      step(i, SetUp{0, 0, plan_.rules});
    }
    return;
  }
  const auto sit_down = [&](bool also) {
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
      const std::size_t wanted = (seat + i) % setup.seats.size();
      if (setup.seats[wanted].key == Key{}) {
        step(i, Sit{wanted, also});
        return;
      }
    }
  };
  if (!sits(setup, peer.key())) {
    sit_down(false);
    return;
  }
  // A second seat is taken only if one remains for each who is still to come.
  const auto to_come = std::count_if(places_.begin(), places_.end(), [&](const Place& one) {
    return !sits(setup, one.peer->key());
  });
  const bool enough = seats_of(setup, Key{}) > to_come;
  if (plan_.several && enough && place.rng.below(4) == 0 && seats_of(setup, peer.key()) < 2) {
    sit_down(true);
    return;
  }
  if (!peer.is_ready(peer.key())) {
    step(i, BeReady{});
  }
  if (!peer.owns_lobby() || now_ - place.begun_at < kPatience_ms / 2) {
    return;
  }
  // Alone, an owner whose store is lost can begin nothing, however long it waits.
  if (now_ >= plan_.heals && peer.store_lost() && peer.anybody_put_out()) {
    step(i, play::room::LetBack{});
    return;
  }
  if (!all_seated(setup) && now_ < plan_.heals / 2) {
    return;
  }
  for (std::size_t seat = 0; seat < peer.lobby()->seats.size(); ++seat) {
    if (peer.lobby()->seats[seat].kind == Seat::Kind::Free) {
      step(i, SeatBot{seat, "greedy"});
    }
  }
  place.begun_at = now_;
  step(i, play::room::Begin{});
}

void Sim::look_at_game(std::size_t i) {
  Place& place = places_[i];
  const Peer& peer = *place.peer;
  const bool healed = now_ >= plan_.heals;
  if (!still_ && peer.asks() && (healed || place.rng.below(3) == 0)) {
    step(i, Answer{healed || place.rng.below(3) != 0});
  }
  const bool member = contains(keys_of(peer.log().members()), peer.key());
  // If all have left, nobody is there to end the game: somebody changes their mind.
  const bool repents = member && healed && peer.wish() == 0;
  if (repents || (!member && (healed || plan_.comes_back))) {
    for (std::size_t seat = 0; seat < peer.log().setup().seats.size(); ++seat) {
      if (peer.log().setup().seats[seat].key == peer.key() && place.rng.below(8) == 0) {
        step(i, Sit{seat});
        break;
      }
    }
  }
  if (!peer.alone()) {
    place.alone_since = now_;
  } else if (now_ - place.alone_since > kPatience_ms && (healed || place.rng.below(60) == 0)) {
    place.alone_since = now_;
    step(i, GoOnWithout{});
  }
}

// On the person's turn: after some thought there is a decision.
void Sim::think(std::size_t i) {
  Place& place = places_[i];
  if (still_ || !place.peer->acts()) {
    return;
  }
  const std::pair now{place.peer->log().head(), place.peer->log().attempt()};
  if (place.deciding != now) {
    place.deciding = now;
    const Millis most = now_ >= plan_.heals ? 20 : plan_.thinks;
    push(now_ + 1 + place.rng.below(static_cast<std::uint32_t>(most)), What::Decide, i);
  }
}

void Sim::decide(std::size_t i) {
  Place& place = places_[i];
  if (still_ || !place.peer->acts()) {
    return;
  }
  const SharedPosition position = place.peer->view();
  core::MoveList list;
  position->moves(list);
  if (!list.empty()) {
    const auto chosen = list[place.rng.below(static_cast<std::uint32_t>(list.size()))];
    step(i, Decide{{position->print(chosen)}});
  }
}

}  // namespace rooms
