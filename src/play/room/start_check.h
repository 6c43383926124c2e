// Whether a START is valid after a log: the checks, in the order of their words.
#pragma once

#include <span>
#include <vector>

#include "play/room/log/log.h"

namespace play::room {

class StartCheck {
 public:
  // Word::Entry if it is valid; then `segment` holds, and the log's `outcomes` remain if there were
  // outcomes.
  StartCheck(const Log& log, const Message& message, const Entry& entry, const Start& start)
      : log_(log), message_(message), entry_(entry), start_(start) {}
  [[nodiscard]] Word run();
  [[nodiscard]] Segment segment() const;

 private:
  [[nodiscard]] Word read_parts();
  [[nodiscard]] bool parts_fit() const;
  [[nodiscard]] bool readies_in_order() const;
  [[nodiscard]] bool rank_fits() const;
  [[nodiscard]] Word check_new() const;
  [[nodiscard]] Word check_next() const;
  [[nodiscard]] bool seats_stay() const;
  [[nodiscard]] bool one_seat_each() const;
  [[nodiscard]] bool leavers_fit() const;
  [[nodiscard]] bool majority() const;
  [[nodiscard]] bool left_rounds_opened() const;
  [[nodiscard]] bool anybody_with_store() const;
  [[nodiscard]] std::vector<Key> votes() const;
  [[nodiscard]] Word check_outcomes() const;
  // The past is not known: neither tag, prev, rank nor attempt can be checked.
  [[nodiscard]] bool unproved() const { return log_.empty() && setup().game != 0; }
  [[nodiscard]] bool is_new() const { return setup().has(Setup::kNew); }
  [[nodiscard]] const Setup& setup() const { return *parts_.front()->as<Setup>(); }
  [[nodiscard]] const Ready& ready(std::size_t i) const { return *parts_[i + 1]->as<Ready>(); }
  [[nodiscard]] const Key& ready_key(std::size_t i) const { return parts_[i + 1]->key; }
  [[nodiscard]] std::size_t ready_count() const { return parts_.size() - 1; }
  [[nodiscard]] Rank highest() const;

  const Log& log_;
  const Message& message_;
  const Entry& entry_;
  const Start& start_;
  std::vector<Letter> parts_;  // the SETUP, then the READYs
  std::vector<Key> order_;     // of the future members
};

// The STARTs whose members decide on the next one: back to the last one after which the game went
// on. The members of a START that is not final may not decide alone. Only unless log.empty().
[[nodiscard]] std::span<const Segment> deciding(const Log& log);
[[nodiscard]] bool most_of(const Segment& segment, const std::vector<Key>& votes);
// Whether these are most of the members of each of those STARTs.
[[nodiscard]] bool may_decide(const Log& log, const std::vector<Key>& votes);

}  // namespace play::room
