// Who is here: what follows from their HELLOs.
#include <algorithm>

#include "play/room/peer/peer.h"

namespace play::room {

// Devices that rarely say HELLO are remembered longer.
Company::Moment Peer::moment() const {
  return {now_, idle() ? 2 * kIdleBeat_ms + kBeat_ms : kSilent_ms};
}

std::vector<Key> Peer::about() const {
  std::vector<Key> keys;
  for (const auto& one : company_.present()) {
    keys.push_back(one.first);
  }
  return keys;
}

bool Peer::alive(const Key& key) const { return company_.alive(key, moment()); }

bool Peer::heard(const Key& key) const { return company_.hears(key, moment()); }

// When it was heard last, or else when this device came: a page that reloads or changes its network
// is soon back.
Millis Peer::heard_at(const Key& key) const {
  return company_.heard_at(key).value_or(times_.came_at.value_or(now_));
}

const Hello* Peer::hello_of(const Key& key) const {
  const Company::Presence* presence = company_.find(key);
  return presence == nullptr ? nullptr : &presence->hello;
}

bool Peer::hides(const Key& key) const {
  const Hello* hello = hello_of(key);
  return hello != nullptr && (hello->flags & Hello::kHidden) != 0;
}

// Whether it has a seat in the game, or in the lobby. During a game no SETUP adds to these, so
// nobody can make them many.
bool Peer::is_seated(const Key& key) const {
  return (!log().empty() && has_seat(log().setup(), key)) ||
         (idle() && round_.setup && has_seat(*lobby(), key));
}

// Whether a key may be remembered: members always; besides them six keys that wish for a seat, and
// four that watch.
bool Peer::has_room_for(const Key& key, const Hello& hello) const {
  if (is_seated(key)) {
    return true;
  }
  const bool sits = hello.wish != 0;
  const auto& present = company_.present();
  const auto others = std::count_if(present.begin(), present.end(), [&](const auto& one) {
    return one.first != key && (one.second.hello.wish != 0) == sits;
  });
  return static_cast<std::size_t>(others) < (sits ? kMostMembers : kMostWatchers);
}

// Whether a bot plays for it and it wishes for its seat. The first member, which alone can bring it
// back, may have no link to it.
bool Peer::comes_back(const Key& who, const Hello& hello) const {
  if (idle() || hello.wish == 0) {
    return false;
  }
  const std::vector<Seat>& seats = log().setup().seats;
  return std::any_of(seats.begin(), seats.end(), [&](const Seat& seat) {
    return seat.kind == Seat::Kind::Bot && seat.key == who;
  });
}

// Another session of this device; the newer of the two plays on. A session that came by a seat's
// link is newer than one that has said more HELLOs, even if its clock is slow: it then takes a
// higher number. The one that lets go passes the lobby's seats on, since nobody else may be there.
void Peer::hear_own_hello(const Hello& hello, Pipe pipe) {
  if (hello.session <= here_.session || elsewhere_) {
    return;
  }
  if (promises_.unknown && hello.count > count_) {
    here_.session = hello.session + 1;
    keep();
    say_hello();
    return;
  }
  if (lobby_open()) {
    send(round_.setup, pipe);
  }
  elsewhere_ = true;
  proposal_.reset();
  changed();
}

void Peer::hear_hello(const Letter& letter, const Hello& hello, const Heard& heard) {
  const Key& who = letter->key;
  if (who == key()) {
    hear_own_hello(hello, heard.pipe);
    return;
  }
  const auto news =
      has_room_for(who, hello) ? company_.hear(who, hello, heard, moment()) : std::nullopt;
  if (!news) {
    return;
  }
  const bool member = !log().empty() && contains(keys_of(log().members()), who);
  const bool unseated = hello.wish != 0 && idle() && (news->shows || !is_ready(who));
  if (member || unseated || comes_back(who, hello)) {
    pass_on(letter, heard.pipe);
  }
  if (member || (idle() && hello.wish != 0)) {
    promises_.seen = believed_attempt(promises_.known(), hello.attempt);
  }
  Company::Presence& presence = *company_.find(who);
  level(who, presence);
  show_lobby(presence, news->has_come);
  if (hello.epoch == kEpoch) {
    seat_wishes();
  }
  if (news->shows) {
    changed();
  }
}

}  // namespace play::room
