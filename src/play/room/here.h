// What a device brings to a room, and the time limits there.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "play/room/book.h"
#include "play/room/games_book.h"
#include "play/room/step.h"

namespace play::room {

inline constexpr Millis kBeat_ms = 2000;
inline constexpr Millis kBusBeat_ms = 4000;
inline constexpr Millis kIdleBeat_ms = 10'000;  // while no game is on
inline constexpr Millis kSilent_ms = 10'000;
inline constexpr Millis kReady_ms = 5000;
inline constexpr Millis kLongestReady_ms = 60'000;
// The largest step between attempts that one message can make others believe. A device that is
// further ahead is followed step by step with its HELLOs.
inline constexpr std::uint32_t kHop = 256;
// The attempt that a device which knows of `known` believes when it hears of another.
[[nodiscard]] constexpr std::uint32_t believed_attempt(std::uint32_t known, std::uint32_t heard) {
  return heard > known ? known + std::min(heard - known, kHop) : known;
}
inline constexpr Millis kPlace_ms = 1500;  // extra wait for each possible owner that ranks before
                                           // this one
inline constexpr Millis kGrace_ms = 5000;  // allowed beyond the turn timer
inline constexpr Millis kAlone_ms = 20'000;
inline constexpr std::uint32_t kInVain = 3;  // attempts that have stranded in a row
inline constexpr std::size_t kMostWatchers = 4;

// The wish for any seat.
inline constexpr std::uint8_t kAnySeat = (1U << kMostMembers) - 1;

struct Here {
  Room room;
  Device device;
  Session session = 0;
  std::string name;
  // Set for a seat link or a cleared store: promises that this device has made are not known. It
  // wishes for the seat that it has, whichever that is.
  bool store_lost = false;
  const Book* book = &games_book();
  // Nonzero only in trials that play thousands of rooms: nothing is signed, and chains have this
  // many elements.
  std::uint32_t rehearsal = 0;
  // False only in tests that show why promises are needed.
  bool keeps_promises = true;
};

}  // namespace play::room
