// Lockstep: what is taken into the log, shown for and written.
#include <algorithm>
#include <utility>

#include "play/room/peer/peer.h"
#include "play/room/start_check.h"

namespace play::room {

namespace {

bool may_fit_later(Word word) {
  return word == Word::Order || word == Word::Missing || word == Word::Game;
}

bool taken_in(Word word) { return word == Word::Entry || word == Word::Shown; }

bool begins(const Letter& letter) {
  const Entry* entry = letter->as<Entry>();
  return entry && entry->game == 0 && std::holds_alternative<Start>(entry->content);
}

}  // namespace

std::optional<std::size_t> Peer::me() const { return log().member_of(key()); }

// A promise forbids everything of a lower attempt; a device that has forgotten its promises waits
// for a START that says so.
bool Peer::may_act() const {
  const bool bound = here_.keeps_promises && promises_.attempt > log().attempt();
  return !elsewhere_ && !promises_.unknown && !bound;
}

bool Peer::acts() const { return me() && may_act() && log().writer() == me(); }

void Peer::hear_log(const Letter& letter, Pipe pipe) {
  const Rank before = log().rank();
  const Word word = take(letter);
  judge(letter, word);
  if (refused(word)) {
    count(word);
  }
  if (may_fit_later(word) && !begins(letter)) {
    later_.put(letter);
    const Entry* entry = letter->as<Entry>();
    stuck_ = stuck_ || (entry && !log().empty() && entry->game == log().tag() &&
                        has_seat(log().setup(), letter->key));
  }
  if (taken_in(word)) {
    pass_on(letter, pipe);
    take_later();
    const auto& present = company_.present();
    grown_ = grown_ || log().length() > before.length + 1 ||
             std::any_of(present.begin(), present.end(), [&](const auto& one) {
               return one.second.hello.game == log().tag() && one.second.hello.rank > log().rank();
             });
    taken();
  }
}

// Takes a letter into the log here or one beside it.
Word Peer::take(const Letter& letter) {
  if (leaves_most(letter)) {
    if (games_.rest(letter)) {
      keep();
      changed();
    }
    return Word::Majority;
  }
  const Rank before = log().rank();
  const Tag game = log().tag();
  Word word = games_.take(letter, !begins(letter) || welcome(letter));
  if (begins(letter) && refused(word) && follow_new(letter)) {
    word = Word::Entry;
  }
  games_.prefer();
  if (log().tag() != game) {
    contested_ = nullptr;
    disagrees_ = false;
  }
  if (log().rank() != before || log().tag() != game) {
    stuck_ = false;
    times_.entry_at = now_;
    if (log().segment().seq + 1 == log().length() || log().attempt() != before.at) {
      note_start();
    }
  }
  return word;
}

// Whether a new game is one to take part in or to watch: it holds this device's own READY, or comes
// from somebody who could set it up.
bool Peer::welcome(const Letter& letter) const {
  if (!log().empty() && letter->digest == log().game_digest()) {
    return true;
  }
  if (!log().empty() && !log().over()) {
    return false;  // follow_new decides
  }
  Log fresh(here_.room.id, signatures(), *here_.book);
  Log behind = log();
  const Log* next = behind.take(letter) == Word::Entry  ? &behind
                    : fresh.take(letter) == Word::Entry ? &fresh
                                                        : nullptr;
  if (next == nullptr) {
    return true;  // the log says why not
  }
  const bool with_me =
      promises_.ready && std::any_of(next->members().begin(), next->members().end(),
                                     [&](const Member& member) { return member.key == key(); });
  const bool by_owner =
      lobby_owner() == letter->key || (round_.setup && round_.setup->key == letter->key);
  // Over a lobby that others are in, only most of those who played the last game.
  const bool by_member = !log().empty() && contains(keys_of(log().members()), letter->key) &&
                         (!lobby_open() || most_of(log().segment(), keys_of(next->members())));
  return with_me || by_owner || by_member || (log().empty() && !awaited());
}

// Whether anybody else waits for the game of the lobby here, and it can begin.
bool Peer::awaited() const {
  const auto& present = company_.present();
  return round_.setup && !all_lost_stores() &&
         std::any_of(present.begin(), present.end(), [&](const auto& one) {
           return alive(one.first) && one.second.hello.wish != 0 && one.second.hello.game == 0;
         });
}

// Follows a new game whose beginning does not fit after what is known here.
bool Peer::follow_new(const Letter& letter) {
  auto next = log().followed_by(letter);
  bool is_later = next && next->attempt() > log().attempt();
  if (!next) {
    next = watched(letter);
    is_later = next && (next->attempt() > log().attempt() || has_come_further(*next));
  }
  if (!is_later || (idle() && !welcome(letter))) {
    return false;
  }
  games_.follow(std::move(*next));
  return true;
}

// Whether a member of that game says that it has come further than the game here: two games that
// split off may begin with the same attempt.
bool Peer::has_come_further(const Log& other) const {
  return std::any_of(other.members().begin(), other.members().end(), [&](const Member& member) {
    const Hello* hello = hello_of(member.key);
    return hello != nullptr && hello->game == other.tag() && hello->rank > log().rank();
  });
}

// The new game that most of the others are in by now, for a device that only watched the last one
// or has no store to play on in it; or any new game, if all of the others have gone.
std::optional<Log> Peer::watched(const Letter& letter) const {
  if (log().empty() || (me() && !promises_.unknown)) {
    return std::nullopt;
  }
  std::size_t others = 0;
  std::size_t here = 0;
  std::size_t there = 0;
  for (const Member& member : log().members()) {
    const Hello* hello = hello_of(member.key);
    others += member.key == key() ? 0 : 1;
    here += hello != nullptr ? 1 : 0;
    there += hello != nullptr && hello->game == tag_of(letter->digest) ? 1 : 0;
  }
  if (here != 0 && 2 * there <= others) {
    return std::nullopt;
  }
  Log fresh(here_.room.id, signatures(), *here_.book);
  return fresh.take(letter) == Word::Entry ? std::optional(std::move(fresh)) : std::nullopt;
}

// A START has been taken: those who were asked have answered, and this device wishes for the seats
// that it now has.
void Peer::note_start() {
  const std::vector<Key> members = keys_of(log().members());
  if (proposal_ && (log().attempt() >= proposal_->setup->as<Setup>()->attempt ||
                    proposal_->setup->as<Setup>()->game != log().tag())) {
    proposal_.reset();
  }
  efforts_.stranded = 0;
  efforts_.asked.clear();
  efforts_.wanted_since.reset();
  round_.asks = false;
  if (opinion_.agrees(log().setup().seats)) {
    put_out_.insert(opinion_.out().begin(), opinion_.out().end());
  }
  opinion_ = {};
  ready_ = false;
  promises_.note_start(log(), me());
  const unsigned seats = seats_with(log().setup(), key());
  if (wish_ != 0 && seats != 0) {
    wish_ = static_cast<std::uint8_t>(seats);
  }
  for (const Key& one : members) {
    put_out_.erase(one);
    efforts_.tried.erase(one);
  }
  next_beat_ = now_;
}

void Peer::take_later() {
  for (bool again = true; again;) {
    again = false;
    for (const Letter& letter : later_.take()) {
      const Word word = take(letter);
      judge(letter, word);
      if (taken_in(word)) {
        again = true;
        pass_on(letter, kAllPipes);
      }
      if (may_fit_later(word)) {
        later_.put(letter);
      }
    }
  }
}

// Updates whatever depends on the log.
void Peer::taken() {
  const auto now = std::pair(log().rank(), log().all_shown());
  if (now != kept_) {
    kept_ = now;
    keep();
  }
  show();
  if (log().all_shown()) {
    times_.shown_at = now_;
  }
  changed();
  try_start();
  const bool ends_itself = acts() && log().outcomes()->position->actor() == core::kOver;
  if (ends_itself) {
    on(Decide{});
  }
  audit();
  tend_hands();
}

// Follows the other of two games with a common past; this device's own game rests.
void Peer::on(const Follow& wish) {
  if (elsewhere_ || log().empty() || wish.game == log().tag() || !games_.turn_to(wish.game)) {
    return;
  }
  proposal_.reset();
  keep();
  changed();
  say_hello();
}

}  // namespace play::room
