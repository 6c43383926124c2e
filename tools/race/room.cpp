#include "room.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "core/text.h"
#include "play/sealed.h"
#include "room_print.h"
#include "room_words.h"

namespace race {

using core::Bytes;
using core::Expected;
using core::Sentence;
using play::room::Key;
using play::room::Word;

namespace {

constexpr std::uint64_t kMostWeight = std::uint64_t{1} << 32U;

Sentence unread(std::string_view command) {
  return {"“{0}” cannot be read like this.", {"room " + std::string(command)}};
}

std::string lines(const std::string& text) { return text + "\n"; }

std::string bad(Word word) { return lines("bad " + std::string(play::room::word_text(word))); }

Expected<std::string> seed(std::string_view words) {
  play::room::Digest game{};
  play::room::Digest head{};
  bool good = take_bytes(words, game) && take_bytes(words, head);
  std::vector<play::ChainKey> elements;
  while (good && !words.empty()) {
    good = take_bytes(words, elements.emplace_back());
  }
  if (!good || elements.empty()) {
    return unread("seed");
  }
  return lines("seed " + print_hex(play::room::seed_of(game, head, elements)));
}

Expected<std::string> pick(std::string_view words) {
  play::room::Digest digest{};
  const bool good = take_bytes(words, digest);
  const auto j = parse_wide(core::take_until(words, ' '));
  std::vector<std::string_view> outcomes = core::split(words, ' ');
  std::sort(outcomes.begin(), outcomes.end());
  std::vector<std::uint32_t> weights;
  for (const std::string_view outcome : outcomes) {
    const std::size_t star = outcome.find('*');
    const auto weight =
        star == std::string_view::npos ? std::nullopt : parse_narrow(outcome.substr(star + 1));
    if (!weight) {
      return unread("pick");
    }
    weights.push_back(*weight);
  }
  const auto total = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  if (!good || !j || total == 0 || total > kMostWeight) {
    return unread("pick");
  }
  std::string_view picked = outcomes[play::room::pick(digest, *j, weights)];
  return lines("pick " + std::string(core::take_until(picked, '*')));
}

}  // namespace

Expected<std::string> RoomCommands::answer(std::string_view words) {
  const std::string_view command = core::take_until(words, ' ');
  if (command == "seed") return seed(words);
  if (command == "pick") return pick(words);
  if (command == "key") return key(words);
  static constexpr std::array<std::string_view, 8> kCommands = {
      "device", "chain", "sign", "read", "frame", "open", "hear", "status"};
  if (std::find(kCommands.begin(), kCommands.end(), command) == kCommands.end()) {
    return Sentence{"There is no command “{0}”.", {"room " + std::string(command)}};
  }
  if (!room_) {
    return Sentence{"“{0}” needs a room; begin with “room key”.", {"room " + std::string(command)}};
  }
  return run(command, words);
}

RoomCommands::Answer RoomCommands::run(std::string_view command, std::string_view words) {
  if (command == "device") return device(words);
  if (command == "read") return read(words);
  if (command == "frame") return frame(words);
  if (command == "open") return open(words);
  if (command == "hear") return hear(words);
  if (command == "status") return words.empty() ? Answer(lines(status())) : unread(command);
  if (!device_secret_) {
    return Sentence{"“{0}” needs a device; begin with “room device”.",
                    {"room " + std::string(command)}};
  }
  return command == "chain" ? chain(words) : sign(words);
}

RoomCommands::Answer RoomCommands::key(std::string_view words) {
  play::room::RoomSecret secret{};
  if (!take_bytes(words, secret) || !words.empty()) {
    return unread("key");
  }
  room_ = play::room::open_room(secret);
  log_.emplace(room_->id);
  return lines("room " + print_hex(room_->id) + " " + print_hex(room_->key) + " " +
               print_hex(room_->password));
}

RoomCommands::Answer RoomCommands::device(std::string_view words) {
  Key secret{};
  if (!take_bytes(words, secret) || !words.empty()) {
    return unread("device");
  }
  device_secret_ = secret;
  return lines("device " + print_hex(entered().pair.key));
}

play::room::Device RoomCommands::entered() const {
  return play::room::enter(*room_, *device_secret_);
}

RoomCommands::Answer RoomCommands::chain(std::string_view words) const {
  const auto attempt = parse_narrow(core::take_until(words, ' '));
  play::room::Digest setup{};
  const bool good = take_bytes(words, setup);
  const auto k = core::parse_number(words, play::kMostRuns);
  if (!attempt || !good || !k) {
    return unread("chain");
  }
  const play::ChainKey secret = play::room::chain_secret(*device_secret_, *attempt, setup);
  const play::ChainKey deal = play::room::deal_secret(*device_secret_, *attempt, setup);
  return lines("chain " + print_hex(play::chain_key(secret, *k)) + " " +
               print_hex(play::chain_key(secret, 0)) + " " + print_hex(play::chain_key(deal, 0)) +
               " " + print_hex(play::seal_key(deal)));
}

RoomCommands::Answer RoomCommands::sign(std::string_view words) const {
  const auto type = core::parse_number(core::take_until(words, ' '), 255);
  const auto payload = parse_hex(words);
  if (!type || !payload) {
    return unread("sign");
  }
  const Bytes message =
      play::room::sign(static_cast<std::uint8_t>(*type), *payload, entered().pair, room_->id);
  return lines("message " + print_hex(message));
}

RoomCommands::Answer RoomCommands::read(std::string_view words) const {
  const auto bytes = parse_hex(words);
  if (!bytes) {
    return unread("read");
  }
  const auto reading = play::room::read(*bytes, room_->id);
  return reading ? lines(print_message(*reading.letter)) : bad(reading.word);
}

RoomCommands::Answer RoomCommands::frame(std::string_view words) const {
  std::array<std::uint8_t, sizeof(play::room::Session)> session{};
  const bool good = take_bytes(words, session);
  const auto counter = parse_wide(core::take_until(words, ' '));
  const auto message = parse_hex(words);
  if (!good || !counter || !message) {
    return unread("frame");
  }
  if (message->size() > play::room::kLongestMessage) {
    return bad(Word::Size);
  }
  play::room::Frame frame{0, *counter, *message};
  for (const std::uint8_t byte : session) {
    frame.session = (frame.session << 8U) | byte;
  }
  return lines("frame " + print_hex(play::room::seal_frame(frame, room_->key)));
}

RoomCommands::Answer RoomCommands::open(std::string_view words) const {
  const auto bytes = parse_hex(words);
  if (!bytes) {
    return unread("open");
  }
  const auto opening = play::room::open_frame(*bytes, room_->key);
  if (!opening.frame) {
    return opening.word == Word::Size ? bad(Word::Size) : lines("bad frame");
  }
  return lines("message " + print_hex(opening.frame->message));
}

RoomCommands::Answer RoomCommands::hear(std::string_view words) {
  const auto bytes = parse_hex(words);
  if (!bytes) {
    return unread("hear");
  }
  const auto reading = play::room::read(*bytes, room_->id);
  const Word word = reading ? log_->take(reading.letter) : reading.word;
  if (play::room::refused(word)) {
    return bad(word);
  }
  if (word == Word::Old) {
    return lines("old");
  }
  const auto* entry = reading.letter->as<play::room::Entry>();
  return lines(entry ? "entry " + std::to_string(entry->seq) + " " +
                           core::hex16(play::room::tag_of(log_->head()))
                     : "shown " + std::to_string(reading.letter->as<play::room::Show>()->seq));
}

std::string RoomCommands::status() const {
  const std::string position = log_->empty() ? "-" : log_->position()->line();
  return "log " + std::to_string(log_->length()) + " " +
         core::hex16(play::room::tag_of(log_->head())) + " " + position;
}

}  // namespace race
