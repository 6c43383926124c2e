// What people in a room say to each other, and how often they may.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "play/room/flood.h"
#include "play/room/message.h"
#include "play/room/step.h"

namespace play::room {

class Talk {
 public:
  // Notes a word (a SAY) of somebody else's. Not if it was heard before, or they say too much.
  bool hear(const Letter& word, Millis now);
  // The number of the next word said here, in this session of the device; nothing if there were too
  // many lately. The caller then says that word.
  [[nodiscard]] std::optional<std::uint32_t> next(Session session, Millis now);
  void note(const Letter& word);

  // The newest words of all, the oldest first, and how many there ever were.
  [[nodiscard]] const std::vector<Letter>& said() const { return said_; }
  [[nodiscard]] std::uint64_t count() const { return count_; }
  // What to store instead of this session: the next one is higher, and its first word has a higher
  // number than any said in this one.
  [[nodiscard]] Session stored_session(Session session) const;

 private:
  struct Voice {
    std::uint32_t count = 0;
    Bucket words{1, 10};  // a SAY costs two
  };
  std::map<Key, Voice> others_;
  Voice own_;
  std::vector<Letter> said_;
  std::uint64_t count_ = 0;
};

}  // namespace play::room
