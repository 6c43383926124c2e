// What the person here thinks of changes that persons must agree to. A change is known by the seats
// that it leads to: other attempts at it ask nothing new.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "play/room/message.h"

namespace play::room {

class Opinion {
 public:
  using Seats = std::vector<Seat>;

  // They agree, also that those keys are put out.
  void agree(Seats seats, std::vector<Key> out) {
    yes_ = std::move(seats);
    out_ = std::move(out);
  }
  // They agree to nothing any more.
  void withdraw() { yes_.reset(); }
  [[nodiscard]] bool agrees(const Seats& seats) const { return yes_ == seats; }
  [[nodiscard]] const std::vector<Key>& out() const { return out_; }

  // They do not agree, and are not asked again while others ask.
  void refuse(Seats seats) { no_ = std::move(seats); }
  void forget_refusal() { no_.reset(); }
  [[nodiscard]] bool refuses(const Seats& seats) const { return no_ == seats; }

 private:
  std::optional<Seats> yes_;
  std::vector<Key> out_;
  std::optional<Seats> no_;
};

}  // namespace play::room
