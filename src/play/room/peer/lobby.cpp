// The wishes of people before a game: to set one up, to sit down, to be ready, to begin. Each
// change is a new SETUP by the owner, which is the device at the first taken seat. People stay
// ready as long as the rules stay the same.
#include <algorithm>

#include "core/bits.h"
#include "play/room/peer/lobby_seats.h"
#include "play/room/peer/peer.h"

namespace play::room {

bool Peer::lobby_open() const {
  return idle() && round_.setup && lobby()->has(Setup::kNew) && lobby()->attempt > log().attempt();
}

std::optional<Key> Peer::lobby_owner() const {
  if (!lobby_open()) {
    return std::nullopt;
  }
  for (const Seat& seat : lobby()->seats) {
    if (seat.kind == Seat::Kind::Person) {
      return seat.key;
    }
  }
  return std::nullopt;
}

bool Peer::owns_lobby() const { return lobby_owner() == key(); }

std::optional<Offer> Peer::offer_of_table(std::uint32_t minute) const {
  if (!owns_lobby() || elsewhere_ || !lobby()->has(Setup::kOpen) || !has_free_seat(*lobby())) {
    return std::nullopt;
  }
  const std::vector<Seat>& seats = lobby()->seats;
  const auto free = std::count_if(seats.begin(), seats.end(),
                                  [](const Seat& seat) { return seat.kind == Seat::Kind::Free; });
  return Offer{here_.room.secret, minute, static_cast<std::uint8_t>(seats.size()),
               static_cast<std::uint8_t>(free), lobby()->rules};
}

// Whether all who sit in this device's lobby are ready and none of them has its store: no START of
// theirs would be valid.
bool Peer::all_lost_stores() const {
  if (!owns_lobby() || !proposal_) {
    return false;
  }
  const std::size_t persons = order_of_members(*lobby(), key(), nullptr).size();
  std::size_t lost = 0;
  for (const auto& [who, ready] : proposal_->readies) {
    lost += ready->as<Ready>()->has(Ready::kNoStore) ? 1 : 0;
  }
  return lost == persons;
}

bool Peer::is_ready(const Key& one) const {
  return one == key() ? ready_ : round_.answered.contains(one);
}

// Whether a SETUP for the next game comes from a device that may send it.
bool Peer::may_set_up(const Key& author, const Setup& setup) const {
  const auto owner = lobby_owner();
  if (!owner) {
    // After a game, its members come first.
    return log().empty() || contains(keys_of(log().members()), author) ||
           now_ - times_.entry_at >= kSilent_ms;
  }
  if (author == *owner || author == round_.setup->key) {
    return true;
  }
  if (*owner != key()) {
    return now_ - round_.heard_at > kSilent_ms;  // the owner repeats its SETUP with each HELLO
  }
  // If two open the room at once, one of them yields unless others sit there already. It also
  // yields if nobody there answers, or if repeatedly not all do.
  constexpr std::uint32_t kPatient = 3;
  const bool alone = std::all_of(
      lobby()->seats.begin(), lobby()->seats.end(),
      [&](const Seat& seat) { return seat.kind != Seat::Kind::Person || seat.key == key(); });
  const bool in_vain = proposal_ && (efforts_.stranded > kPatient ||
                                     (efforts_.stranded > 0 && proposal_->readies.size() <= 1));
  return (alone || in_vain) && log().empty() &&
         std::pair(setup.attempt, author) > std::pair(lobby()->attempt, key());
}

void Peer::on(const SetUp& wish) {
  const auto game = here_.book->open(wish.rules);
  const auto owner = lobby_owner();
  if (!game || !idle() || elsewhere_ || (owner && *owner != key() && alive(*owner))) {
    return;
  }
  Setup setup;
  setup.timer_s = wish.timer_s;
  setup.flags = wish.flags & Setup::kOpen;
  setup.rules = game->rules;
  setup.seats.resize(game->seats.size());
  const std::size_t kept = owner == key() ? std::min(lobby()->seats.size(), setup.seats.size()) : 0;
  for (std::size_t i = 0; i < kept; ++i) {
    const Seat& seat = lobby()->seats[i];
    if (!sits(setup, seat.key) || allows_several(setup)) {
      setup.seats[i] = seat;
    }
  }
  if (!sits(setup, key())) {
    setup.seats[0] = {Seat::Kind::Person, key(), {}};
    wish_ = 1;
  }
  round_.answered.clear();
  ready_ = false;
  offer(setup, Starts::WhenAsked);
}

void Peer::on(const Sit& wish) {
  const std::size_t seats =
      idle() ? (round_.setup ? lobby()->seats.size() : kMostMembers) : log().setup().seats.size();
  if (wish.seat >= seats || elsewhere_ || disagrees_) {
    return;
  }
  const unsigned asked = 1U << wish.seat;
  const unsigned had = lobby_open() ? seats_with(*lobby(), key()) : 0;
  const bool also = wish.also && may_have_several();
  const unsigned wished = also && had != asked ? had ^ asked : asked;
  wish_ = static_cast<std::uint8_t>(wished);
  const bool deserted = lobby_open() && !lobby_owner();
  if (!owns_lobby() && !deserted) {
    say_hello();
    return;
  }
  Setup setup = *lobby();
  if (setup.seats[wish.seat].kind == Seat::Kind::Person && (had & asked) == 0) {
    return;
  }
  free_seats(setup, key());
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    if (core::has_bit(wished, i)) {
      setup.seats[i] = {Seat::Kind::Person, key(), {}};
    }
  }
  if (setup.seats != lobby()->seats) {
    offer(setup, Starts::WhenAsked);
  }
}

// After a game, only the owner can take other seats.
bool Peer::may_have_several() const {
  return lobby_open() && (log().empty() || owns_lobby()) && allows_several(*lobby());
}

bool Peer::allows_several(const Setup& setup) const {
  const auto game = here_.book->open(setup.rules);
  return game && game->start->hands() == nullptr && !setup.has(Setup::kOpen);
}

void Peer::on(const SeatBot& wish) {
  if (!owns_lobby() || wish.seat >= lobby()->seats.size() ||
      lobby()->seats[wish.seat].kind == Seat::Kind::Person || elsewhere_) {
    return;
  }
  Setup setup = *lobby();
  setup.seats[wish.seat] = {Seat::Kind::Bot, {}, wish.level};
  offer(setup, Starts::WhenAsked);
}

// The owner frees the seat of somebody else, who may watch from then on.
void Peer::put_out_of_lobby(std::size_t seat) {
  if (!owns_lobby() || elsewhere_ || seat >= lobby()->seats.size()) {
    return;
  }
  const Seat& theirs = lobby()->seats[seat];
  if (theirs.key == Key{} || theirs.key == key()) {
    return;
  }
  Setup setup = *lobby();
  if (theirs.kind == Seat::Kind::Person) {
    put_out_.insert(theirs.key);
  }
  free_seats(setup, theirs.key);
  offer(setup, Starts::WhenAsked);
}

bool Peer::anybody_put_out() const {
  return std::any_of(put_out_.begin(), put_out_.end(), [&](const Key& one) { return alive(one); });
}

void Peer::on(const BeReady&) {
  if (!idle() || elsewhere_) {
    return;
  }
  ready_ = true;
  if (!owns_lobby()) {
    answer_seen();
  } else if (!starting()) {
    offer(*lobby(), Starts::WhenAsked);
  }
}

void Peer::on(const Begin&) {
  if (owns_lobby() && !elsewhere_ && !starting() && !has_free_seat(*lobby())) {
    ready_ = true;
    offer(*lobby(), Starts::WhenReady);
  }
}

// The same game again, with everybody one seat further on.
void Peer::on(const Again&) {
  if (log().empty() || !log().over() || elsewhere_ || lobby_owner()) {
    return;
  }
  Setup setup = log().setup();
  std::rotate(setup.seats.begin(), setup.seats.end() - 1, setup.seats.end());
  setup.flags &= Setup::kOpen;
  for (Seat& seat : setup.seats) {
    const bool back = seat.key == key() || (alive(seat.key) && !put_out_.contains(seat.key));
    if (seat.kind == Seat::Kind::Bot) {
      // Who is not back leaves the seat to whoever comes.
      seat = back ? Seat{Seat::Kind::Person, seat.key, {}} : Seat{seat.kind, {}, seat.level};
    }
  }
  if (!sits(setup, key())) {
    return;
  }
  ready_ = true;
  offer(setup, Starts::WhenAsked);
}

}  // namespace play::room
