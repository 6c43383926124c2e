#include "play/room/peer/games.h"

#include <algorithm>

namespace play::room {

bool Games::has_played(Tag game) const {
  return std::find(past_.begin(), past_.end(), game) != past_.end();
}

// Notes that the game here was another one.
void Games::note_past(Tag before) {
  constexpr std::size_t kMostPast = 64;
  if (before == 0 || before == log_.tag() || has_played(before)) {
    return;
  }
  if (past_.size() == kMostPast) {
    past_.erase(past_.begin());
  }
  past_.push_back(before);
}

void Games::become(Log&& next) {
  const Tag before = log_.tag();
  log_ = std::move(next);
  note_past(before);
}

Word Games::take(const Letter& letter, bool welcome) {
  const Tag before = log_.tag();
  Word word = welcome ? log_.take(letter) : Word::Game;
  note_past(before);
  if (aside_ && (refused(word) || letter->as<Show>())) {
    const Word other = aside_->take(letter);
    word = (refused(word) && !refused(other)) || other == Word::Shown ? other : word;
  }
  if ((word == Word::Fork || word == Word::Head) && letter->as<Entry>() && branch(letter)) {
    return Word::Entry;
  }
  if ((word == Word::Old || word == Word::Writer) && revive(letter)) {
    return Word::Shown;
  }
  return word;
}

// Another entry where there is one already, or where somebody has shown for another.
bool Games::branch(const Letter& letter) {
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
bool Games::revive(const Letter& letter) {
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

void Games::prefer() {
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
    const Tag before = log_.tag();
    std::swap(log_, *aside_);
    note_past(before);
  }
}

// Whether a member has shown for another entry in the next place: that binds until it shows for the
// other log's entry too, or a START leaves both behind.
bool Games::is_bound_from(const Log& other) const {
  const std::uint32_t start = log_.segment().seq;
  if (other.segment().seq != start ||
      other.entries()[start]->digest != log_.entries()[start]->digest) {
    return false;
  }
  for (std::size_t i = 0; i < log_.members().size(); ++i) {
    if (log_.is_ahead(i) && !other.has_shown(i)) {
      return true;
    }
  }
  return false;
}

void Games::follow(Log&& next) {
  const Tag before = log_.tag();
  if (!log_.empty() && !log_.over()) {
    resting_ = std::move(log_);
  }
  log_ = std::move(next);
  note_past(before);
  aside_.reset();
}

bool Games::rest(const Letter& start) {
  Log other = log_;
  if (resting_ || other.take(start) != Word::Entry) {
    return false;
  }
  resting_ = std::move(other);
  return true;
}

bool Games::turn_to(Tag game) {
  if (resting_ && resting_->tag() == game) {
    std::swap(log_, *resting_);
  } else {
    std::uint32_t before = log_.length();
    for (const Segment& segment : log_.segments()) {
      if (segment.setup.has(Setup::kApart)) {
        before = segment.seq;
      }
    }
    Log past = log_.cut(before);
    if (past.tag() != game) {
      return false;
    }
    resting_ = std::exchange(log_, std::move(past));
  }
  aside_.reset();
  return true;
}

}  // namespace play::room
