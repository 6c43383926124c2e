// SETUP, READY, START: how the members agree on who plays.
#include <algorithm>
#include <limits>
#include <utility>

#include "play/room/peer/peer.h"

namespace play::room {

// How long an attempt may take: longer after each that has stranded.
Millis Peer::patience() const {
  constexpr std::uint32_t kMostDoublings = 4;
  return std::min(kLongestReady_ms, kReady_ms << std::min(efforts_.stranded, kMostDoublings));
}

// ---- SETUP --------------------------------------------------------------------------------------

bool Peer::from_owner(const Letter& letter, const Setup& setup) const {
  const std::uint32_t known = std::max(promises_.known(), log().attempt());
  if (believed_attempt(known, setup.attempt) < setup.attempt) {
    return false;
  }
  const bool is_new = setup.has(Setup::kNew);
  if (setup.game != log().tag() && !(is_new && log().empty())) {
    return false;
  }
  if (idle()) {
    return is_new && may_set_up(letter->key, setup);
  }
  return contains(keys_of(log().members()), letter->key);
}

// Whether this SETUP, which no honest device answers here, would replace one that is under way.
bool Peer::shadows(const Letter& letter) {
  if (idle() || !round_.setup || round_.setup->key == letter->key ||
      now_ - round_.heard_at >= kReady_ms) {
    return false;
  }
  const Letter before = std::exchange(round_.setup, letter);
  const bool good = reply() != Reply::None;
  round_.setup = before;
  return !good;
}

void Peer::hear_setup(const Letter& letter, const Setup& setup, Pipe pipe) {
  if (elsewhere_ || !from_owner(letter, setup)) {
    return;
  }
  promises_.see(setup.attempt);
  if (round_.setup && round_.setup->digest == letter->digest) {
    if (letter->key == key() || alive(letter->key)) {
      round_.heard_at = now_;  // its author still stands behind it
    }
    Company::Line& line = company_.line(pipe);
    const bool again = !line.promised_at || now_ - *line.promised_at >= kBeat_ms;
    if (again && promises_.answer(round_.setup)) {
      line.promised_at = now_;
      send(promises_.ready, pipe);
    }
    return;
  }
  const bool later =
      !round_.setup || setup.attempt > lobby()->attempt ||
      (setup.attempt == lobby()->attempt && idle() && letter->key > round_.setup->key);
  if (!later || shadows(letter)) {
    return;
  }
  if (!round_.setup || lobby()->rules != setup.rules) {
    ready_ = false;
  }
  if (idle() && proposal_) {
    proposal_.reset();
  }
  round_ = {letter, now_, now_, {letter->key}};
  adopt_seats();
  pass_on(letter, pipe);
  changed();
  answer_seen();
}

// The highest attempt that this device has promised or seen, or that one of those named here has.
// In the lobby their HELLOs have been counted as they came.
std::uint32_t Peer::last_attempt(const Setup& setup) const {
  const std::uint32_t own = std::max(promises_.known(), log().attempt());
  std::uint32_t last = own;
  for (const Seat& seat : setup.seats) {
    const Hello* hello = seat.kind == Seat::Kind::Person ? hello_of(seat.key) : nullptr;
    if (hello != nullptr && !idle()) {
      last = std::max(last, believed_attempt(own, hello->attempt));
    }
  }
  return last;
}

// Sends the SETUP with the next attempt, and promises that attempt.
void Peer::offer(Setup setup, Starts starts, Millis gives_up) {
  const std::uint32_t last = last_attempt(setup);
  if (last == std::numeric_limits<std::uint32_t>::max()) {
    return;
  }
  setup.attempt = last + 1;
  setup.game = log().tag();
  if (idle()) {
    setup.flags |= Setup::kNew;
  }
  const Letter made = letter(setup);
  promises_.see(setup.attempt);
  round_ = {made, now_, now_, {}};
  proposal_ = Proposal{made, {}, now_ + patience(), starts, gives_up};
  if (!idle() || ready_) {
    promise(made);
    proposal_->readies[key()] = promises_.ready;
  } else {
    promises_.attempt = setup.attempt;
  }
  keep();
  send(made);
  changed();
  try_start();
}

// ---- READY --------------------------------------------------------------------------------------

Peer::Reply Peer::reply() const {
  const Setup& setup = *lobby();
  if (elsewhere_ || setup.attempt <= promises_.attempt || setup.attempt <= log().attempt()) {
    return Reply::None;
  }
  const bool is_new = setup.has(Setup::kNew);
  const std::vector<Key> order = order_of_members(
      setup, round_.setup->key, is_new || log().empty() ? nullptr : &log().members());
  const bool any_faulty = std::any_of(order.begin(), order.end(),
                                      [&](const Key& one) { return faulty_.contains(one); });
  if (any_faulty || order.empty() || order.front() != round_.setup->key) {
    return Reply::None;
  }
  if (idle()) {
    return is_new && ready_ && contains(order, key()) ? Reply::Agrees : Reply::None;
  }
  if (is_new || setup.game != log().tag() || owes_yet(order)) {
    return Reply::None;
  }
  if (promises_.have_left(log()) && !contains(order, promises_.left->author)) {
    return Reply::None;
  }
  return reply_to_change(setup, order);
}

// Answers without asking only if those who are left out are gone here too.
Peer::Reply Peer::reply_to_change(const Setup& setup, const std::vector<Key>& order) const {
  if (!contains(order, key())) {
    return me() && wish_ == 0 && !promises_.have_left(log()) ? Reply::Leaves : Reply::None;
  }
  const std::vector<Key> members = keys_of(log().members());
  const auto kept_out = [&](const Key& one) { return !contains(members, one) && log().bars(one); };
  if (disagrees_ || (!me() && wish_ == 0) || std::any_of(order.begin(), order.end(), kept_out)) {
    return Reply::None;
  }
  // A page that has just come may not have heard yet who is here.
  const auto unheard = [&](const Key& one) {
    return !contains(order, one) && one != key() && !alive(one);
  };
  if (now_ - times_.came_at.value_or(now_) < kBeat_ms &&
      std::any_of(members.begin(), members.end(), unheard)) {
    return Reply::None;
  }
  if (!asks_persons(setup, order)) {
    return Reply::Stays;
  }
  const bool agreed = opinion_.agrees(setup.seats) || (!setup.has(Setup::kEnds) && outvoted());
  return agreed ? Reply::Agrees : Reply::Asks;
}

// More than half of the members have agreed already.
bool Peer::outvoted() const {
  const auto count =
      std::count_if(log().members().begin(), log().members().end(),
                    [&](const Member& member) { return round_.answered.contains(member.key); });
  return 2 * static_cast<std::size_t>(count) > log().members().size();
}

// A SETUP that its owner has stopped sending is not worth a promise any more.
bool Peer::fresh() const {
  constexpr Millis kFresh_ms = kBeat_ms + kBeat_ms / 4;
  return now_ - round_.heard_at < kFresh_ms;
}

// Answers the newest SETUP as soon as that is allowed. A question that was answered by no stays so,
// whatever attempt puts it, until nobody has put it for a while.
void Peer::answer_seen() {
  if (now_ - std::max(round_.heard_at, times_.came_at.value_or(0)) >= kSilent_ms) {
    opinion_.forget_refusal();
  }
  const bool stands = idle() || fresh();
  if (!round_.setup || round_.setup->key == key() || !stands) {
    if (round_.asks && !stands) {
      round_.asks = false;
      changed();
    }
    return;
  }
  const Reply reply = this->reply();
  if (reply == Reply::Asks && !round_.asks && !opinion_.refuses(lobby()->seats)) {
    round_.asks = true;
    changed();
  }
  if (reply == Reply::None || reply == Reply::Asks) {
    return;
  }
  round_.asks = false;
  if (reply == Reply::Stays) {
    ask_members();
  } else if (reply == Reply::Agrees && !idle()) {
    agree();
  }
  promise(round_.setup, reply == Reply::Leaves ? unsigned{Ready::kLeaves} : 0U);
  keep();
  send(promises_.ready);
  changed();
}

// From now on the devices that the newest SETUP names owe a READY.
void Peer::ask_members() {
  const std::vector<Key> order = order_of_members(*lobby(), round_.setup->key, &log().members());
  for (const Key& one : order) {
    if (one != key() && !round_.answered.contains(one)) {
      efforts_.asked.try_emplace(one, now_);
    }
  }
}

// By the person's wish or that of most others. A device that is here and is left out will not come
// back by itself.
void Peer::agree() {
  if (opinion_.agrees(lobby()->seats)) {
    return;
  }
  std::vector<Key> out;
  const std::vector<Key> order = order_of_members(*lobby(), round_.setup->key, &log().members());
  for (const Member& member : log().members()) {
    if (!contains(order, member.key) && alive(member.key) && !leaving(member.key)) {
      out.push_back(member.key);
    }
  }
  opinion_.agree(lobby()->seats, std::move(out));
}

Letter Peer::make_ready(const Letter& setup, unsigned flags) {
  Ready ready;
  ready.setup = setup->digest;
  if (log().all_shown()) {
    flags |= Ready::kKnows;
  }
  if (promises_.unknown) {
    flags |= Ready::kNoStore;
  }
  ready.flags = static_cast<std::uint8_t>(flags);
  ready.rank = log().rank();
  ready.name = here_.name;
  const std::uint32_t attempt = setup->as<Setup>()->attempt;
  grow_chain(attempt, setup->digest);
  ready.tip = chain_.element(0);
  promise_deal(ready, *setup->as<Setup>());
  return letter(ready);
}

void Peer::grow_chain(std::uint32_t attempt, const Digest& setup) {
  chain_.grow(here_.device.secret, attempt, setup,
              here_.rehearsal != 0 ? here_.rehearsal : kMostRuns);
}

void Peer::promise(const Letter& setup, unsigned flags) {
  promises_.attempt = setup->as<Setup>()->attempt;
  promises_.ready = make_ready(setup, flags);
  if ((flags & Ready::kLeaves) != 0) {
    promises_.left = Promises::Left{promises_.attempt, setup->key, log().tag()};
  }
  if (proposal_ && proposal_->setup->digest != setup->digest) {
    proposal_.reset();
  }
  (void)evidence_.note(promises_.ready, log().tag());
}

// Only those who have a seat in the SETUP, or had it until now, are asked.
void Peer::hear_ready(const Letter& letter, const Ready& ready, Pipe pipe) {
  const auto answers = [&](const Letter& setup) {
    return setup->digest == ready.setup && has_seat(*setup->as<Setup>(), letter->key);
  };
  // A device that names a log which is not here still owes that log: it may not exist.
  if (ready.rank <= log().rank()) {
    efforts_.asked.erase(letter->key);
  }
  const bool mine = proposal_ && answers(proposal_->setup);
  const bool first =
      round_.setup && answers(round_.setup) && round_.answered.insert(letter->key).second;
  if (first) {
    pass_on(letter, pipe);
    changed();
  }
  if (!mine) {
    return;
  }
  proposal_->readies.try_emplace(letter->key, letter);
  efforts_.tried.erase(letter->key);
  if (ready.rank > log().rank()) {
    say_hello(pipe);
  }
  try_start();
}

// ---- START --------------------------------------------------------------------------------------

// Starts once everybody named is ready and the highest log that they name is known here.
void Peer::try_start() {
  if (!starting() || now_ >= proposal_->until) {
    return;
  }
  const Setup& setup = *proposal_->setup->as<Setup>();
  if (setup.attempt != promises_.attempt || setup.game != log().tag()) {
    return;
  }
  const bool is_new = setup.has(Setup::kNew);
  const std::vector<Key> order =
      order_of_members(setup, key(), is_new || log().empty() ? nullptr : &log().members());
  std::vector<Letter> readies;
  for (const Key& one : order) {
    const auto found = proposal_->readies.find(one);
    if (found == proposal_->readies.end() || found->second->as<Ready>()->has(Ready::kLeaves)) {
      return;
    }
    readies.push_back(found->second);
  }
  std::vector<Letter> leaving = is_new ? std::vector<Letter>() : leavers(order);
  auto next = started(readies, leaving);
  constexpr Millis kProof_ms = kReady_ms / 2;
  if (!next && now_ - round_.since >= kProof_ms) {
    // A leaving device says that it knows the throw, but the show that would prove it does not
    // come.
    std::erase_if(leaving, [](const Letter& one) { return one->as<Ready>()->has(Ready::kKnows); });
    next = started(std::move(readies), leaving);
  }
  if (!next) {
    return;
  }
  games_.become(std::move(*next));
  const Letter start = log().entries().back();
  (void)evidence_.note(start, log().tag());
  times_.entry_at = now_;
  note_start();
  keep();
  send(start);
  taken();
}

// The READYs of members that leave. One that names a log which is not here is not waited for: a
// majority without it knows all that is final.
std::vector<Letter> Peer::leavers(const std::vector<Key>& stay) const {
  std::vector<Letter> leavers;
  for (const Member& member : log().members()) {
    const auto found = proposal_->readies.find(member.key);
    if (found == proposal_->readies.end() || contains(stay, member.key)) {
      continue;
    }
    const Ready& ready = *found->second->as<Ready>();
    if (ready.has(Ready::kLeaves) && ready.rank <= log().rank()) {
      leavers.push_back(found->second);
    }
  }
  return leavers;
}

// The log with the START. Entries that came here after the READYs and are final nowhere are
// dropped.
std::optional<Log> Peer::started(std::vector<Letter> readies,
                                 const std::vector<Letter>& leavers) const {
  readies.insert(readies.end(), leavers.begin(), leavers.end());
  Rank highest;
  for (const Letter& ready : readies) {
    highest = std::max(highest, ready->as<Ready>()->rank);
  }
  if (highest > log().rank()) {
    return std::nullopt;
  }
  Log behind = log();
  if (highest < log().rank() && highest.length >= log().final_length()) {
    behind = log().cut(highest.length);
  }
  if (!promises_hold(behind, readies)) {
    return std::nullopt;
  }
  const Letter start = letter(behind.make_start(proposal_->setup, std::move(readies)));
  return behind.take(start) == Word::Entry ? std::optional(std::move(behind)) : std::nullopt;
}

}  // namespace play::room
