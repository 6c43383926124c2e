#include "play/room/start_check.h"

#include <algorithm>

#include "play/room/hands.h"
#include "play/room/moves_text.h"
#include "play/sealed.h"

namespace play::room {

Word StartCheck::run() {
  if (const Word word = read_parts(); word != Word::Entry) {
    return word;
  }
  if (!parts_fit()) {
    return Word::Start;
  }
  order_ =
      order_of_members(setup(), message_.key, is_new() || log_.empty() ? nullptr : &log_.members());
  if (!readies_in_order()) {
    return Word::Start;
  }
  if (order_.front() != message_.key) {
    return Word::Writer;
  }
  if (!rank_fits()) {
    return Word::Rank;
  }
  if (setup().attempt <= log_.attempt()) {
    return Word::Attempt;
  }
  return is_new() ? check_new() : check_next();
}

Segment StartCheck::segment() const {
  Segment segment{is_new() ? 0 : log_.length(), setup(), {}, {}};
  for (std::size_t i = 0; i < ready_count(); ++i) {
    if (i < order_.size()) {
      segment.members.push_back({ready_key(i), ready(i), Chain(ready(i).tip, 0), {}});
    } else {
      segment.left.push_back(ready_key(i));
    }
  }
  return segment;
}

Word StartCheck::read_parts() {
  for (const Bytes& part : start_.parts) {
    const Reading reading = read(part, log_.room(), log_.parts());
    if (!reading) {
      return reading.word;
    }
    parts_.push_back(reading.letter);
  }
  return Word::Entry;
}

bool StartCheck::parts_fit() const {
  const auto is_ready = [](const Letter& part) { return part->as<Ready>() != nullptr; };
  if (parts_.size() < 2 || parts_[0]->as<Setup>() == nullptr ||
      !std::all_of(parts_.begin() + 1, parts_.end(), is_ready)) {
    return false;
  }
  const std::vector<Seat>& seats = setup().seats;
  const bool all_taken = std::none_of(
      seats.begin(), seats.end(), [](const Seat& seat) { return seat.kind == Seat::Kind::Free; });
  return parts_[0]->key == message_.key && (unproved() || setup().game == log_.tag()) && all_taken;
}

// One for each member, in order; then those who leave, each once.
bool StartCheck::readies_in_order() const {
  if (order_.empty() || ready_count() < order_.size()) {
    return false;
  }
  std::vector<Key> seen;
  for (std::size_t i = 0; i < ready_count(); ++i) {
    if (ready(i).setup != parts_[0]->digest || contains(seen, ready_key(i)) ||
        (i < order_.size() && ready_key(i) != order_[i])) {
      return false;
    }
    seen.push_back(ready_key(i));
  }
  return true;
}

Rank StartCheck::highest() const {
  Rank highest;
  for (std::size_t i = 0; i < ready_count(); ++i) {
    highest = std::max(highest, ready(i).rank);
  }
  return highest;
}

bool StartCheck::rank_fits() const { return unproved() || highest() == log_.rank(); }

Word StartCheck::check_new() const {
  const bool plain = ready_count() == order_.size() && leavers_fit() && !setup().has(Setup::kEnds);
  if (entry_.game != 0 || !start_.outcomes.empty() || !plain) {
    return Word::Start;
  }
  if (!unproved() && (entry_.prev != log_.head() || !(log_.empty() || log_.over()))) {
    return Word::Fork;
  }
  const auto beginning = log_.book().open(setup().rules);
  if (!beginning || beginning->rules != setup().rules ||
      setup().seats.size() != beginning->seats.size()) {
    return Word::Rules;
  }
  if (beginning->start->hands() != nullptr && !one_seat_each()) {
    return Word::Start;
  }
  return anybody_with_store() ? Word::Entry : Word::Majority;
}

Word StartCheck::check_next() const {
  if (entry_.game == 0 || setup().rules != log_.setup().rules) {
    return Word::Start;
  }
  if (!seats_stay()) {
    return Word::Seat;
  }
  const bool hidden = log_.position()->hands() != nullptr;
  if (!leavers_fit() || !left_rounds_opened() || (hidden && !one_seat_each())) {
    return Word::Start;
  }
  if (!majority()) {
    return Word::Majority;
  }
  return check_outcomes();
}

// Two hidden hands on one device would see each other.
bool StartCheck::one_seat_each() const {
  const auto persons = static_cast<std::size_t>(
      std::count_if(setup().seats.begin(), setup().seats.end(),
                    [](const Seat& seat) { return seat.kind == Seat::Kind::Person; }));
  return persons == order_.size();
}

bool StartCheck::seats_stay() const {
  const auto same_key = [](const Seat& now, const Seat& before) { return now.key == before.key; };
  const std::vector<Seat>& before = log_.setup().seats;
  return std::equal(setup().seats.begin(), setup().seats.end(), before.begin(), before.end(),
                    same_key);
}

// A device that has a seat does not leave; one that leaves was a member.
bool StartCheck::leavers_fit() const {
  for (std::size_t i = 0; i < ready_count(); ++i) {
    const bool leaver = i >= order_.size();
    if (ready(i).has(Ready::kLeaves) != leaver ||
        (leaver && !contains(keys_of(log_.members()), ready_key(i)))) {
      return false;
    }
  }
  return true;
}

// A dealer that left a round must open it with its READY.
bool StartCheck::left_rounds_opened() const {
  const HandsPosition* hands = log_.position()->hands();
  for (std::size_t i = 0; hands != nullptr && i < order_.size(); ++i) {
    const LeftRound* round = hands->owed_by(order_[i]);
    if (round != nullptr && chain_back(ready(i).deal, 1) != round->mail.devices[kDealer].shown) {
      return false;
    }
  }
  return true;
}

bool StartCheck::anybody_with_store() const {
  for (std::size_t i = 0; i < ready_count(); ++i) {
    if (!ready(i).has(Ready::kNoStore)) {
      return true;
    }
  }
  return false;
}

// The keys that count towards majorities. A device without its store does not count, except in a
// START of two members, the other of which has its store.
std::vector<Key> StartCheck::votes() const {
  const bool pair =
      order_.size() == 2 && ready(0).has(Ready::kNoStore) != ready(1).has(Ready::kNoStore);
  std::vector<Key> votes;
  for (std::size_t i = 0; i < ready_count(); ++i) {
    if (!ready(i).has(Ready::kNoStore) || (pair && i < order_.size())) {
      votes.push_back(ready_key(i));
    }
  }
  return votes;
}

bool StartCheck::majority() const {
  if (!anybody_with_store() || (setup().has(Setup::kEnds) && order_ != keys_of(log_.members()))) {
    return false;
  }
  return setup().has(Setup::kApart) || may_decide(log_, votes());
}

Word StartCheck::check_outcomes() const {
  if (!start_.outcomes.empty() && !log_.all_shown()) {
    return Word::Missing;
  }
  const bool chance_waits =
      log_.position()->actor() == core::kChance && log_.position()->hands() == nullptr;
  bool known = false;
  for (std::size_t i = 0; i < ready_count(); ++i) {
    known = known || (ready(i).rank == log_.rank() && ready(i).has(Ready::kKnows));
  }
  if (start_.outcomes.empty()) {
    return chance_waits && known ? Word::Chance : Word::Entry;
  }
  return start_.outcomes == print_moves(*log_.position(), log_.outcomes()->moves) ? Word::Entry
                                                                                  : Word::Chance;
}

std::span<const Segment> deciding(const Log& log) {
  const std::vector<Segment>& segments = log.segments();
  std::size_t first = segments.size() - 1;
  std::uint32_t behind = log.length();
  while (first > 0 && behind == segments[first].seq + 1 &&
         !segments[first].setup.has(Setup::kApart)) {
    behind = segments[first].seq;
    --first;
  }
  return std::span(segments).subspan(first);
}

bool most_of(const Segment& segment, const std::vector<Key>& votes) {
  const auto count =
      std::count_if(segment.members.begin(), segment.members.end(),
                    [&](const Member& member) { return contains(votes, member.key); });
  return 2 * static_cast<std::size_t>(count) > segment.members.size();
}

bool may_decide(const Log& log, const std::vector<Key>& votes) {
  const std::span<const Segment> starts = deciding(log);
  return std::all_of(starts.begin(), starts.end(),
                     [&](const Segment& start) { return most_of(start, votes); });
}

}  // namespace play::room
