// Limits on what one pipe may bring, and on what is sent to it in answer.
#pragma once

#include <algorithm>
#include <cstdint>
#include <variant>

#include "play/room/step.h"

namespace play::room {

// Allows a given rate per second and a given burst.
class Bucket {
 public:
  constexpr Bucket(std::uint64_t each_second, std::uint64_t most)
      : each_second_(each_second), most_(most * kMilli), level_(most * kMilli) {}
  bool take(std::uint64_t amount, Millis now) {
    level_ = std::min(most_, level_ + (now - std::min(now, at_)) * each_second_);
    at_ = now;
    if (level_ < amount * kMilli) {
      return false;
    }
    level_ -= amount * kMilli;
    return true;
  }

 private:
  static constexpr std::uint64_t kMilli = 1000;
  std::uint64_t each_second_;
  std::uint64_t most_;   // in thousandths
  std::uint64_t level_;  // in thousandths
  Millis at_ = 0;
};

// How many messages a message counts for: a START also for those in it, whose signatures are
// checked as well.
[[nodiscard]] inline std::uint64_t weight_of(const Message& message) {
  const Entry* entry = message.as<Entry>();
  const Start* start = entry != nullptr ? std::get_if<Start>(&entry->content) : nullptr;
  return start != nullptr ? 1 + start->parts.size() : 1;
}

// The most that is taken from one pipe.
class Flood {
 public:
  // Whether a message of this size is accepted at all.
  bool admit(std::size_t bytes, Millis now) { return admit(1, bytes, now); }
  // Whether the messages inside an accepted one are accepted as well.
  bool admit_parts(const Message& message, Millis now) {
    return weight_of(message) == 1 || admit(weight_of(message) - 1, 0, now);
  }

 private:
  bool admit(std::uint64_t messages, std::size_t bytes, Millis now) {
    if (now < deaf_until_) {
      return false;
    }
    if (messages_.take(messages, now) && bytes_.take(bytes, now)) {
      return true;
    }
    if (last_over_ == 0 || now - last_over_ > kPause_ms) {
      over_since_ = now;
    }
    last_over_ = std::max<Millis>(now, 1);
    if (now - over_since_ >= kPatience_ms) {
      deaf_until_ = now + kDeaf_ms;
    }
    return false;
  }

  static constexpr Millis kPause_ms = 2000;  // this long within the caps ends a period over them
  static constexpr Millis kPatience_ms = 10'000;
  static constexpr Millis kDeaf_ms = 60'000;
  Bucket messages_{50, 200};
  Bucket bytes_{262'144, 1'048'576};
  Millis over_since_ = 0;
  Millis last_over_ = 0;
  Millis deaf_until_ = 0;
};

}  // namespace play::room
