// What five devices controlled by one program do before and after a throw: fall silent, or choose a
// move.
#include <algorithm>

#include "play/tagged_hash.h"
#include "rooms/conspiracy.h"

namespace rooms {

using namespace play::room;

namespace {

constexpr std::uint64_t kTempting = 8;  // every eighth throw might be repeated
constexpr std::size_t kMostSilent = 2;  // the others are then still a majority

}  // namespace

// ---- Throws -------------------------------------------------------------------------------------

// The show of the honest device, which it sends for the newest entry only.
bool Conspiracy::hear_show() {
  const Show* show = show_ ? show_->as<Show>() : nullptr;
  if (show == nullptr || log_->take(show_) != Word::Shown || show->head != log_->head() ||
      show->seq + 1 != log_->length()) {
    return false;
  }
  known_ = show->element;
  return true;
}

void Conspiracy::show_but(const Key& silent) {
  const std::uint32_t number = log_->element_number();
  for (const Member& member : std::vector<Member>(log_->members())) {
    if (member.key != honest_ && member.key != silent) {
      const Letter show = say(log_->make_show(chains_.at(member.key)[number]), member.key);
      (void)log_->take(show);
      tell(show);
    }
  }
}

// Until all have shown: before that, the five know the throw and may fall silent.
bool Conspiracy::settle() {
  while (hear_show()) {
    if (log_->position()->actor() != core::kChance) {
      show_but({});
      return log_->all_shown();
    }
    Elements elements;
    for (const Member& member : log_->members()) {
      const bool own = member.key != honest_;
      elements.push_back(own ? chains_.at(member.key)[log_->element_number()] : known_);
    }
    const std::size_t face =
        pick(seed_of(log_->game_digest(), log_->head(), elements), 0, kFairWeights);
    count(face);
    const bool tempting = turns_ % kTempting == kTempting / 2;
    if (tempting && face != kSix && silent_.size() < kMostSilent) {
      if (!fall_silent()) {
        return false;
      }
      continue;
    }
    throws_.tempted += tempting ? 1 : 0;
    throws_.tempted_sixes += tempting && face == kSix ? 1 : 0;
    show_but({});
    return log_->all_shown() &&
           log_->position()->print(log_->outcomes()->moves[0]) == dice_token(face);
  }
  return false;
}

// One of them withholds its element until the others play without it; never the first, which asks
// for the START.
bool Conspiracy::fall_silent() {
  std::vector<Key> may = keys_of(log_->members());
  may.erase(may.begin());
  std::erase(may, honest_);
  const std::size_t number = best_of(kTries, [&](std::size_t i) {
    const Digest head = play::TaggedHash(play::HashTag::RoomSeed).add(log_->head()).add(i).digest();
    return expected(log_->game_digest(), head, may, log_->element_number());
  });
  const Key who = may[number % may.size()];
  show_but(who);
  for (Millis waited = 0; waited < kSilent_ms; waited += kBetween_ms) {
    wait(kBetween_ms);
  }
  silent_.push_back(who);
  ++throws_.absences;
  choice(Choice::Silence) = number;
  return !log_->all_shown() && change();
}

// ---- Moves --------------------------------------------------------------------------------------

bool Conspiracy::move() {
  const auto writer = log_->writer();
  if (!writer) {
    return false;
  }
  const core::SeatIndex seat = log_->outcomes()->position->actor().seat;
  throws_.bot_turns += log_->setup().seats[seat].kind == Seat::Kind::Bot ? 1 : 0;
  choice(Choice::Silence) = kTries;
  const Key who = log_->members()[*writer].key;
  if (who == honest_) {
    choice(Choice::Move) = kTries;
    step(Decide{{dice_move(drawn(turns_, 0, 1)[0] % kDiceMoves)}});
    return entry_ && log_->take(entry_) == Word::Entry;
  }
  choice(Choice::Move) = best_move();
  const auto chosen =
      find_move(*log_->outcomes()->position, dice_move(choice(Choice::Move) % kDiceMoves));
  const Letter entry = say(log_->make_move({&*chosen, 1}), who);
  const bool taken = log_->take(entry) == Word::Entry;
  tell(entry);
  return taken;
}

std::size_t Conspiracy::best_move() const {
  const std::vector<Key> members = keys_of(log_->members());
  core::MoveList moves;
  log_->outcomes()->position->moves(moves);
  return best_of(kTries, [&](std::size_t i) {
    const Letter entry = say(log_->make_move({&moves[i], 1}), members[*log_->writer()]);
    return expected(log_->game_digest(), entry->digest, members, log_->element_number() + 1);
  });
}

}  // namespace rooms
