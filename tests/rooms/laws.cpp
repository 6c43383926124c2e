// The laws of a room, checked after each step of a simulated one.
#include <algorithm>

#include "rooms/sim.h"

namespace rooms {

using namespace play::room;

namespace {

// Per pipe, averaged over a hundred seconds of any network.
constexpr std::size_t kMostSentEachSecond = 100;
constexpr std::size_t kMostWaiting = 64;

// Whether one device played on without any other when the entry was written.
bool is_alone_at(const Log& log, std::uint32_t seq) {
  std::size_t members = 0;
  for (const Segment& segment : log.segments()) {
    members = segment.seq <= seq ? segment.members.size() : members;
  }
  return members == 1;
}

// The segment of this SHOW: shows about the past belong to their old segment, others to the newest
// one.
const Segment& segment_of(const Log& log, const Letter& show) {
  const auto has_it = [&](const Member& member) {
    return std::any_of(member.shows.begin(), member.shows.end(),
                       [&](const Letter& one) { return one->digest == show->digest; });
  };
  const auto found =
      std::find_if(log.segments().begin(), log.segments().end(), [&](const Segment& segment) {
        return std::any_of(segment.members.begin(), segment.members.end(), has_it);
      });
  return found != log.segments().end() ? *found : log.segment();
}

}  // namespace

void Sim::fail(const std::string& what) {
  if (outcome_.fault.empty()) {
    outcome_.fault = what + " (at " + std::to_string(now_) + " ms)";
  }
}

// Law 7: no device shows two elements of one chain for two heads.
void Sim::note_show(std::size_t i, const Letter& letter) {
  const Log& log = places_[i].peer->log();
  const Show& show = *letter->as<Show>();
  if (log.empty() || show.game != log.tag()) {
    return;
  }
  const Segment& segment = segment_of(log, letter);
  const auto mine = std::find_if(segment.members.begin(), segment.members.end(),
                                 [&](const Member& member) { return member.key == letter->key; });
  if (mine == segment.members.end() || show.seq < segment.seq) {
    return;
  }
  const auto [at, is_new] =
      shown_.try_emplace({i, mine->ready.setup, show.seq - segment.seq}, show.head);
  if (!is_new && at->second != show.head && !stale_) {
    fail("law 7: two heads for one element");
  }
}

void Sim::check(std::size_t i) {
  if (liars_.contains(i)) {
    return;
  }
  const Peer& peer = *places_[i].peer;
  if (peer.waiting() > kMostWaiting) {
    fail("law 8: too many wait");
  }
  if (places_[i].sent > kMostSentEachSecond * plan_.peers * (now_ / 1000 + 20)) {
    fail("law 8: too much is sent");
  }
  for (const Key& blamed : peer.faulty()) {
    const bool lies = std::any_of(liars_.begin(), liars_.end(), [&](std::size_t liar) {
      return places_[liar].peer->key() == blamed;
    });
    if (!lies && !stale_) {
      fail("an honest device is blamed");
    }
  }
  if (!peer.log().empty()) {
    outcome_.entries = std::max<std::size_t>(outcome_.entries, peer.log().length());
    outcome_.starts = std::max(outcome_.starts, peer.log().segments().size());
    check_kept_entries(i);
    check_final(i);
  }
}

// Law 2: no final entry is given up, and at most one entry that is not a START.
void Sim::check_kept_entries(std::size_t i) {
  Place& place = places_[i];
  const Log& log = place.peer->log();
  const std::vector<Letter>& now = log.entries();
  // Letters are read again after a crash: the same ones have the same digests.
  const bool same_game =
      !place.entries.empty() && place.entries.front()->digest == now.front()->digest;
  std::size_t common = 0;
  if (same_game && now.size() >= place.entries.size() &&
      now[place.entries.size() - 1] == place.entries.back()) {
    common = place.entries.size();
  } else if (same_game) {
    while (common < now.size() && common < place.entries.size() &&
           now[common]->digest == place.entries[common]->digest) {
      ++common;
    }
    const auto lost =
        std::count_if(place.entries.begin() + static_cast<std::ptrdiff_t>(common),
                      place.entries.end(), [](const Letter& entry) {
                        return !std::holds_alternative<Start>(entry->as<Entry>()->content);
                      });
    if (lost > 1 && !stale_ && log.game_digest() == place.game) {
      fail("law 2: more than one entry was given up");
    }
    if (common < place.final_length && !stale_) {
      fail("law 2: a final entry was given up");
    }
  }
  if (!same_game) {
    place.final_length = 0;
    place.entries.clear();
  }
  place.entries.resize(common);
  place.entries.insert(place.entries.end(), now.begin() + static_cast<std::ptrdiff_t>(common),
                       now.end());
  place.game = log.game_digest();
}

// Law 1: what is final in a game is the same everywhere. What a device has played alone exists
// nowhere else: if its store is lost, that is lost too.
void Sim::check_final(std::size_t i) {
  Place& place = places_[i];
  const Log& log = place.peer->log();
  std::uint32_t from = 0;
  for (const Segment& segment : log.segments()) {
    from = segment.setup.has(Setup::kApart) ? segment.seq : from;
  }
  for (std::uint32_t seq = std::max(from, place.final_length); seq < log.final_length(); ++seq) {
    const bool alone = is_alone_at(log, seq);
    const Final now{log.entries()[seq]->digest, alone ? std::optional(i) : std::nullopt,
                    place.stores_lost};
    const auto known = finals_.try_emplace({log.game_digest(), seq}, now).first;
    const Final& before = known->second;
    const bool lost = before.alone && places_[*before.alone].stores_lost > before.stores_lost;
    const bool same = before.digest == now.digest;
    if (lost && !same) {
      known->second = now;
    } else if (!same && !stale_) {
      fail("law 1: two histories at entry " + std::to_string(seq));
    } else if (same && before.alone != i) {
      known->second.alone.reset();  // somebody else has it too
    }
  }
  place.final_length = std::max(place.final_length, log.final_length());
}

// A device without its store cannot begin anything alone: if no other member of its game is left,
// the game can end neither for it nor for those who watch.
bool Sim::stranded(std::size_t i) const {
  const Log& log = places_[i].peer->log();
  if (log.empty() || log.over()) {
    return false;
  }
  const std::vector<Key> members = keys_of(log.members());
  for (std::size_t one = 0; one < places_.size(); ++one) {
    const Peer& peer = *places_[one].peer;
    if (!gone(one) && !peer.store_lost() && contains(members, peer.key())) {
      return false;
    }
  }
  return true;
}

bool Sim::over() const {
  bool any = false;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (gone(i) || liars_.contains(i) || stranded(i)) {
      continue;
    }
    any = true;
    const Log& log = places_[i].peer->log();
    if (log.empty() || !log.over()) {
      return false;
    }
  }
  return any;
}

// Law 5, and that a newcomer who gets the whole log arrives at the same position.
void Sim::check_end() {
  bool anybody = false;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    // Neither a device without its store nor those who watch can begin anything alone.
    const Peer& peer = *places_[i].peer;
    const bool plays = peer.log().empty() || contains(keys_of(peer.log().members()), peer.key());
    anybody = anybody || (!gone(i) && plays && !peer.store_lost() && !liars_.contains(i));
  }
  if (anybody && !outcome_.ended) {
    std::string who;
    for (std::size_t i = 0; i < places_.size(); ++i) {
      const Log& log = places_[i].peer->log();
      who += " [" + std::to_string(i) + (gone(i) ? " gone" : "") + " length " +
             std::to_string(log.length()) + " attempt " + std::to_string(log.attempt()) +
             " promised " + std::to_string(places_[i].peer->promised()) + " shown " +
             std::to_string(log.shown()) +
             (log.empty()  ? ""
              : log.over() ? " over"
                           : " on") +
             "]";
    }
    fail("law 5: not at an end" + who);
  }
  for (std::size_t i = 0; i < places_.size() && outcome_.fault.empty(); ++i) {
    const Log& log = places_[i].peer->log();
    if (log.empty() || liars_.contains(i)) {
      continue;
    }
    Log again(log.room(), log.parts(), log.book());
    for (const Letter& letter : log.missing_from(0)) {
      if (refused(again.take(letter))) {
        fail("law 7: a log that was taken is refused");
        return;
      }
    }
    if (again.position()->line() != log.position()->line() || again.head() != log.head()) {
      fail("law 7: a log replays to another position");
    }
  }
}

}  // namespace rooms
