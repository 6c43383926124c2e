// Which frames of each session have come. Whoever can listen to a bus can send recorded frames
// again; each counts once, or they would bring back people who are gone and use up what others may
// send.
#pragma once

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <map>

#include "play/room/wire.h"

namespace play::room {

class SeenFrames {
 public:
  // Whether the frame of this session with this counter comes for the first time. One that comes
  // later than kWindow newer ones is taken for a repeated one.
  bool admit(Session session, std::uint64_t counter) {
    Window& window = windows_[session];
    window.used = ++uses_;
    if (windows_.size() > kMostSessions) forget_the_longest_unused();
    if (window.empty || counter > window.highest) {
      const std::uint64_t further = window.empty ? kWindow : counter - window.highest;
      window.seen = further < kWindow ? window.seen << static_cast<std::size_t>(further)
                                      : std::bitset<kWindow>();
      window.highest = counter;
      window.empty = false;
    }
    const std::uint64_t back = window.highest - counter;
    if (back >= kWindow || window.seen.test(static_cast<std::size_t>(back))) return false;
    window.seen.set(static_cast<std::size_t>(back));
    return true;
  }

  static constexpr std::size_t kWindow = 512;
  static constexpr std::size_t kMostSessions = 256;

 private:
  struct Window {
    std::uint64_t highest = 0;
    std::bitset<kWindow> seen;  // bit n: the frame n before the highest
    std::uint64_t used = 0;     // when last
    bool empty = true;
  };

  void forget_the_longest_unused() {
    windows_.erase(std::min_element(
        windows_.begin(), windows_.end(),
        [](const auto& a, const auto& b) { return a.second.used < b.second.used; }));
  }

  std::map<Session, Window> windows_;
  std::uint64_t uses_ = 0;
};

}  // namespace play::room
