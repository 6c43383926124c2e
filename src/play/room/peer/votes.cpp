// Whether enough agree on a START, as far as this device knows.
#include <algorithm>
#include <span>

#include "play/room/peer/peer.h"
#include "play/room/start_check.h"
#include "play/room/wire.h"

namespace play::room {

// Whether enough members are here for a START: a promise that no START can follow would stop the
// game.
bool Peer::change_possible() const {
  std::vector<Key> votes = who_is_back();
  for (const Member& member : log().members()) {
    if (member.key == key() || alive(member.key)) {
      votes.push_back(member.key);
    }
  }
  return may_decide(log(), votes);
}

std::vector<Key> Peer::who_stays_without(std::size_t seat) const {
  if (idle() || !me() || elsewhere_ || seat >= log().setup().seats.size()) {
    return {};
  }
  const Key out = log().setup().seats[seat].key;
  std::vector<Key> keys = who_stays();
  if (out == key() || std::erase(keys, out) == 0 || !may_decide(log(), keys) ||
      keys.front() != key()) {
    return {};
  }
  return keys;
}

// A device without its store may have shown for entries that nobody here knows. A pair may go on
// all the same, if only a pair played; after more than two, enough must be left who keep their
// promises.
bool Peer::promises_hold(const Log& behind, const std::vector<Letter>& readies) const {
  const Setup& setup = *proposal_->setup->as<Setup>();
  if (behind.empty() || setup.has(Setup::kNew) || setup.has(Setup::kApart)) {
    return true;
  }
  std::vector<Key> votes;
  for (const Letter& ready : readies) {
    if (!ready->as<Ready>()->has(Ready::kNoStore)) {
      votes.push_back(ready->key);
    }
  }
  const std::span<const Segment> starts = deciding(behind);
  return std::all_of(starts.begin(), starts.end(), [&](const Segment& start) {
    return start.members.size() <= 2 || most_of(start, votes);
  });
}

// Whether the persons must agree: the game is to end, or goes on without somebody who is here, or
// apart although most are here.
bool Peer::asks_persons(const Setup& setup, const std::vector<Key>& order) const {
  bool asks = setup.has(Setup::kEnds) || (setup.has(Setup::kApart) && change_possible());
  for (std::size_t i = 0; i < log().members().size(); ++i) {
    const Key& who = log().members()[i].key;
    const bool gone = !alive(who) || silent(i) || missed(i) || leaving(who) || plays_another(who) ||
                      faulty_.contains(who);
    asks = asks || (!contains(order, who) && who != key() && !gone);
  }
  return asks;
}

// Whether a START sets a game apart without this device's READY, while most members are here and
// in the game that it leaves: members that are equally far along ignore it. A device without its
// store can play on only with somebody who has theirs, and does not count itself.
bool Peer::leaves_most(const Letter& letter) const {
  const Entry* entry = letter->as<Entry>();
  const Start* start = entry ? std::get_if<Start>(&entry->content) : nullptr;
  if (!start || log().empty() || entry->game != log().tag() || letter->key == key() || !me()) {
    return false;
  }
  bool is_apart = false;
  std::vector<Key> there;
  for (const Bytes& part : start->parts) {
    const Reading reading = read(part, here_.room.id, Signatures::Covered);
    const Setup* setup = reading ? reading.letter->as<Setup>() : nullptr;
    is_apart = is_apart || (setup && setup->has(Setup::kApart));
    if (reading && reading.letter->as<Ready>()) {
      there.push_back(reading.letter->key);
    }
  }
  if (!is_apart || contains(there, key())) {
    return false;
  }
  const auto stays = [&](const Member& member) {
    if (member.key == key()) {
      return !promises_.unknown;
    }
    const Hello* hello = alive(member.key) ? hello_of(member.key) : nullptr;
    const bool here = hello != nullptr && hello->game != tag_of(letter->digest);
    return here && !contains(there, member.key);
  };
  const std::vector<Member>& members = log().members();
  const auto stay = std::count_if(members.begin(), members.end(), stays);
  return 2 * static_cast<std::size_t>(stay) > members.size();
}

std::vector<Key> Peer::unanswered() const {
  const bool own = round_.setup && round_.setup->key == key();
  if (idle() || !round_.setup || lobby()->attempt <= log().attempt() ||
      !(own ? proposal_.has_value() : fresh())) {
    return {};
  }
  std::vector<Key> keys = order_of_members(*lobby(), round_.setup->key, &log().members());
  if (!asks_persons(*lobby(), keys)) {
    return {};
  }
  std::erase_if(keys, [&](const Key& one) {
    return one == key() || round_.answered.contains(one) || !alive(one);
  });
  return keys;
}

}  // namespace play::room
