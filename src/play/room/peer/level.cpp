// Catching up: a HELLO says what a device has, and others send what it lacks.
#include <algorithm>

#include "core/bits.h"
#include "play/room/peer/peer.h"

namespace play::room {

bool Peer::lacks(const Hello& hello) const {
  if (log().empty()) {
    return false;
  }
  if (hello.game != log().tag()) {
    return hello.game == 0 || log().names(hello.game) || games_.has_played(hello.game) ||
           hello.rank < log().rank();
  }
  if (hello.rank != log().rank()) {
    return hello.rank < log().rank();
  }
  return (log().shown() & ~unsigned{hello.shown}) != 0;
}

// Whether this device answers at once: the first member that hears the asking device does.
bool Peer::answers_first(const Key& asks) const {
  const std::vector<Key> members = keys_of(log().members());
  const auto place =
      static_cast<unsigned>(std::find(members.begin(), members.end(), asks) - members.begin());
  for (const Key& member : members) {
    if (member == key()) {
      return true;
    }
    if (member == asks || !heard(member)) {
      continue;
    }
    const Hello& hello = *hello_of(member);
    const bool can = hello.game == log().tag() && hello.rank >= log().rank();
    if (can && (place == members.size() || core::has_bit(hello.heard, place))) {
      return false;
    }
  }
  return false;
}

void Peer::level(const Key& key, Company::Presence& presence) {
  const bool behind = !elsewhere_ && lacks(presence.hello);
  const bool answers = behind && presence.direct_at && (answers_first(key) || presence.behind);
  presence.behind = behind;
  Company::Line& line = company_.line(presence.pipe);
  constexpr Millis kAnswer_ms = 500;  // between two answers to one pipe
  if (answers && (!line.answered_at || now_ - *line.answered_at >= kAnswer_ms)) {
    line.answered_at = now_;
    send_missing(presence);
  }
}

// The lobby's newest SETUP, for a device that has just come or has not heard of it. If nobody sits
// in the lobby, it comes from its author, or from anybody once that one is not heard.
void Peer::show_lobby(const Company::Presence& presence, bool has_come) {
  const auto owner = lobby_owner();
  const bool written = lobby_open() && round_.setup->key == key();
  const bool orphaned = lobby_open() && !owner && !written && !alive(round_.setup->key);
  const bool own = ((written && owner.value_or(key()) == key()) || orphaned) && !elsewhere_;
  const bool wanted =
      own && presence.direct_at && (has_come || presence.hello.attempt < lobby()->attempt);
  if (wanted && company_.line(presence.pipe).answers.take(1, now_)) {
    send(round_.setup, presence.pipe);
  }
}

void Peer::send_missing(const Company::Presence& presence) {
  const Hello& hello = presence.hello;
  Bucket& answers = company_.line(presence.pipe).answers;
  const bool related = log().has_past(hello.game);
  std::uint32_t from = related ? hello.rank.length : 0;
  if (from > log().length()) {
    from = std::min(log().final_length(), log().length());
  } else if (from > 0 && tag_of(log().entries()[from - 1]->digest) != hello.head) {
    from = std::min(from - 1, log().final_length());
  }
  // A device whose game is unknown here is only told that there is a newer one.
  const bool known =
      hello.game == 0 || related || log().names(hello.game) || games_.has_played(hello.game);
  constexpr std::size_t kLongestAnswer = 65'536;
  std::size_t bytes = 0;
  for (const Letter& letter : log().missing_from(from)) {
    const bool enough = bytes > 0 && !known;
    bytes += letter->bytes.size();
    if (enough || bytes > kLongestAnswer || !answers.take(weight_of(*letter), now_)) {
      return;
    }
    send(letter, presence.pipe);
  }
}

}  // namespace play::room
