// Makes pipes out of what is heard on a bus, where everybody hears everything: one for each
// session that has the room's secret; every frame begins with its session. Does the same as the
// page's web/rooms/bus.js.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "app/rooms/news_queue.h"
#include "app/rooms/transport.h"

namespace platform {

class BusPipes {
 public:
  // `opens` tells whether a frame was sealed with the room's secret.
  explicit BusPipes(Opens opens) : opens_(std::move(opens)) {}
  // Remembers the frame's session as our own, in case frames come back.
  void sent(std::span<const std::uint8_t> frame);
  // A frame that arrived at `now`, in ms of a clock that only goes forward.
  void came(std::span<const std::uint8_t> frame, std::int64_t now, NewsQueue& news);
  // Drops sessions that have long been silent.
  void tend(std::int64_t now, NewsQueue& news);
  [[nodiscard]] bool has(Pipe pipe) const;

 private:
  using Session = std::array<std::uint8_t, 8>;
  struct Heard {
    Pipe pipe;
    std::int64_t last;
  };
  using Sessions = std::map<Session, Heard>;

  [[nodiscard]] static Session session_of(std::span<const std::uint8_t> frame);
  // The entry of the frame's session; the end if no pipe is free, or the frame does not open.
  Sessions::iterator find(std::span<const std::uint8_t> frame, std::int64_t now, NewsQueue& news);
  Sessions::iterator drop(Sessions::iterator one, NewsQueue& news);

  Opens opens_;
  Sessions sessions_;
  std::set<Session> own_;
  Pipe last_pipe_ = 0;
};

}  // namespace platform
