// Who sits at a seat, and the text for it in links and kept games. Knows no game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace play {

struct Player {
  enum class Kind : std::uint8_t {
    Human,   // a person at this device
    Bot,     // played by this device, or in a room by one of the devices (AgreedDice::bots)
    Remote,  // somebody elsewhere, or somebody whose moves are only shown
  };
  Kind kind = Kind::Human;
  std::string level;  // a bot's level; empty otherwise
  std::string name;   // UTF-8, may be empty

  [[nodiscard]] bool is_person() const { return kind == Kind::Human; }  // at this device
  [[nodiscard]] bool is_bot() const { return kind == Kind::Bot; }
  friend bool operator==(const Player&, const Player&) = default;
};

// Longest name of a bot's level in links and kept games: lower-case letters and digits. Rooms allow
// less (room/layout.h).
inline constexpr std::size_t kLongestLevel = 32;

// How many persons sit at this device.
[[nodiscard]] int count_persons(std::span<const Player> players);

// `human`, `remote` or `bot <level>`: all but the name.
[[nodiscard]] std::string print_player(const Player& player);
// The player of that text and name. Nothing for another text, or for a name that is not UTF-8.
[[nodiscard]] std::optional<Player> parse_player(std::string_view text, std::string name);

}  // namespace play
