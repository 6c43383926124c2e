// What goes wrong in one schedule, and when: drawn from a seed, and shortened while it still shows
// a fault.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "play/room/step.h"

namespace rooms {

using play::room::Millis;

struct Trouble {
  enum class Kind : std::uint8_t {
    Loss,    // `amount` of a hundred messages are lost
    Double,  // `amount` of a hundred come twice
    Delay,   // each message is late by up to `amount` ms
    Cut,     // nothing goes from `a` to `b` (kAnybody: from or to everybody)
    Part,    // nothing goes between those in the bit set `amount` and the others
    Freeze,  // `a` does nothing; what comes meanwhile is lost if `amount` is 0
    Kill,    // `a` begins again from what it kept, at `until`
    Stale,   // likewise, from what it had kept one step before
    Second,  // `a` goes on as another session of the same device, without the store
    Fast,    // `a`'s clock runs by `amount` of a hundred as fast
    Jump,    // `a`'s clock jumps ahead by `amount` ms
    Leave,   // wishes of the person at `a`
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
  Millis heals = 0;        // from then on nothing goes wrong
  Millis thinks = 1000;    // at most, before a decision
  unsigned games = 1;      // one after the other
  bool bus = false;        // everything goes a second way too, with losses of its own
  bool comes_back = true;  // who left wishes its seat again
  std::vector<Trouble> troubles;
  bool keeps_promises = true;  // not so: a weakness that the laws must notice
  bool frames = false;         // each message tells the session of the frame that carried it
};

// A schedule of the small race, or of the game of these rules with so many seats.
[[nodiscard]] Plan draw_plan(std::uint64_t seed);
[[nodiscard]] Plan draw_plan(std::uint64_t seed, const std::string& rules, std::size_t seats);
[[nodiscard]] std::string print(const Plan& plan);

}  // namespace rooms
