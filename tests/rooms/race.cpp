#include "rooms/race.h"

#include <array>
#include <charconv>
#include <numeric>

#include "core/text.h"

namespace rooms {

namespace {

using core::Move;
using core::MoveKind;
using play::room::SharedPosition;

constexpr int kMostTurns = 12;
constexpr int kGoal = 3;

class RacePosition final : public play::room::Position {
 public:
  explicit RacePosition(std::size_t seats) : seats_(seats) {}

  [[nodiscard]] core::Actor actor() const override {
    if (turns_ == kMostTurns || squares_[last_] == kGoal) {
      return core::kOver;
    }
    const auto seat = static_cast<core::SeatIndex>(static_cast<std::size_t>(turns_) % seats_);
    return die_ < 0 ? core::kChance : core::seat_actor(seat);
  }
  void moves(core::MoveList& list) const override {
    list.clear();
    const core::Actor now = actor();
    if (now == core::kChance) {
      list.push(thrown(0));
      list.push(thrown(1));
    } else if (now.kind == core::Actor::Kind::Seat) {
      list.push(Move{MoveKind::Walk, 0, 0, 0, 0, 0, 0});
      list.push(Move{MoveKind::Pass, 0, 0, 0, 0, 0, 0});
    }
  }
  [[nodiscard]] int weight(Move move) const override { return move.value + 1; }
  [[nodiscard]] SharedPosition after(Move move) const override {
    auto next = std::make_shared<RacePosition>(*this);
    if (move.kind == MoveKind::Throw) {
      next->die_ = move.value;
      return next;
    }
    next->last_ = static_cast<std::size_t>(turns_) % seats_;
    next->squares_[next->last_] += move.kind == MoveKind::Walk ? die_ : 0;
    next->die_ = -1;
    ++next->turns_;
    return next;
  }
  [[nodiscard]] std::string print(Move move) const override {
    if (move.kind == MoveKind::Throw) {
      return move.value == 0 ? "d0" : "d1";
    }
    return move.kind == MoveKind::Walk ? "go" : "stay";
  }
  [[nodiscard]] std::string line() const override {
    std::string text = "race " + std::to_string(turns_) + " " + std::to_string(die_);
    for (std::size_t i = 0; i < seats_; ++i) {
      text += " " + std::to_string(squares_[i]);
    }
    return text;
  }
  [[nodiscard]] std::uint64_t hash() const override {
    std::uint64_t hash = static_cast<std::uint64_t>(turns_ * 8 + die_ + 1);
    for (const int square : squares_) {
      hash = hash * 31 + static_cast<std::uint64_t>(square);
    }
    return hash;
  }

 private:
  static Move thrown(std::uint8_t value) { return {MoveKind::Throw, value, 0, 0, 0, 0, 0}; }

  std::size_t seats_;
  std::array<int, 6> squares_{};
  int turns_ = 0;
  int die_ = -1;
  std::size_t last_ = 0;
};

class RaceBook final : public play::room::Book {
 public:
  [[nodiscard]] std::optional<play::room::Beginning> open(std::string_view rules) const override {
    for (std::size_t seats = 2; seats <= 6; ++seats) {
      if (rules == race_rules(seats)) {
        std::vector<core::SeatIndex> all(seats);
        std::iota(all.begin(), all.end(), core::SeatIndex{0});
        return play::room::Beginning{std::string(rules), all,
                                     std::make_shared<RacePosition>(seats)};
      }
    }
    return std::nullopt;
  }
};

}  // namespace

const play::room::Book& race_book() {
  static const RaceBook book;
  return book;
}

std::string race_rules(std::size_t seats) { return "race seats=" + std::to_string(seats); }

}  // namespace rooms
