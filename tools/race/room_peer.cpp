#include "room_peer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/text.h"
#include "play/room/kept_head.h"
#include "play/room/text.h"
#include "room_print.h"
#include "room_words.h"

namespace race {

using core::Sentence;
using namespace play::room;

namespace {

// A store is loaded by a session that begins a second later.
constexpr Session kSecond = Session{1} << 32U;

Sentence unread(std::string_view command) {
  return {"“{0}” cannot be read like this.", {"peer " + std::string(command)}};
}

std::optional<Session> parse_session(std::string_view word) {
  const auto bytes = parse_hex(word);
  if (!bytes || bytes->size() != sizeof(Session)) {
    return parse_wide(word);
  }
  Session session = 0;
  for (const std::uint8_t byte : *bytes) {
    session = (session << 8U) | byte;
  }
  return session;
}

Here enter_room(const RoomSecret& secret, const Key& device_secret, Session session,
                std::string name) {
  const Room room = open_room(secret);
  return {room, enter(room, device_secret), session, std::move(name), false, &games_book(), 0};
}

std::string print(const Effects& effects) {
  std::string text;
  for (const Effect& effect : effects) {
    if (const auto* sent = std::get_if<Send>(&effect)) {
      text += "send " + (sent->pipe == kAllPipes ? "*" : std::to_string(sent->pipe)) + " " +
              print_hex(sent->letter->bytes) + "\n";
    } else if (std::holds_alternative<Keep>(effect)) {
      text += "keep\n";
    } else if (std::holds_alternative<Changed>(effect)) {
      text += "changed\n";
    } else {
      text += "wake " + std::to_string(std::get<Wake>(effect).at) + "\n";
    }
  }
  return text + "ok\n";
}

std::string show(std::uint32_t number, const Peer& peer) {
  const Log& log = peer.log();
  const std::size_t members = log.empty() ? 0 : log.members().size();
  return "peer " + std::to_string(number) + " game " + core::hex16(log.tag()) + " attempt " +
         std::to_string(log.attempt()) + " length " + std::to_string(log.length()) + " final " +
         std::to_string(log.final_length()) + " head " + core::hex16(tag_of(log.head())) +
         " members " + std::to_string(members) + " acts " + (peer.acts() ? "yes" : "no") +
         " position " + (log.empty() ? "-" : log.position()->line()) + "\n";
}

// With hidden hands: what the peer itself sees, the position with its own cards.
std::string sight(std::uint32_t number, const Peer& peer) {
  return "sight " + std::to_string(number) + " " +
         (peer.log().empty() ? "-" : peer.view()->line()) + "\n";
}

std::optional<Input> parse_set_up(std::string_view words) {
  const auto timer = core::parse_number(core::take_until(words, ' '), 65'535);
  const auto flags = core::parse_number(core::take_until(words, ' '), 255);
  if (!timer || !flags) {
    return std::nullopt;
  }
  return SetUp{static_cast<std::uint16_t>(*timer), static_cast<std::uint8_t>(*flags),
               std::string(words)};
}

std::optional<Input> parse_seat_wish(std::string_view wish, std::string_view words) {
  const auto seat = core::parse_number(core::take_until(words, ' '), 255);
  if (!seat || words.empty() != (wish != "bot")) {
    return std::nullopt;
  }
  const auto number = static_cast<std::size_t>(*seat);
  if (wish == "sit") return Sit{number};
  if (wish == "out") return PutOut{number};
  return SeatBot{number, std::string(words)};
}

std::optional<Input> parse_plain(std::string_view wish) {
  if (wish == "ready") return BeReady{};
  if (wish == "start") return Begin{};
  if (wish == "leave") return Leave{};
  if (wish == "without") return GoOnWithout{};
  if (wish == "yes") return Answer{true};
  if (wish == "no") return Answer{false};
  if (wish == "end") return EndGame{};
  return wish == "again" ? std::optional<Input>(Again{}) : std::nullopt;
}

// The inputs of a peer: `up`, `down`, `hear`, `tick`, `do`.
std::optional<Input> parse_input(std::string_view command, std::string_view words) {
  if (command == "do") {
    return parse_wish(words);
  }
  if (command == "tick") {
    const auto now = parse_wide(words);
    return now ? std::optional<Input>(Tick{*now}) : std::nullopt;
  }
  const auto pipe = parse_narrow(core::take_until(words, ' '));
  if (!pipe || *pipe == kAllPipes) {
    return std::nullopt;
  }
  if (command == "hear") {
    auto message = parse_hex(words);
    return message ? std::optional<Input>(Heard{*pipe, std::move(*message), 0, nullptr})
                   : std::nullopt;
  }
  if (!words.empty()) {
    return std::nullopt;
  }
  return command == "up" ? Input(Up{*pipe}) : Input(Down{*pipe});
}

}  // namespace

std::optional<Input> parse_wish(std::string_view words) {
  const std::string_view wish = core::take_until(words, ' ');
  if (wish == "setup") return parse_set_up(words);
  if (wish == "sit" || wish == "out" || wish == "bot") return parse_seat_wish(wish, words);
  if (wish == "move") {
    std::vector<std::string> tokens;
    for (const std::string_view token : core::split(words, ' ')) {
      tokens.emplace_back(token);
    }
    return words.empty() ? std::optional<Input>(Decide{}) : Decide{std::move(tokens)};
  }
  if (wish == "follow") {
    const auto bytes = parse_hex(words);
    const auto tag = bytes && bytes->size() == sizeof(Tag) ? parse_session(words) : std::nullopt;
    return tag ? std::optional<Input>(Follow{*tag}) : std::nullopt;
  }
  if (wish == "say") {
    const auto phrase = core::parse_number(words, 24);
    return phrase ? std::optional<Input>(Speak{static_cast<std::uint8_t>(*phrase), ""})
                  : std::nullopt;
  }
  return words.empty() ? parse_plain(wish) : std::nullopt;
}

PeerCommands::Answer PeerCommands::answer(std::string_view words) {
  const std::string_view command = core::take_until(words, ' ');
  static constexpr std::array<std::string_view, 10> kCommands = {
      "new", "up", "down", "hear", "tick", "do", "show", "sight", "kept", "load"};
  if (std::find(kCommands.begin(), kCommands.end(), command) == kCommands.end()) {
    return Sentence{"There is no command “{0}”.", {"peer " + std::string(command)}};
  }
  const auto number = parse_narrow(core::take_until(words, ' '));
  if (!number) {
    return unread(command);
  }
  if (command == "new") return begin(*number, words);
  if (command == "load") return load(*number, words);
  const auto found = peers_.find(*number);
  if (found == peers_.end()) {
    return Sentence{"There is no peer {0}; begin with “peer new”.", {std::to_string(*number)}};
  }
  Peer& peer = found->second;
  if (command == "show" || command == "sight" || command == "kept") {
    return !words.empty()       ? Answer(unread(command))
           : command == "show"  ? Answer(show(*number, peer))
           : command == "sight" ? Answer(sight(*number, peer))
                                : Answer(peer.kept() + "\n");
  }
  const auto input = parse_input(command, words);
  return input ? Answer(print(peer.step(*input))) : unread(command);
}

PeerCommands::Answer PeerCommands::begin(std::uint32_t number, std::string_view words) {
  RoomSecret secret{};
  Key device{};
  const bool good = take_bytes(words, secret) && take_bytes(words, device);
  const auto session = parse_session(core::take_until(words, ' '));
  const std::string name(words == "-" ? "" : words);
  if (!good || !session || !is_name(name)) {
    return unread("new");
  }
  peers_.erase(number);
  peers_.emplace(number, Peer(enter_room(secret, device, *session, name)));
  return std::string("ok\n");
}

PeerCommands::Answer PeerCommands::load(std::uint32_t number, std::string_view text) {
  const auto head = read_kept_head(text);
  auto peer = head ? Peer::load(enter_room(head->room, head->device_secret, head->session + kSecond,
                                           head->name),
                                text)
                   : std::nullopt;
  if (!peer) {
    return Sentence{"This is not what a peer kept.", {}};
  }
  peers_.erase(number);
  peers_.emplace(number, std::move(*peer));
  return std::string("ok\n");
}

}  // namespace race
