// Which devices this one hears, by HELLOs in the sender's own frames or passed on by others, and on
// which pipe.
#pragma once

#include <map>
#include <optional>

#include "play/room/flood.h"
#include "play/room/message.h"
#include "play/room/step.h"

namespace play::room {

class Company {
 public:
  struct Presence {
    Hello hello;  // the newest
    Millis at = 0;
    // When its own frames were last heard, and on which pipe.
    std::optional<Millis> direct_at;
    Pipe pipe = 0;
    Pipe first_pipe = 0;  // which brought its last HELLO first
    bool behind = false;  // as of its last HELLO, it lacked something that is here
  };
  // A pipe's state.
  struct Line {
    Flood flood;
    Bucket answers{40, 120};  // messages; fewer than the other side admits
    std::optional<Millis> answered_at;
    std::optional<Millis> promised_at;  // when a READY was repeated on it
    std::optional<Key> key;             // whose HELLO came first: taken for the pipe's owner
    Millis key_at = 0;
    bool over_bus = false;
  };
  // Devices not heard for `memory` ms count as gone.
  struct Moment {
    Millis now = 0;
    Millis memory = 0;
  };
  // What is new in a HELLO.
  struct News {
    bool has_come = false;  // the device, or another session of it
    bool shows = false;     // something that people see
  };

  // A HELLO of another device. Nothing if a newer one was heard before.
  std::optional<News> hear(const Key& key, const Hello& hello, const Heard& heard, Moment moment);
  // The pipe is gone, and with it all who were heard on it.
  void lose(Pipe pipe);
  void forget_the_gone(Millis now);

  [[nodiscard]] const std::map<Key, Presence>& present() const { return present_; }
  // Null if it was not heard lately.
  [[nodiscard]] Presence* find(const Key& key);
  [[nodiscard]] const Presence* find(const Key& key) const;
  // Whether it was heard lately, directly or through others; and directly.
  [[nodiscard]] bool alive(const Key& key, Moment moment) const;
  [[nodiscard]] bool hears(const Key& key, Moment moment) const;
  // When it was heard last; nothing if that was long ago.
  [[nodiscard]] std::optional<Millis> heard_at(const Key& key) const;

  [[nodiscard]] Line& line(Pipe pipe) { return lines_[pipe]; }
  // Whether all who can be reached are reached over the bus.
  [[nodiscard]] bool only_bus() const;

 private:
  [[nodiscard]] bool is_direct(const Key& key, const Hello& hello, const Heard& heard,
                               Moment moment);
  [[nodiscard]] bool comes_second(const Presence& presence, const Hello& hello, Pipe pipe) const;

  std::map<Key, Presence> present_;
  std::map<Key, Millis> lost_;  // when those were heard last whose pipes are gone
  std::map<Pipe, Line> lines_;
};

}  // namespace play::room
