// Who sits in the lobby, as its owner finds out: who wishes for a seat gets one, who is gone loses
// it, and if the owner is gone, another takes its place.
#include <algorithm>
#include <bit>

#include "core/bits.h"
#include "play/room/peer/lobby_seats.h"
#include "play/room/peer/peer.h"

namespace play::room {

// Seats those who have no seat and wish for free ones or bots', moves those who wish for others,
// and removes those who wish for none. Whoever wishes for any seat gets one.
void Peer::seat_who_wish(Setup& setup) const {
  for (const auto& [who, presence] : company_.present()) {
    const bool comes = presence.hello.epoch == kEpoch && alive(who) && is_here(presence.hello) &&
                       !put_out_.contains(who);
    const unsigned wish = comes ? presence.hello.wish : 0U;
    const unsigned had = seats_with(setup, who);
    const bool one = std::popcount(wish) == 1 && std::popcount(had) <= 1;
    const bool several = !one && wish != kAnySeat && allows_several(setup);
    const bool has_it = several ? had == wish : (had & wish) != 0;
    // After a game everybody already has a seat, which need not be the one they wished for in the
    // last.
    const bool stays =
        !log().empty() && wish != 0 && had != 0 && wish == seats_with(log().setup(), who);
    if (has_it || stays) {
      continue;
    }
    Setup next = setup;
    free_seats(next, who);
    for (std::size_t i = 0; i < next.seats.size(); ++i) {
      const bool may_take = several || seats_with(next, who) == 0;
      if (may_take && core::has_bit(wish, i) && next.seats[i].key == Key{}) {
        next.seats[i] = {Seat::Kind::Person, who, {}};
      }
    }
    if (wish == 0 || seats_with(next, who) != 0) {
      setup = next;
    }
  }
}

void Peer::seat_wishes() {
  if (!owns_lobby() || elsewhere_ || starting()) {
    return;
  }
  Setup setup = *lobby();
  seat_who_wish(setup);
  if (setup.seats != lobby()->seats) {
    offer(setup, Starts::WhenAsked);
  }
}

// Frees the seats of devices that are not heard or that play elsewhere.
void Peer::free_the_gone(Setup& setup) const {
  for (Seat& seat : setup.seats) {
    const bool here = seat.key == key() || waits(seat.key);
    seat = seat.kind == Seat::Kind::Person && !here ? Seat{} : seat;
  }
}

// Whether it is in no game, or in the game that this device knows.
bool Peer::is_here(const Hello& hello) const {
  return hello.game == 0 || (!log().empty() && hello.game == log().tag());
}

// If all have left the lobby, a device that still wishes for a seat takes it over.
void Peer::tend_deserted_lobby() {
  if (!lobby_open() || elsewhere_ || wish_ == 0 || now_ - round_.since < kReady_ms) {
    return;
  }
  const auto seat = static_cast<std::size_t>(std::countr_zero(unsigned{wish_}));
  on(Sit{std::min(seat, lobby()->seats.size() - 1)});
}

void Peer::tend_own_lobby() {
  Setup setup = *lobby();
  if (!starting()) {
    free_the_gone(setup);
  }
  // Only its owner repeats a SETUP, so one that somebody else has left behind is sent again.
  const bool inherited = round_.setup->key != key() && now_ - round_.since >= kBeat_ms;
  if (setup.seats != lobby()->seats || inherited) {
    offer(setup, Starts::WhenAsked);
  }
}

// Whether that device is heard and waits in the lobby.
bool Peer::waits(const Key& device) const { return alive(device) && is_here(*hello_of(device)); }

void Peer::tend_lobby() {
  const auto owner = lobby_owner();
  if (!owner) {
    tend_deserted_lobby();
    return;
  }
  if (elsewhere_ || (!sits(*lobby(), key()) && wish_ == 0)) {
    return;
  }
  // An owner repeats its SETUP; a new session of its device may not know it.
  constexpr Millis kRepeats_ms = 3 * kSilent_ms;
  if (*owner == key()) {
    tend_own_lobby();
  } else if (!waits(*owner) || now_ - round_.heard_at >= kRepeats_ms) {
    succeed(*owner);
  }
}

// The owner has gone or plays elsewhere: the next in the lobby takes its place.
void Peer::succeed(const Key& owner) {
  Setup setup = *lobby();
  Millis place = 0;
  Millis others = 0;  // those who sit before this device: they may know of another lobby
  for (const Seat& seat : lobby()->seats) {
    if (seat.key == key()) {
      break;
    }
    if (seat.kind == Seat::Kind::Person && waits(seat.key)) {
      ++others;
    } else if (seat.kind == Seat::Kind::Person) {
      free_seats(setup, seat.key);
      ++place;
    }
  }
  if (!sits(setup, key())) {
    const auto free = std::find(setup.seats.begin(), setup.seats.end(), Seat{});
    if (free == setup.seats.end()) {
      return;
    }
    *free = {Seat::Kind::Person, key(), {}};
  }
  // A device that has left may still be repeating its last SETUP.
  const Millis since = round_.setup->key == owner ? round_.heard_at : round_.since;
  if (now_ - since >= moment().memory + kReady_ms + kPlace_ms * place + kSilent_ms * others) {
    offer(setup, Starts::WhenAsked);
  }
}

// For the next game everybody has moved on by one seat: it is that one which is wished for from now
// on, also after a reload.
void Peer::adopt_seats() {
  const unsigned seats = lobby_open() && !log().empty() ? seats_with(*lobby(), key()) : 0;
  if (wish_ != 0 && seats != 0) {
    wish_ = static_cast<std::uint8_t>(seats);
  }
}

// Frees the seats of those who say that they are ready and, attempt after attempt, name a log that
// nobody has.
void Peer::free_the_false(Setup& setup, const Proposal& failed) {
  for (const auto& [who, ready] : failed.readies) {
    if (efforts_.stranded >= kInVain && ready->as<Ready>()->rank > log().rank()) {
      put_out_.insert(who);
      free_seats(setup, who);
    }
  }
}

}  // namespace play::room
