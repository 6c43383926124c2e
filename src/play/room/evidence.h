// Messages that may prove, together with another one, that a device has cheated: the newest of each
// kind. Only stores messages, and accepts no hearsay: every proof consists of signatures.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "play/room/message.h"

namespace play::room {

class Evidence {
 public:
  using Proof = std::vector<Letter>;

  // Notes a correctly signed message. Returns the proof if it and another one cannot both come from
  // an honest device: two entries in one place that are not STARTs, two STARTs of one attempt, or a
  // show in a segment that a READY had promised not to use.
  [[nodiscard]] std::optional<Proof> note(const Letter& letter, Tag game);
  // Likewise for a show of that member in a segment of this game and attempt.
  [[nodiscard]] std::optional<Proof> note_show(const Letter& show, std::uint32_t attempt);

 private:
  struct Noted {
    Letter entry;
    std::optional<std::uint32_t> attempt;  // of a START: the attempt that its SETUP names, or 0
  };
  struct Promise {
    Letter setup;
    Letter ready;
  };
  struct Shown {
    Letter show;
    std::uint32_t attempt = 0;
  };
  [[nodiscard]] std::optional<Proof> note_entry(const Letter& letter);
  void note_setup(const Letter& letter);
  [[nodiscard]] std::optional<Proof> note_ready(const Letter& letter);
  [[nodiscard]] static bool two_stories(const Noted& a, const Noted& b);
  [[nodiscard]] static bool broken(const Promise& promise, const Shown& shown);

  std::vector<Noted> entries_;  // no two of them prove anything
  std::vector<Letter> setups_;
  std::vector<Promise> promises_;  // the newest of each key
  std::vector<Shown> shows_;       // likewise
};

}  // namespace play::room
