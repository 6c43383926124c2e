#include "play/room/log/check.h"

#include <map>

namespace play::room {

namespace {

// How much of its log a message covers: all entries before this number.
std::uint64_t covers(const Message& message) {
  if (const Entry* entry = message.as<Entry>()) {
    return std::uint64_t{entry->seq} + 1;
  }
  const Show* show = message.as<Show>();
  return show ? std::uint64_t{show->seq} + 1 : 0;
}

bool is_start(const Message& message) {
  const Entry* entry = message.as<Entry>();
  return entry && std::holds_alternative<Start>(entry->content);
}

// For each key the message that covers most. A START that begins a game restarts the count, so its
// own signature is always checked.
std::map<Key, const Message*> newest(std::span<const Reading> readings) {
  std::map<Key, const Message*> newest;
  for (const Reading& reading : readings) {
    if (!reading) {
      continue;
    }
    const Message*& known = newest[reading.letter->key];
    if (!known || covers(*known) <= covers(*reading.letter)) {
      known = reading.letter.get();
    }
  }
  return newest;
}

}  // namespace

LogCheck check_log(std::span<const Bytes> messages, const RoomId& room, const Book& book) {
  std::vector<Reading> readings;
  readings.reserve(messages.size());
  for (const Bytes& message : messages) {
    readings.push_back(read(message, room, Signatures::Covered));
  }
  const std::map<Key, const Message*> newest = room::newest(readings);
  LogCheck check{Log(room, Signatures::Checked, book)};
  for (; check.refused < readings.size(); ++check.refused) {
    const Reading& reading = readings[check.refused];
    const Message* message = reading.letter.get();
    check.word = reading.word;
    if (message && (is_start(*message) || newest.at(message->key) == message)) {
      check.word = signed_well(*message) ? Word::Entry : Word::Sign;
    }
    if (check.word == Word::Entry) {
      check.word = check.log.take(reading.letter);
    }
    if (room::refused(check.word)) {
      return check;
    }
  }
  check.word = Word::Entry;
  return check;
}

}  // namespace play::room
