// A game as it is stored: the replay, the luck's seed, and what a list of games shows without
// reading the replay. Knows no disk and no clock.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "play/replay.h"

namespace play {

struct KeptGame {
  std::string id;           // 16 hex digits; no two games share one
  std::uint64_t saved = 0;  // seconds since 1970, when it was last changed
  std::uint64_t seed = 0;   // of the sitting's chance
  std::string name;         // given by a person, UTF-8; may be empty
  std::string mail;         // play by link: see play/mail_line.h; empty for any other game
  std::string room;         // played online: the room's name in the store; empty for any other game
  // Of the last round, so that a list need not read the replay.
  std::string position;         // its position line
  std::vector<Player> players;  // in the order of `seats=`
  std::size_t moves = 0;        // made so far, outcomes of chance included
  bool over = false;
  std::string replay;  // the replay file
  friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

// Longest name of a game, in letters.
inline constexpr std::size_t kLongestGameName = 60;

// The replay with its summary; the caller fills in id, time, seed, name, mail and room.
[[nodiscard]] KeptGame summary_of(const Replay& replay);

// Why a kept text cannot be used.
enum class KeptFault : std::uint8_t {
  Damaged,  // cut off or altered, so that the checksum does not match; or not one of our texts
  Newer,    // written by a later version
};

// The stored text: a version, a checksum, then every field.
[[nodiscard]] std::string print_kept(const KeptGame& game);
// Reads everything but the replay itself, which `parse_replay` checks when the game is opened.
[[nodiscard]] std::variant<KeptGame, KeptFault> parse_kept(std::string_view text);

}  // namespace play
