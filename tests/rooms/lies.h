// What a device with an altered program may send instead of what it should, one by one. Each lie
// replaces one of its own letters to one other device.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rooms/sim.h"

namespace rooms {

using Letters = std::vector<Letter>;

// The liar, the recipient, and the newest SETUP and READYs that anybody has sent.
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
  // The word with which every honest device refuses it.
  std::optional<play::room::Word> word = std::nullopt;
  // Whether it is proved, so that the others play on without the liar.
  bool fault = false;
  // Whether the others can go on only if they are more than half of the room.
  bool stops = false;
  // Whether it never answers a SETUP.
  bool mute = false;
  // Whether it has shown for an entry that does not exist: the game goes on only without it.
  bool halts = false;
  // Whether it asks for another change of the game again and again.
  bool restless = false;
};

[[nodiscard]] std::span<const Lie> lies();

}  // namespace rooms
