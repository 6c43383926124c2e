// What a device whose program was altered may say in place of what it should, one by one:
// rooms-tests.md, “Liars”. Each is told for one letter of its own to one other device.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "room_sim.h"

namespace rooms {

using Letters = std::vector<Letter>;

// Who lies, to whom, and the newest SETUP and READYs that anybody has said.
struct Lying {
  const Sim& sim;
  std::size_t liar;
  std::size_t to;
  Letter setup;
  [[nodiscard]] const Log& log() const { return sim.peer(liar).log(); }
  [[nodiscard]] Letter sign(const play::room::Body& body) const { return sim.sign(body, liar); }
};

struct Lie {
  const char* name;
  Letters (*tell)(const Lying& lying, const Letter& letter);
  // With this word every honest device refuses it.
  std::optional<play::room::Word> word = std::nullopt;
  // It is proved, and the others play without the liar.
  bool fault = false;
  // The others cannot go on without being more than half of the room.
  bool stops = false;
  // It never answers a SETUP.
  bool mute = false;
  // No other entry can stand where it has shown for one that is not there.
  bool halts = false;
};

[[nodiscard]] std::span<const Lie> lies();

}  // namespace rooms
