#include "play/kept.h"

#include <algorithm>

#include "core/crc32.h"
#include "core/text.h"
#include "play/rounds.h"

namespace play {

// The first line holds the version, the second the CRC-32 of everything after it; then comes a line
// for each field. The replay comes last, as in a replay file.
namespace {

constexpr std::string_view kHeader = "homestretch game ";
constexpr std::string_view kVersion = "1";

bool is_id(std::string_view text) {
  return text.size() == 16 && std::all_of(text.begin(), text.end(), [](char c) {
           return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

bool read_player(KeptGame& game, std::string_view value) {
  const auto name = core::percent_decode(core::take_until(value, ' '));
  auto player = name ? parse_player(value, *name) : std::nullopt;
  if (!player) return false;
  game.players.push_back(std::move(*player));
  return true;
}

bool read_part(KeptGame& game, std::string_view key, std::string_view value) {
  if (key == "id") {
    game.id = value;
    return is_id(value);
  }
  if (key == "saved") return core::read_number(value, game.saved, 10);
  if (key == "seed") return core::read_number(value, game.seed, 16);
  if (key == "name") {
    game.name = core::cut_to(core::percent_decode(value).value_or(""), kLongestGameName);
    return true;
  }
  if (key == "mail") {
    game.mail = value;
    return true;
  }
  if (key == "room") {
    game.room = value;
    return is_id(value);
  }
  if (key == "position") {
    game.position = value;
    return true;
  }
  if (key == "player") return read_player(game, value);
  if (key == "moves") {
    const auto moves = core::parse_number(value, kMostCounted);
    game.moves = moves.value_or(0);
    return moves.has_value();
  }
  if (key == "over") {
    game.over = value == "1";
    return value == "0" || value == "1";
  }
  return false;
}

}  // namespace

KeptGame summary_of(const Replay& replay) {
  const Match& match = replay.rounds.back();
  KeptGame game;
  game.players = replay.players;
  game.position = games::print_position(match.game(), match.state());
  game.moves = match.made().size();
  game.over = is_finished(replay);
  game.replay = print_replay(replay);
  return game;
}

std::string print_kept(const KeptGame& game) {
  std::string body;
  const auto line = [&body](std::string_view key, std::string_view value) {
    body.append(key).append(" ").append(value).append("\n");
  };
  line("id", game.id);
  line("saved", std::to_string(game.saved));
  line("seed", core::hex16(game.seed));
  if (!game.name.empty()) line("name", core::percent_encode(game.name));
  if (!game.mail.empty()) line("mail", game.mail);
  if (!game.room.empty()) line("room", game.room);
  line("position", game.position);
  for (const Player& player : game.players) {
    line("player", core::percent_encode(player.name) + " " + print_player(player));
  }
  line("moves", std::to_string(game.moves));
  line("over", game.over ? "1" : "0");
  body += "replay\n" + game.replay;
  return std::string(kHeader) + std::string(kVersion) + "\ncheck " + core::crc32_text(body) + "\n" +
         body;
}

std::variant<KeptGame, KeptFault> parse_kept(std::string_view text) {
  std::string_view version = core::take_until(text, '\n');
  if (!core::take_prefix(version, kHeader)) return KeptFault::Damaged;
  if (version != kVersion) {
    return core::parse_number(version, kMostCounted) ? KeptFault::Newer : KeptFault::Damaged;
  }
  std::string_view check = core::take_until(text, '\n');
  if (!core::take_prefix(check, "check ") || check != core::crc32_text(text))
    return KeptFault::Damaged;
  KeptGame game;
  while (!text.empty()) {
    std::string_view line = core::take_until(text, '\n');
    if (line == "replay") {
      game.replay = text;
      return is_id(game.id) && !game.players.empty() ? std::variant<KeptGame, KeptFault>(game)
                                                     : KeptFault::Damaged;
    }
    const std::string_view key = core::take_until(line, ' ');
    if (!read_part(game, key, line)) return KeptFault::Damaged;
  }
  return KeptFault::Damaged;
}

}  // namespace play
