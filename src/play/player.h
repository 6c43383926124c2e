// Who sits at a seat, and the text for it in links and kept games. Knows no game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace play {

struct Player {
  enum class Kind : std::uint8_t {
    Human,   // a person at this device
    Bot,     // played by this device
    Remote,  // somebody elsewhere, or somebody whose moves are only shown
  };
  Kind kind = Kind::Human;
  std::string level;  // a bot's level; empty otherwise
  std::string name;   // UTF-8, may be empty
  friend bool operator==(const Player&, const Player&) = default;
};

// Longest name of a bot's level: lower-case letters and digits.
inline constexpr std::size_t kLongestLevel = 32;

// `human`, `remote` or `bot <level>`: all but the name.
[[nodiscard]] std::string print_player(const Player& player);
// The player of that text and name. Nothing for another text, or for a name that is not UTF-8.
[[nodiscard]] std::optional<Player> parse_player(std::string_view text, std::string name);

}  // namespace play
