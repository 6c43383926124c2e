// What the learned value sees of a position: small integers from one seat's point of view, its own
// side first, then the others in turn order. Most inputs are *measures*, each with a number;
// *marks* are set or not, a few out of hundreds. A game's *scan* holds what does not depend on the
// viewer; fill() arranges it for a seat.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "core/types.h"

namespace ai {

inline constexpr int kInputOne = 256;  // a measure of 1.0
inline constexpr int kMaxMeasures = 224;
inline constexpr int kMaxMarks = 432;  // marks that exist; set at a time: kMostMarks
inline constexpr std::size_t kMostMarks = 36;

struct Inputs {
  std::array<std::int16_t, kMaxMeasures> measures{};
  core::FixedList<std::uint16_t, kMostMarks> marks;  // the same mark may occur twice
};

// The number of measures and of marks: the same for every position of a game.
struct InputShape {
  int measures = 0;
  int marks = 0;
  [[nodiscard]] int count() const { return measures + marks; }
  friend bool operator==(const InputShape&, const InputShape&) = default;
};

// Writes inputs one after the other.
class InputWriter {
 public:
  explicit InputWriter(Inputs& inputs) : inputs_(inputs) { inputs_.marks.clear(); }
  // The fraction amount / whole as a measure.
  void put(int amount, int whole) {
    assert(shape_.measures < kMaxMeasures && whole > 0 && "a measure has its place and its unit");
    inputs_.measures[static_cast<std::size_t>(shape_.measures++)] =
        static_cast<std::int16_t>(kInputOne * amount / whole);
  }
  void put_flag(bool flag) { put(flag ? 1 : 0, 1); }
  // Sets one of the marks of the current group.
  void mark(int which) { inputs_.marks.push(static_cast<std::uint16_t>(shape_.marks + which)); }
  // Ends a group of `count` marks.
  void end_marks(int count) {
    shape_.marks += count;
    assert(shape_.marks <= kMaxMarks && "there is room for every mark");
  }
  [[nodiscard]] InputShape shape() const { return shape_; }

 private:
  Inputs& inputs_;
  InputShape shape_;
};

}  // namespace ai
