#include "play/player.h"

#include <algorithm>
#include <utility>

#include "core/text.h"

namespace play {

namespace {

constexpr std::string_view kHuman = "human";
constexpr std::string_view kRemote = "remote";
constexpr std::string_view kBot = "bot ";

}  // namespace

int count_persons(std::span<const Player> players) {
  return static_cast<int>(std::count_if(players.begin(), players.end(),
                                        [](const Player& player) { return player.is_person(); }));
}

std::string print_player(const Player& player) {
  switch (player.kind) {
    case Player::Kind::Human: return std::string(kHuman);
    case Player::Kind::Remote: return std::string(kRemote);
    case Player::Kind::Bot: break;
  }
  return std::string(kBot) + player.level;
}

std::optional<Player> parse_player(std::string_view text, std::string name) {
  if (!core::is_utf8(name)) return std::nullopt;
  if (text == kHuman) return Player{Player::Kind::Human, "", std::move(name)};
  if (text == kRemote) return Player{Player::Kind::Remote, "", std::move(name)};
  if (!core::take_prefix(text, kBot) || !core::is_plain_word(text, kLongestLevel)) {
    return std::nullopt;
  }
  return Player{Player::Kind::Bot, std::string(text), std::move(name)};
}

}  // namespace play
