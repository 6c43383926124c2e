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

std::optional<std::size_t> Peer::me() const {
  if (log_.empty()) {
    return std::nullopt;
  }
  for (std::size_t i = 0; i < log_.members().size(); ++i) {
    if (log_.members()[i].key == key()) {
      return i;
    }
  }
  return std::nullopt;
}

// A promise forbids everything of a lower attempt; a device that has forgotten its promises waits
// for a START that says so.
bool Peer::may_act() const {
  const bool bound = here_.keeps_promises && promised_ > log_.attempt();
  return !elsewhere_ && !store_lost_ && !bound;
}

bool Peer::acts() const { return me() && may_act() && log_.writer() == me(); }

void Peer::hear_log(const Letter& letter, Pipe pipe) {
  const Rank before = log_.rank();
  const Word word = take(letter);
  judge(letter, word);
  if (refused(word)) {
    count(word);
  }
  if (may_fit_later(word) && !begins(letter)) {
    later_.put(letter);
    const Entry* entry = letter->as<Entry>();
    stuck_ = stuck_ || (entry && !log_.empty() && entry->game == log_.tag() &&
                        has_seat(log_.setup(), letter->key));
  }
  if (taken_in(word)) {
    pass_on(letter, pipe);
    take_later();
    const auto& present = company_.present();
    grown_ = grown_ || log_.length() > before.length + 1 ||
             std::any_of(present.begin(), present.end(), [&](const auto& one) {
               return one.second.hello.game == log_.tag() && one.second.hello.rank > log_.rank();
             });
    taken();
  }
}

// Takes a letter into the log, or into the log beside it: another continuation may come to rank
// higher.
Word Peer::take(const Letter& letter) {
  if (leaves_most(letter)) {
    if (Log other = log_; !resting_ && other.take(letter) == Word::Entry) {
      resting_ = std::move(other);
    }
    return Word::Majority;
  }
  const Rank before = log_.rank();
  const Tag game = log_.empty() ? 0 : log_.tag();
  Word word = begins(letter) && !welcome(letter) ? Word::Game : log_.take(letter);
  if (aside_ && (refused(word) || letter->as<Show>())) {
    const Word other = aside_->take(letter);
    word = (refused(word) && !refused(other)) || other == Word::Shown ? other : word;
  }
  if ((begins(letter) && refused(word) && follow_new(letter)) ||
      ((word == Word::Fork || word == Word::Head) && letter->as<Entry>() && branch(letter))) {
    word = Word::Entry;
  } else if ((word == Word::Old || word == Word::Writer) && revive(letter)) {
    word = Word::Shown;
  }
  prefer();
  if (log_.rank() != before || (!log_.empty() && log_.tag() != game)) {
    stuck_ = false;
    entry_at_ = now_;
    if (!log_.empty() && log_.tag() != game) {
      contested_ = nullptr;
      disagrees_ = false;
    }
    if (game != 0 && game != log_.tag() && !has_played(game)) {
      constexpr std::size_t kMostPast = 64;
      if (past_.size() == kMostPast) {
        past_.erase(past_.begin());
      }
      past_.push_back(game);
    }
    if (log_.segment().seq + 1 == log_.length() || log_.attempt() != before.at) {
      note_start();
    }
  }
  return word;
}

// Whether a new game is one to take part in or to watch: it holds this device's own READY, or comes
// from somebody who could set it up.
bool Peer::welcome(const Letter& letter) const {
  if (!log_.empty() && letter->digest == log_.game_digest()) {
    return true;
  }
  if (!log_.empty() && !log_.over()) {
    return false;  // follow_new decides
  }
  Log fresh(here_.room.id, signatures(), *here_.book);
  Log behind = log_;
  const Log* next = behind.take(letter) == Word::Entry  ? &behind
                    : fresh.take(letter) == Word::Entry ? &fresh
                                                        : nullptr;
  if (next == nullptr) {
    return true;  // the log says why not
  }
  const bool with_me =
      promise_ && std::any_of(next->members().begin(), next->members().end(),
                              [&](const Member& member) { return member.key == key(); });
  const bool by_owner = lobby_owner() == letter->key || (seen_ && seen_->key == letter->key);
  // Over a lobby that others are in, only most of those who played the last game.
  const bool by_member = !log_.empty() && contains(keys_of(log_.members()), letter->key) &&
                         (!lobby_open() || most_of(log_.segment(), keys_of(next->members())));
  return with_me || by_owner || by_member || (log_.empty() && !awaited());
}

// Whether anybody else waits for the game of the lobby here, and it can begin.
bool Peer::awaited() const {
  const auto& present = company_.present();
  return seen_ && !all_lost_stores() &&
         std::any_of(present.begin(), present.end(), [&](const auto& one) {
           return alive(one.first) && one.second.hello.wish != 0 && one.second.hello.game == 0;
         });
}

// Follows a new game whose beginning does not fit after what is known here.
bool Peer::follow_new(const Letter& letter) {
  auto next = log_.followed_by(letter);
  bool is_later = next && next->attempt() > log_.attempt();
  if (!next) {
    next = watched(letter);
    is_later = next && (next->attempt() > log_.attempt() || has_come_further(*next));
  }
  if (!is_later || (idle() && !welcome(letter))) {
    return false;
  }
  if (!idle()) {
    resting_ = std::move(log_);
  }
  log_ = std::move(*next);
  aside_.reset();
  return true;
}

// Whether a member of that game says that it has come further than the game here: two games that
// split off may begin with the same attempt.
bool Peer::has_come_further(const Log& other) const {
  return std::any_of(other.members().begin(), other.members().end(), [&](const Member& member) {
    const Hello* hello = hello_of(member.key);
    return hello != nullptr && hello->game == other.tag() && hello->rank > log_.rank();
  });
}

// The new game that most of the others are in by now, for a device that only watched the last one
// or has no store to play on in it; or any new game, if all of the others have gone.
std::optional<Log> Peer::watched(const Letter& letter) const {
  if (log_.empty() || (me() && !store_lost_)) {
    return std::nullopt;
  }
  std::size_t others = 0;
  std::size_t here = 0;
  std::size_t there = 0;
  for (const Member& member : log_.members()) {
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

// Another entry where there is one already, or where somebody has shown for another.
bool Peer::branch(const Letter& letter) {
  const Entry& entry = *letter->as<Entry>();
  if (log_.empty() || entry.game != log_.tag() || entry.seq < log_.final_length() ||
      entry.seq > log_.length()) {
    return false;
  }
  Log other = log_.cut(entry.seq);
  if (other.empty()) {
    return false;
  }
  Word word = other.take(letter);
  if (word == Word::Head) {
    other = log_.cut(entry.seq, Log::Bonds::Forgotten);
    word = other.take(letter);
    for (const Member& member : log_.members()) {
      for (const Letter& show : member.shows) {
        (void)other.take(show);  // those that name this entry
      }
    }
  }
  if (word != Word::Entry || !other.proven() || (aside_ && aside_->rank() >= other.rank())) {
    return false;
  }
  aside_ = std::move(other);
  return true;
}

// A SHOW for an entry before a START that is not final: another START may take its place, after
// what all have shown.
bool Peer::revive(const Letter& letter) {
  const Show* show = letter->as<Show>();
  if (!show || log_.empty() || show->game != log_.tag() || show->seq >= log_.segment().seq ||
      show->seq < log_.final_length()) {
    return false;
  }
  if (aside_) {
    return aside_->take(letter) == Word::Shown;
  }
  Log before = log_.cut(show->seq + 1);
  if (before.empty() || before.take(letter) != Word::Shown) {
    return false;
  }
  aside_ = std::move(before);
  return true;
}

// Keeps the higher of two logs of one game, if it has all that is final here.
void Peer::prefer() {
  if (!aside_) {
    return;
  }
  const std::uint32_t kept = log_.final_length();
  const bool holds =
      aside_->length() >= kept && aside_->entries().front() == log_.entries().front() &&
      (kept == 0 || aside_->entries()[kept - 1]->digest == log_.entries()[kept - 1]->digest);
  if (!holds) {
    aside_.reset();
  } else if (aside_->rank() > log_.rank() && !is_bound_from(*aside_)) {
    std::swap(log_, *aside_);
  }
}

// Whether a member has shown for another entry in the next place: that binds until it shows for the
// other log's entry too, or a START leaves both behind.
bool Peer::is_bound_from(const Log& other) const {
  const std::uint32_t start = log_.segment().seq;
  if (other.segment().seq != start ||
      other.entries()[start]->digest != log_.entries()[start]->digest) {
    return false;
  }
  for (std::size_t i = 0; i < log_.members().size(); ++i) {
    if (is_ahead(i) && !other.has_shown(i)) {
      return true;
    }
  }
  return false;
}

// A START is final: those who were asked have answered, and this device wishes for the seats that
// it now has.
void Peer::note_start() {
  const std::vector<Key> members = keys_of(log_.members());
  if (proposal_ && (log_.attempt() >= proposal_->setup->as<Setup>()->attempt ||
                    proposal_->setup->as<Setup>()->game != log_.tag())) {
    proposal_.reset();
  }
  stranded_ = 0;
  asked_.clear();
  wanted_since_.reset();
  asks_ = false;
  if (opinion_.agrees(log_.setup().seats)) {
    put_out_.insert(opinion_.out().begin(), opinion_.out().end());
  }
  opinion_ = {};
  ready_ = false;
  if (left_ && log_.attempt() >= left_->attempt) {
    left_.reset();
  }
  const auto mine = me();
  const Ready* ready = mine ? &log_.members()[*mine].ready : nullptr;
  const bool own = mine && promise_ && promise_->as<Ready>()->setup == ready->setup;
  if (own && ready->has(Ready::kNoStore)) {
    store_lost_ = false;
  } else if (mine && !promise_) {
    store_lost_ = true;  // an earlier session of this device has promised something
  }
  unsigned seats = 0;
  for (std::size_t i = 0; i < log_.setup().seats.size(); ++i) {
    seats |= log_.setup().seats[i].key == key() ? 1U << i : 0U;
  }
  if (wish_ != 0 && seats != 0) {
    wish_ = static_cast<std::uint8_t>(seats);
  }
  for (const Key& one : members) {
    put_out_.erase(one);
    tried_.erase(one);
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
  const auto now = std::pair(log_.rank(), log_.all_shown());
  if (now != kept_) {
    kept_ = now;
    keep();
  }
  show();
  if (log_.all_shown()) {
    shown_at_ = now_;
  }
  changed();
  try_start();
  const bool ends_itself = acts() && log_.outcomes()->board->actor() == core::kOver;
  if (ends_itself) {
    on(Decide{});
  }
  audit();
  tend_hands();
}

// Follows the other of two games with a common past; this device's own game rests.
void Peer::on(const Follow& wish) {
  if (elsewhere_ || log_.empty() || wish.game == log_.tag()) {
    return;
  }
  if (resting_ && resting_->tag() == wish.game) {
    std::swap(log_, *resting_);
  } else {
    std::uint32_t before = log_.length();
    for (const Segment& segment : log_.segments()) {
      if (segment.setup.has(Setup::kApart)) {
        before = segment.seq;
      }
    }
    if (before == log_.length()) {
      return;
    }
    Log past = log_.cut(before);
    if (past.tag() != wish.game) {
      return;
    }
    resting_ = std::exchange(log_, std::move(past));
  }
  aside_.reset();
  proposal_.reset();
  keep();
  changed();
  say_hello();
}

}  // namespace play::room
