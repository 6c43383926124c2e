// Whom a peer hears, by HELLOs in the sender's own frames or passed on by others.
#include <algorithm>
#include <utility>

#include "play/room/peer/peer.h"

namespace play::room {

namespace {

constexpr Millis kForget_ms = 60'000;

}  // namespace

// Devices that rarely say HELLO are remembered longer.
Millis Peer::memory_ms() const { return idle() ? 2 * kIdleBeat_ms + kBeat_ms : kSilent_ms; }

std::vector<Key> Peer::about() const {
  std::vector<Key> keys;
  for (const auto& one : present_) {
    keys.push_back(one.first);
  }
  return keys;
}

bool Peer::alive(const Key& key) const {
  const auto found = present_.find(key);
  return found != present_.end() && now_ - found->second.at < memory_ms();
}

// When it was heard last, or else when this device came: a page that is loaded anew, or changes its
// network, is soon back.
Millis Peer::heard_at(const Key& key) const {
  if (const auto found = present_.find(key); found != present_.end()) {
    return found->second.at;
  }
  const auto found = lost_.find(key);
  return found != lost_.end() ? found->second : came_at_.value_or(now_);
}

bool Peer::heard(const Key& key) const {
  const auto found = present_.find(key);
  return found != present_.end() && found->second.direct_at &&
         now_ - *found->second.direct_at < memory_ms();
}

const Hello* Peer::hello_of(const Key& key) const {
  const auto found = present_.find(key);
  return found == present_.end() ? nullptr : &found->second.hello;
}

bool Peer::hides(const Key& key) const {
  const Hello* hello = hello_of(key);
  return hello != nullptr && (hello->flags & Hello::kHidden) != 0;
}

void Peer::forget_the_gone() {
  std::erase_if(present_, [&](const auto& one) { return now_ - one.second.at > kForget_ms; });
  std::erase_if(lost_, [&](const auto& one) { return now_ - one.second > kForget_ms; });
}

// Whether the pipe that is taken for its author's brings a HELLO that another has brought already.
bool Peer::comes_second(const Presence& presence, const Hello& hello, Pipe pipe) const {
  const bool again = hello.session == presence.hello.session && hello.count == presence.hello.count;
  return again && presence.pipe == pipe && presence.first_pipe != pipe &&
         lines_.contains(presence.first_pipe);
}

// Whether a HELLO came in a frame of its own session. If the frame is not known, the first device
// whose HELLO comes through a pipe is taken for the pipe's owner. If its HELLOs come through
// several pipes, the one that first brings a new HELLO is its own.
bool Peer::is_direct(const Letter& letter, const Hello& hello, const Heard& heard) {
  if (heard.session != 0) {
    return heard.session == hello.session;
  }
  Line& line = lines_[heard.pipe];
  const auto known = present_.find(letter->key);
  if (known != present_.end() && comes_second(known->second, hello, heard.pipe)) {
    // Two devices whose pipes were taken for each other's would else remain so.
    known->second.pipe = known->second.first_pipe;
    return false;
  }
  const bool first = (!line.key || *line.key == letter->key) && known != present_.end() &&
                     hello.count > known->second.hello.count;
  const bool elsewhere = !first && known != present_.end() && known->second.pipe != heard.pipe &&
                         known->second.hello.session == hello.session && this->heard(letter->key);
  if (elsewhere) {
    if (line.key == letter->key) {
      line.key.reset();
    }
    return false;
  }
  if (!line.key || (*line.key != letter->key && now_ - line.key_at >= kSilent_ms)) {
    line.key = letter->key;
  }
  if (*line.key == letter->key) {
    line.key_at = now_;
    return true;
  }
  return false;
}

// Whether it has a seat in the game, or in the lobby. During a game no SETUP adds to these, so
// nobody can make them many.
bool Peer::is_seated(const Key& key) const {
  return (!log_.empty() && has_seat(log_.setup(), key)) ||
         (idle() && seen_ && has_seat(*lobby(), key));
}

// Whether a key may be remembered: members always; besides them six keys that wish for a seat, and
// four that watch.
bool Peer::has_room_for(const Key& key, const Hello& hello) const {
  if (is_seated(key)) {
    return true;
  }
  const bool sits = hello.wish != 0;
  const auto others =
      std::count_if(present_.begin(), present_.end(), [&, who = key](const auto& one) {
        return one.first != who && (one.second.hello.wish != 0) == sits;
      });
  return static_cast<std::size_t>(others) < (sits ? kMostMembers : kMostWatchers);
}

// Whether a bot plays for it and it wishes for its seat. The first member, which alone can bring it
// back, may have no link to it.
bool Peer::comes_back(const Key& who, const Hello& hello) const {
  if (idle() || hello.wish == 0) {
    return false;
  }
  const std::vector<Seat>& seats = log_.setup().seats;
  return std::any_of(seats.begin(), seats.end(), [&](const Seat& seat) {
    return seat.kind == Seat::Kind::Bot && seat.key == who;
  });
}

// Another session of this device, of which the newer one plays on. A session that came by a seat's
// link is newer than one that has said more HELLOs, even if its clock is slow: it then takes a
// higher number. Who lets go passes the lobby's seats on: perhaps nobody else is there.
void Peer::hear_own_hello(const Hello& hello, Pipe pipe) {
  if (hello.session <= here_.session || elsewhere_) {
    return;
  }
  if (store_lost_ && hello.count > count_) {
    here_.session = hello.session + 1;
    keep();
    say_hello();
    return;
  }
  if (lobby_open()) {
    send(seen_, pipe);
  }
  elsewhere_ = true;
  proposal_.reset();
  changed();
}

void Peer::hear_hello(const Letter& letter, const Hello& hello, const Heard& heard) {
  if (letter->key == key()) {
    hear_own_hello(hello, heard.pipe);
    return;
  }
  if (!has_room_for(letter->key, hello)) {
    return;
  }
  auto [found, is_new] = present_.try_emplace(letter->key);
  Presence& presence = found->second;
  const auto order = [](const Hello& one) { return std::pair(one.session, one.count); };
  const bool direct = is_direct(letter, hello, heard);
  const bool newer = is_new || order(hello) > order(presence.hello);
  if (direct && order(hello) >= order(presence.hello)) {
    presence.direct_at = now_;
    presence.pipe = heard.pipe;
  }
  if (!newer) {
    return;
  }
  const bool shows = is_new || presence.hello.wish != hello.wish ||
                     presence.hello.name != hello.name || presence.hello.flags != hello.flags ||
                     now_ - presence.at >= memory_ms();
  if (is_new && !direct) {
    presence.pipe = heard.pipe;
  }
  const bool has_come = is_new || presence.hello.session != hello.session;
  presence.hello = hello;
  presence.at = now_;
  presence.first_pipe = heard.pipe;
  const bool member = !log_.empty() && contains(keys_of(log_.members()), letter->key);
  const bool unseated = hello.wish != 0 && idle() && (shows || !is_ready(letter->key));
  if (member || unseated || comes_back(letter->key, hello)) {
    pass_on(letter, heard.pipe);
  }
  if (member || (idle() && hello.wish != 0)) {
    highest_ = believed_attempt(std::max(promised_, highest_), hello.attempt);
  }
  level(letter->key, presence);
  show_lobby(hello, has_come, presence);
  if (hello.epoch == kEpoch) {
    seat_wishes();
  }
  if (shows) {
    changed();
  }
}

}  // namespace play::room
