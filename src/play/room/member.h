// Who plays in one segment of a log: from a START to the next.
#pragma once

#include <vector>

#include "play/room/chain.h"
#include "play/room/message.h"

namespace play::room {

// A device with a seat.
struct Member {
  Key key{};
  Ready ready;  // its answer to the SETUP: name, promises
  Chain shown;  // up to the newest element it has shown (number 0: its tip, nothing shown yet)
  // Its SHOWs that still matter: the newest, those for the last two entries, and any for an entry
  // that has not arrived.
  std::vector<Letter> shows;
};

struct Segment {
  std::uint32_t seq = 0;  // of its START
  Setup setup;
  std::vector<Member> members;  // in their order
  std::vector<Key> left;        // those who left by this START
};

// The devices with seats in a SETUP, in the order of members: those who stay keep the order of
// `before`, the others follow by their first seat. In a new game (no `before`) the author of the
// SETUP is first.
[[nodiscard]] std::vector<Key> order_of_members(const Setup& setup, const Key& author,
                                                const std::vector<Member>* before);
// Whether the key owns a seat, even if a bot plays it now.
[[nodiscard]] bool has_seat(const Setup& setup, const Key& key);
[[nodiscard]] std::vector<Key> keys_of(const std::vector<Member>& members);
[[nodiscard]] bool contains(const std::vector<Key>& keys, const Key& key);

}  // namespace play::room
