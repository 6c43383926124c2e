// Chat: few words, and at an open table only phrases.
#include "play/room/layout.h"
#include "play/room/peer/peer.h"
#include "play/room/text.h"

namespace play::room {

bool Peer::open_table() const {
  return (!log().empty() && log().setup().has(Setup::kOpen)) ||
         (lobby_open() && lobby()->has(Setup::kOpen));
}

bool Peer::among_friends() const { return (!log().empty() || lobby_open()) && !open_table(); }

void Peer::hear_say(const Letter& letter, const Say& say, Pipe pipe) {
  const bool fits = !open_table() || say.phrase != 0;
  if (fits && company_.find(letter->key) != nullptr && talk_.hear(letter, now_)) {
    pass_on(letter, pipe);
    changed();
  }
}

void Peer::on(const Speak& wish) {
  const bool good = wish.phrase == 0 ? !open_table() && !wish.text.empty() &&
                                           plain_words(wish.text, kMostSayPoints)
                                     : wish.phrase <= kMostPhrases && wish.text.empty();
  const auto number = good && !elsewhere_ ? talk_.next(here_.session, now_) : std::nullopt;
  if (!number) {
    return;
  }
  if (wish_ != 0 || !log().empty()) {  // nothing is stored of a table that is only looked at
    keep();
  }
  const Letter made = letter(Say{*number, wish.phrase, wish.text});
  talk_.note(made);
  changed();
  send(made);
}

}  // namespace play::room
