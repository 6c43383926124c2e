// The messages of a room, as values. Their bytes: wire.h. Which ones are accepted: log.h and
// peer.h.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/base64url.h"
#include "play/room/secrets.h"

namespace play::room {

using core::Bytes;

// The version of the layouts; devices of different versions never meet.
inline constexpr std::uint8_t kVersion = 1;
// Goes up by one whenever the rules of any game, or the rules of agreement, change. Devices of
// different epochs see each other and take no seat together.
inline constexpr std::uint16_t kEpoch = 1;
inline constexpr std::size_t kMostMembers = 6;

// How far a log has come: of two logs of one game the one with the higher rank is followed.
struct Rank {
  std::uint32_t at = 0;      // attempt of its last START
  std::uint32_t length = 0;  // entries
  friend auto operator<=>(const Rank&, const Rank&) = default;
};

// “Here I am, this is what I have”: the only question there is.
struct Hello {
  enum Flag : std::uint8_t { kWatches = 1, kHidden = 2 };
  std::uint8_t version = kVersion;
  std::uint16_t epoch = kEpoch;
  std::uint64_t session = 0;
  std::uint32_t count = 0;
  std::uint8_t flags = 0;
  std::uint8_t wish = 0;      // seats, bit 0 the first
  std::uint32_t attempt = 0;  // the highest promised or seen
  Tag game = 0;
  Rank rank;
  Tag head = 0;
  std::uint8_t shown = 0;  // members that have shown for the newest entry, bit 0 the first
  std::uint8_t heard = 0;  // members
  std::string name;
};

struct Seat {
  enum class Kind : std::uint8_t { Free, Person, Bot };
  Kind kind = Kind::Free;
  Key key{};  // of the person, or of the one that a bot replaces
  std::string level;
  friend bool operator==(const Seat&, const Seat&) = default;
};

// Says who plays what.
struct Setup {
  enum Flag : std::uint8_t { kNew = 1, kApart = 2, kEnds = 4, kOpen = 8 };
  std::uint32_t attempt = 1;
  std::uint8_t flags = 0;
  std::uint16_t timer_s = 0;  // 0: none
  Tag game = 0;
  std::string rules;
  std::vector<Seat> seats;
  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
};

// The answer to a SETUP, and a promise not to show or write anything of a lower attempt from then
// on.
struct Ready {
  enum Flag : std::uint8_t { kLeaves = 1, kKnows = 2, kNoStore = 4 };
  Digest setup{};
  std::uint8_t flags = 0;
  Rank rank;
  ChainKey tip{};
  ChainKey deal{};
  Key box{};
  std::string name;
  [[nodiscard]] bool has(Flag flag) const { return (flags & flag) != 0; }
};

// The contents of an ENTRY, in the order of their kinds.
struct Start {
  std::string outcomes;      // already drawn, which stay when a member is left out: `fell`
  std::vector<Bytes> parts;  // messages: the SETUP, then the READYs
};
struct Moves {
  std::uint64_t after = 0;  // hash of the position line after the entry
  std::string text;
};
struct Deal {
  std::uint64_t after = 0;
  std::string text;
  std::vector<Bytes> boxes;
};
struct Open {
  ChainKey element{};
};
struct Entry {
  Tag game = 0;
  std::uint32_t seq = 0;
  Digest prev{};
  std::variant<Start, Moves, Deal, Open> content;
};

// A member's next element for an entry: both an acknowledgement and a part of the next throw.
struct Show {
  Tag game = 0;
  std::uint32_t seq = 0;
  Digest head{};
  ChainKey element{};
};

struct Say {
  std::uint32_t count = 0;
  std::uint8_t phrase = 0;  // 0: free text
  std::string text;
};

// An open table, as a board offers it.
struct Offer {
  RoomSecret secret{};
  std::uint32_t minute = 0;
  std::uint8_t seats = 0;
  std::uint8_t free = 0;
  std::string rules;
};

// In the order of their types, from 1.
using Body = std::variant<Hello, Setup, Ready, Entry, Show, Say, Offer>;

struct Message {
  Bytes bytes;
  Key key{};        // who signed it
  Digest digest{};  // what was signed
  Body body;

  template <class T>
  [[nodiscard]] const T* as() const {
    return std::get_if<T>(&body);
  }
};
// Messages never change, so logs and outboxes share them.
using Letter = std::shared_ptr<const Message>;

}  // namespace play::room
