// Who is gone and who is back: the owner asks for a START with the members present.
#include <algorithm>

#include "play/agent.h"
#include "play/room/peer/peer.h"

namespace play::room {

// ---- Judging ------------------------------------------------------------------------------------

// For this long, and for as long as an attempt may take, a device that did not answer is assumed to
// be unable to; then it is asked again.
constexpr Millis kAsked_ms = 3 * kSilent_ms;

// Whether the author of the newest entry was proved to cheat: others may have shown for another
// entry in its place, so nobody owes a show for this one.
bool Peer::disputed() const {
  return !log().empty() && faulty_.contains(log().entries().back()->key);
}

// Whether a promise to somebody else's SETUP may forbid it to show. That is an excuse only if a
// START follows soon.
bool Peer::excused(const Key& who) const {
  const Hello* hello = hello_of(who);
  return hello != nullptr && alive(who) && hello->attempt > log().attempt() && round_.setup &&
         round_.setup->key != who && lobby()->attempt >= hello->attempt &&
         contains(order_of_members(*lobby(), round_.setup->key, &log().members()), who);
}

// Whether a member keeps the game waiting. Only devices that hear more than half of the members
// judge this.
bool Peer::silent(std::size_t member) const {
  const Key& who = log().members()[member].key;
  if (who == key() || 2 * members_alive() <= log().members().size()) {
    return false;
  }
  if (!log().has_shown(member) && !disputed()) {
    return now_ - times_.entry_at >= (excused(who) ? kAsked_ms : kSilent_ms);
  }
  if (log().is_ahead(member) && now_ - times_.timely_at >= kSilent_ms) {
    return true;  // nobody sends that entry
  }
  if (log().writer() != member) {
    return false;
  }
  const Millis waited = now_ - times_.shown_at;
  if (std::min(waited, now_ - heard_at(who)) >= kSilent_ms) {
    return true;
  }
  // A hidden page may be late as long as it answers.
  const Millis turn = Millis{1000} * log().setup().timer_s;
  return turn > 0 && waited >= turn + kGrace_ms && !hides(who);
}

// Whether it has said in a HELLO, since this game began, that it no longer wishes for a seat.
bool Peer::leaving(const Key& one) const {
  if (one == key()) {
    return wish_ == 0;
  }
  const Hello* hello = hello_of(one);
  return hello != nullptr && hello->wish == 0 && hello->game == log().tag();
}

// Whether it was asked for a READY that needs no person's decision, and has not given it.
bool Peer::missed(std::size_t member) const {
  const auto found = efforts_.asked.find(log().members()[member].key);
  return found != efforts_.asked.end() && now_ - found->second >= kSilent_ms &&
         now_ - found->second < kAsked_ms + patience();
}

// Whether it is here, but has long been in another game.
bool Peer::plays_another(const Key& one) const {
  const Hello* hello = one == key() ? nullptr : hello_of(one);
  return hello != nullptr && hello->game != 0 && hello->game != log().tag() &&
         now_ - times_.entry_at >= kSilent_ms;
}

std::size_t Peer::members_alive() const {
  return static_cast<std::size_t>(
      std::count_if(log().members().begin(), log().members().end(),
                    [&](const Member& one) { return one.key == key() || alive(one.key); }));
}

// Whether somebody who stays still owes a show: then nobody answers, or whoever dislikes the throw
// could ask for another.
bool Peer::owes_yet(const std::vector<Key>& kept) const {
  if (disputed()) {
    return false;
  }
  for (std::size_t i = 0; i < log().members().size(); ++i) {
    if (!log().has_shown(i) && contains(kept, log().members()[i].key) &&
        now_ - times_.entry_at < kSilent_ms) {
      return true;
    }
  }
  return false;
}

// ---- Who plays on -------------------------------------------------------------------------------

// Those who are here and keep nobody waiting; if they are too few to decide anything, all who are
// here.
std::vector<Key> Peer::who_stays() const {
  std::vector<Key> here;
  std::vector<Key> prompt;
  for (std::size_t i = 0; i < log().members().size(); ++i) {
    const Key& who = log().members()[i].key;
    if (faulty_.contains(who) || leaving(who) || plays_another(who) ||
        (who != key() && !alive(who))) {
      continue;
    }
    here.push_back(who);
    if (who == key() || (!silent(i) && !missed(i))) {
      prompt.push_back(who);
    }
  }
  return 2 * prompt.size() > log().members().size() ? prompt : here;
}

// Those who are replaced by a bot, wish for their seat again and know the game.
std::vector<Key> Peer::who_is_back() const {
  std::vector<Key> keys;
  for (const Seat& seat : log().setup().seats) {
    if (seat.kind != Seat::Kind::Bot || seat.key == Key{} || contains(keys, seat.key) ||
        faulty_.contains(seat.key) || put_out_.contains(seat.key) || !alive(seat.key)) {
      continue;
    }
    const Hello& hello = *hello_of(seat.key);
    const auto tried = efforts_.tried.find(seat.key);
    const bool again = tried == efforts_.tried.end() || now_ - tried->second >= 2 * kSilent_ms;
    if (hello.wish != 0 && hello.epoch == kEpoch && hello.game == log().tag() && again &&
        !log().bars(seat.key)) {
      keys.push_back(seat.key);
    }
  }
  return keys;
}

Setup Peer::next_setup(const std::vector<Key>& keys) const {
  Setup setup = log().setup();
  setup.flags &= Setup::kOpen;
  for (Seat& seat : setup.seats) {
    if (seat.key != Key{} && contains(keys, seat.key)) {
      seat = {Seat::Kind::Person, seat.key, {}};
    } else if (seat.kind == Seat::Kind::Person) {
      seat = {Seat::Kind::Bot, seat.key, std::string(kStandInLevel)};
    }
  }
  return setup;
}

bool Peer::change_wanted() const {
  if (promises_.known() > log().attempt() || !who_is_back().empty()) {
    return true;
  }
  if (log().all_shown() && log().element_number() >= kMostRuns) {
    return true;  // the chains are used up: a START renews them
  }
  for (std::size_t i = 0; i < log().members().size(); ++i) {
    const Key& who = log().members()[i].key;
    if (silent(i) || leaving(who) || faulty_.contains(who)) {
      return true;
    }
  }
  return false;
}

// How long a change must have been wanted before this device asks for it: not at all if it is the
// first member that is heard, unless somebody else seems to be asking.
Millis Peer::patience_for_change() const {
  Millis place = 0;
  for (std::size_t i = 0; i < *me(); ++i) {
    const Key& who = log().members()[i].key;
    place += alive(who) && !leaving(who) && !faulty_.contains(who) ? 1 : 0;
  }
  const bool promises = promises_.known() > log().attempt();
  return (place > 0 || promises ? patience() : 0) + kPlace_ms * place;
}

// ---- Acting -------------------------------------------------------------------------------------

// At each step: gives up an attempt that has stranded, answers what may be answered by now, and
// asks for a change if one is wanted and it is this device's turn to ask.
void Peer::look_around() {
  if (!log().anybody_ahead()) {
    times_.timely_at = now_;
  }
  const bool vote_ends = proposal_ && proposal_->gives_up != 0 && now_ >= proposal_->gives_up;
  if (starting() && (vote_ends || now_ >= proposal_->until)) {
    strand();
  }
  try_start();
  tend_hands();
  mind_disagreement();
  std::erase_if(efforts_.asked,
                [&](const auto& one) { return now_ - one.second >= kAsked_ms + patience(); });
  answer_seen();
  tend_lobby();
  if (idle() || !me() || elsewhere_ || disagrees_ || proposal_) {
    return;
  }
  if (!change_wanted()) {
    efforts_.wanted_since.reset();
    return;
  }
  if (!efforts_.wanted_since) efforts_.wanted_since = now_;
  if (now_ - *efforts_.wanted_since >= patience_for_change()) {
    propose_change();
  }
}

void Peer::strand() {
  ++efforts_.stranded;
  const Proposal failed = *std::exchange(proposal_, std::nullopt);
  const Setup& setup = *failed.setup->as<Setup>();
  if (!idle()) {
    for (const Key& one : order_of_members(setup, key(), &log().members())) {
      if (!contains(keys_of(log().members()), one)) {
        efforts_.tried[one] = now_;  // the next attempt goes without it
      }
    }
    if (efforts_.wanted_since) efforts_.wanted_since = now_;
  }
  if (idle() && setup.has(Setup::kNew)) {
    Setup again = setup;
    free_the_gone(again);
    free_the_false(again, failed);
    seat_who_wish(again);
    const bool full = std::none_of(again.seats.begin(), again.seats.end(),
                                   [](const Seat& seat) { return seat.kind == Seat::Kind::Free; });
    const bool as_before = full && again.seats == setup.seats;
    offer(again, as_before ? Starts::WhenReady : Starts::WhenAsked);
  } else if (!idle() && failed.gives_up != 0 && now_ < failed.gives_up) {
    offer(setup, Starts::WhenReady, failed.gives_up);
  }
}

void Peer::propose_change() {
  std::vector<Key> keys = who_stays();
  const bool mine = !keys.empty() && keys.front() == key();
  if (!mine || !change_possible() || owes_yet(keys)) {
    return;
  }
  for (const Key& back : who_is_back()) {
    keys.push_back(back);
  }
  for (std::size_t i = 0; i < log().members().size(); ++i) {
    const Key& who = log().members()[i].key;
    if (log().is_ahead(i) && !contains(keys, who)) {
      efforts_.tried[who] = now_;  // or it would be back before anybody has moved
    }
  }
  efforts_.wanted_since = now_;
  opinion_.withdraw();  // nobody is put out by this change
  offer(next_setup(keys), Starts::WhenReady);
  if (proposal_) {
    ask_members();
  }
}

}  // namespace play::room
