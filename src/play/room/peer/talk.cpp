#include "play/room/peer/talk.h"

#include <algorithm>

namespace play::room {

namespace {

constexpr std::uint64_t kSayCosts = 2;  // one in two seconds, five at once
constexpr std::size_t kMostSaid = 50;
constexpr unsigned kCountBits = 32;

// What a session's words are counted from: its upper half, which is a time in seconds.
std::uint32_t count_of(Session session) {
  return static_cast<std::uint32_t>(session >> kCountBits);
}

}  // namespace

bool Talk::hear(const Letter& word, Millis now) {
  const Say& say = *word->as<Say>();
  Voice& voice = others_[word->key];
  if (say.count <= voice.count || !voice.words.take(kSayCosts, now)) {
    return false;
  }
  voice.count = say.count;
  note(word);
  return true;
}

std::optional<std::uint32_t> Talk::next(Session session, Millis now) {
  if (!own_.words.take(kSayCosts, now)) {
    return std::nullopt;
  }
  own_.count = std::max(own_.count, count_of(session)) + 1;
  return own_.count;
}

void Talk::note(const Letter& word) {
  ++count_;
  said_.push_back(word);
  if (said_.size() > kMostSaid) {
    said_.erase(said_.begin());
  }
}

Session Talk::stored_session(Session session) const {
  return std::max(session, Session{own_.count} << kCountBits);
}

}  // namespace play::room
