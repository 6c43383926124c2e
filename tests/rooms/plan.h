// The troubles of one schedule, and their times: drawn from a seed, and shortened as long as a
// fault still shows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "play/room/step.h"

namespace rooms {

using play::room::Millis;

struct Trouble {
  enum class Kind : std::uint8_t {
    Loss,    // of a hundred messages, `amount` are lost
    Double,  // of a hundred, `amount` arrive twice
    Delay,   // each message is late by up to `amount` ms
    Cut,     // nothing goes from `a` to `b` (kAnybody: from or to everybody)
    Part,    // nothing goes between the members of the bit set `amount` and the others
    Freeze,  // `a` does nothing; messages meanwhile are lost if `amount` is 0
    Kill,    // `a` restarts at `until` from what it stored
    Stale,   // likewise, from what it had stored one step before
    Second,  // `a` goes on as another session of the same device, without the store
    Fast,    // `a`'s clock runs at `amount` percent of its speed
    Jump,    // `a`'s clock jumps ahead by `amount` ms
    Leave,   // a wish of the person at `a`, like the following
    Without,
    PutOut,  // seat `amount`
    End,
    Say,
  };
  static constexpr std::size_t kAnybody = 99;
  Kind kind = Kind::Loss;
  Millis from = 0;
  Millis until = 0;
  std::size_t a = kAnybody;
  std::size_t b = kAnybody;
  std::uint32_t amount = 0;
};

struct Plan {
  std::uint64_t seed = 0;
  std::size_t peers = 2;
  std::size_t seats = 2;
  std::string rules;
  Millis heals = 0;        // from then on there is no trouble
  Millis thinks = 1000;    // at most, before a decision
  unsigned games = 1;      // one after another
  bool bus = false;        // everything is also sent a second way, with losses of its own
  bool comes_back = true;  // those who left wish for their seats again
  std::vector<Trouble> troubles;
  bool keeps_promises = true;  // false: a weakness that the laws must notice
  bool frames = false;         // each message carries the session of its frame
  bool several = false;        // people at one device sit down at two seats, if there are as many
};

// A schedule of the small race, or of a game by these rules with that many seats.
[[nodiscard]] Plan draw_plan(std::uint64_t seed);
[[nodiscard]] Plan draw_plan(std::uint64_t seed, const std::string& rules, std::size_t seats);
[[nodiscard]] std::string print(const Plan& plan);

}  // namespace rooms
