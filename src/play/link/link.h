// Share links: a table to play at, a whole game, a position, or a room, as an address fragment
// `g=…`. Written and read without a server. Knows no browser and opens nothing: the content of a
// link is returned.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base64url.h"
#include "games/notation.h"
#include "play/mail.h"
#include "play/replay.h"
#include "play/room/secrets.h"

namespace play {

// “Play this”: rules and players. With a maze's rules line it shares that maze.
struct Setup {
  Game game;
  std::vector<Player> players;  // in the order of `seats=`
};

// A Mail is play by link: the next person's turn.
using Link = std::variant<Setup, Replay, games::Position, Mail, room::Invitation>;

// The longest link that is read, in characters: more than the longest games take.
inline constexpr std::size_t kLongestLink = 1 << 15;
// The most moves and rounds of a replay that a link may hold.
inline constexpr std::size_t kMostLinkMoves = 20'000;
inline constexpr std::size_t kMostLinkRounds = 200;

// The fragment `g=…` without `#`. Refuses what is beyond these bounds, and names with a zero byte.
[[nodiscard]] core::Expected<std::string> print_link(const Link& link);

// Reads a fragment with or without `#`, or a whole address that ends with one. Refuses any other
// text, and any link that was cut or altered, by a checksum of 32 bits: a change of one character
// is always found. Takes bounded time and memory whatever the text is.
[[nodiscard]] core::Expected<Link> parse_link(std::string_view text);

// Stamps a body with version and checksum, as print_link does. For tests that need a valid checksum
// around any content.
enum class LinkKind : std::uint8_t { Setup, Replay, Position, Mail, Room };
inline constexpr unsigned kLinkVersion = 1;
[[nodiscard]] std::string seal_link(core::Bytes body, LinkKind kind,
                                    unsigned version = kLinkVersion);

}  // namespace play
