// Chat: few words, and at an open table only phrases.
#include <algorithm>

#include "play/room/layout.h"
#include "play/room/peer/peer.h"
#include "play/room/text.h"

namespace play::room {

namespace {

constexpr std::uint64_t kSayCosts = 2;  // one in two seconds, five at once
constexpr std::size_t kMostSaid = 50;

}  // namespace

bool Peer::open_table() const {
  return (!log_.empty() && log_.setup().has(Setup::kOpen)) ||
         (lobby_open() && lobby()->has(Setup::kOpen));
}

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
  // Starts above any number of an earlier session, which said at most one word per second.
  const auto begun = static_cast<std::uint32_t>(here_.session >> 32U);
  own_voice_.count = std::max(own_voice_.count, begun) + 1;
  const Letter made = letter(Say{own_voice_.count, wish.phrase, wish.text});
  note_said(made);
  send(made);
}

}  // namespace play::room
