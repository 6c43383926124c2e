#include "rooms/dice.h"

#include <numeric>

namespace rooms {

namespace {

using core::Move;
using core::MoveKind;
using play::room::SharedPosition;

class DicePosition final : public play::room::Position {
 public:
  [[nodiscard]] core::Actor actor() const override {
    const auto seat = static_cast<core::SeatIndex>(turns_ % kDiceSeats);
    return thrown_ ? core::seat_actor(seat) : core::kChance;
  }
  void moves(core::MoveList& list) const override {
    list.clear();
    for (std::size_t i = 0; i < (thrown_ ? kDiceMoves : kFaces); ++i) {
      const MoveKind kind = thrown_ ? MoveKind::Walk : MoveKind::Throw;
      list.push(Move{kind, static_cast<std::uint8_t>(i), 0, 0, 0, 0, 0});
    }
  }
  [[nodiscard]] int weight(Move) const override { return 1; }
  [[nodiscard]] SharedPosition after(Move move) const override {
    auto next = std::make_shared<DicePosition>(*this);
    next->thrown_ = !thrown_;
    next->turns_ += thrown_ ? 1 : 0;
    next->last_ = move.value;
    return next;
  }
  [[nodiscard]] std::string print(Move move) const override {
    return move.kind == MoveKind::Throw ? dice_token(move.value) : dice_move(move.value);
  }
  [[nodiscard]] std::string line() const override {
    return "dice " + std::to_string(turns_) + " " + std::to_string(last_) + (thrown_ ? " *" : "");
  }
  [[nodiscard]] std::uint64_t hash() const override {
    return (turns_ * 2 + (thrown_ ? 1U : 0U)) * kDiceMoves + last_;
  }

 private:
  std::uint64_t turns_ = 0;
  std::uint64_t last_ = 0;
  bool thrown_ = false;
};

class DiceBook final : public play::room::Book {
 public:
  [[nodiscard]] std::optional<play::room::Beginning> open(std::string_view rules) const override {
    if (rules != "dice") {
      return std::nullopt;
    }
    std::vector<core::SeatIndex> seats(kDiceSeats);
    std::iota(seats.begin(), seats.end(), core::SeatIndex{0});
    return play::room::Beginning{"dice", seats, std::make_shared<DicePosition>()};
  }
};

}  // namespace

const play::room::Book& dice_book() {
  static const DiceBook book;
  return book;
}

std::string dice_token(std::size_t face) { return "d" + std::to_string(face); }

std::string dice_move(std::size_t number) {
  return std::string(1, static_cast<char>('a' + number));
}

}  // namespace rooms
