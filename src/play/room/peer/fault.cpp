// Proofs of cheating: each consists of signatures, so everybody who sees one passes it on, and
// every honest program comes to the same conclusion.
#include <algorithm>

#include "play/room/peer/peer.h"

namespace play::room {

void Peer::judge(const Letter& letter, Word word) {
  if (const Show* show = letter->as<Show>()) {
    if (word == Word::Element) {
      blame(letter->key, {letter});
    } else if ((word == Word::Shown || word == Word::Old) && !log().empty() &&
               show->game == log().tag()) {
      const auto& segments = log().segments();
      const auto after = std::find_if(segments.begin(), segments.end(),
                                      [&](const Segment& one) { return one.seq > show->seq; });
      const bool fits = after != segments.begin() && show->seq < log().length() &&
                        show->head == log().entries()[show->seq]->digest;
      auto proof = fits ? evidence_.note_show(letter, (after - 1)->setup.attempt) : std::nullopt;
      if (proof) {
        blame(letter->key, *proof);
      }
    }
    return;
  }
  if (word == Word::State && disagrees_) {
    return;  // nobody is blamed for a defect
  }
  contested_ = word == Word::State ? letter : contested_;
  if (word == Word::Chance || word == Word::Move || word == Word::State || word == Word::Writer ||
      word == Word::Element) {
    blame(letter->key, {letter});
  }
}

// Sends the proof to everybody, once. Keys without a seat cannot harm anybody, and anyone could
// make thousands of them.
void Peer::blame(const Key& who, const std::vector<Letter>& proof) {
  if (who == key() || !is_seated(who) || !faulty_.insert(who).second) {
    return;
  }
  for (const Letter& letter : proof) {
    send(letter);
  }
  keep();
  changed();
}

}  // namespace play::room
