// Chat: few words, and at an open table only phrases.
#include <algorithm>

#include "play/room/layout.h"
#include "play/room/peer/peer.h"
#include "play/room/text.h"

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

bool Peer::open_table() const {
  return (!log_.empty() && log_.setup().has(Setup::kOpen)) ||
         (lobby_open() && lobby()->has(Setup::kOpen));
}

bool Peer::among_friends() const { return (!log_.empty() || lobby_open()) && !open_table(); }

void Peer::hear_say(const Letter& letter, const Say& say, Pipe pipe) {
  if ((open_table() && say.phrase == 0) || !present_.contains(letter->key)) {
    return;
  }
  Voice& voice = voices_[letter->key];
  if (say.count <= voice.count || !voice.words.take(kSayCosts, now_)) {
    return;
  }
  voice.count = say.count;
  pass_on(letter, pipe);
  note_said(letter);
}

void Peer::note_said(const Letter& letter) {
  ++words_said_;
  said_.push_back(letter);
  if (said_.size() > kMostSaid) {
    said_.erase(said_.begin());
  }
  changed();
}

void Peer::on(const Speak& wish) {
  const bool good = wish.phrase == 0 ? !open_table() && !wish.text.empty() &&
                                           plain_words(wish.text, kMostSayPoints)
                                     : wish.phrase <= kMostPhrases && wish.text.empty();
  if (!good || elsewhere_ || !own_voice_.words.take(kSayCosts, now_)) {
    return;
  }
  // Starts above the numbers of earlier sessions (stored_session).
  own_voice_.count = std::max(own_voice_.count, count_of(here_.session)) + 1;
  if (wish_ != 0 || !log_.empty()) {  // nothing is stored of a table that is only looked at
    keep();
  }
  const Letter made = letter(Say{own_voice_.count, wish.phrase, wish.text});
  note_said(made);
  send(made);
}

// The next session is higher than what is stored, and its first word has a higher number than any
// said in this one.
Session Peer::stored_session() const {
  return std::max(here_.session, Session{own_voice_.count} << kCountBits);
}

}  // namespace play::room
