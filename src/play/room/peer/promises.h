// What a device has bound itself to. It stores this before it sends whatever binds it, so that
// neither a crash nor a second session can break a promise.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "play/room/log/log.h"

namespace play::room {

struct Promises {
  // A READY by which it left that game; it binds in no other: neither in one split off from it nor
  // in the next.
  struct Left {
    std::uint32_t attempt = 0;
    Key author{};
    Tag game = 0;
  };
  // The newest element shown, so that no element is ever shown for two heads.
  struct Shown {
    Digest setup{};
    std::uint32_t number = 0;
    Digest head{};
  };

  std::uint32_t attempt = 0;  // the highest promised
  std::uint32_t seen = 0;     // the highest of anybody's SETUP or HELLO
  Letter ready;               // the newest given; null before any
  std::optional<Left> left;
  Shown shown;
  bool unknown = false;  // earlier ones were lost: only the next START ends them

  // The highest attempt that the next one must exceed, apart from that of the game.
  [[nodiscard]] std::uint32_t known() const { return std::max(attempt, seen); }
  void see(std::uint32_t other) { seen = std::max(seen, other); }
  // Whether the newest READY answers that SETUP.
  [[nodiscard]] bool answer(const Letter& setup) const {
    return ready && ready->as<Ready>()->setup == setup->digest;
  }
  // Whether this device left the game by a READY whose attempt the log has not reached.
  [[nodiscard]] bool have_left(const Log& log) const {
    return left && left->game == log.tag() && log.attempt() < left->attempt;
  }
  // Whether an element may be shown.
  [[nodiscard]] bool allow(const Shown& next) const {
    return shown.setup != next.setup || next.number > shown.number ||
           (next.number == shown.number && next.head == shown.head);
  }
  // Whether the log has a READY of this device that is not among its promises: an earlier session
  // of it, or another device with its key, has given that one. Only if it is a member.
  [[nodiscard]] bool lack(const Log& log) const { return !ready || log.attempt() > attempt; }
  // The newest START in the log is taken, in which this device is that member or none.
  void note_start(const Log& log, std::optional<std::size_t> member) {
    if (left && log.attempt() >= left->attempt) {
      left.reset();
    }
    if (!member) {
      return;
    }
    const Ready& named = log.members()[*member].ready;
    if (lack(log)) {
      unknown = true;
    } else if (ready->as<Ready>()->setup == named.setup && named.has(Ready::kNoStore)) {
      unknown = false;
    }
  }
};

}  // namespace play::room
