// What the learned value sees of a position: small integers from one seat's point of view, its own
// side first, then the others in the order in which they will move. Most are *measures*, each with
// a number; *marks* are there or not, a few out of hundreds. A game's *scan* holds what does not
// depend on who looks; fill() arranges it for a seat.
#pragma once

#include <array>
#include <cstdint>

#include "games/game.h"

namespace ai {

inline constexpr int kInputOne = 256;  // a measure of 1.0
inline constexpr int kMaxMeasures = 224;
inline constexpr int kMaxMarks = 432;  // that there are; set at a time: kMostMarks
inline constexpr std::size_t kMostMarks = parchis::kMaxArms * parchis::kMaxPieces;

struct Inputs {
  std::array<std::int16_t, kMaxMeasures> measures{};
  core::FixedList<std::uint16_t, kMostMarks> marks;  // one may stand there twice
};

// How many there are of each: the same for every position of a game.
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
  // Sets one of the marks of the present group.
  void mark(int which) { inputs_.marks.push(static_cast<std::uint16_t>(shape_.marks + which)); }
  // Ends a group of so many marks.
  void end_marks(int count) {
    shape_.marks += count;
    assert(shape_.marks <= kMaxMarks && "there is room for every mark");
  }
  [[nodiscard]] InputShape shape() const { return shape_; }

 private:
  Inputs& inputs_;
  InputShape shape_;
};

// ---- Parchís ------------------------------------------------------------------------------------

struct ParchisScan {
  struct Pieces {  // of one colour
    int nest = 0;
    int goal = 0;
    int corridor = 0;
    int safe = 0;            // on the ring, protected by the square or by a barrier
    int exposed = 0;         // on the ring, alone on a square that is not safe
    int barriers = 0;        // of this colour
    int blocked = 0;         // on the ring, with a barrier in the next six squares
    int held = 0;            // of other sides, with one of these barriers in their next six
    int progress = 0;        // sum of steps made
    int rest_squared = 0;    // sum of squares of the steps left, in 1/64 of a whole way's
    int most_at_risk = 0;    // greatest chance × steps of one piece, see Risk
    unsigned finishing = 0;  // faces that bring a piece into the goal, a bit each
  };
  // What one colour's next turn may do to another.
  struct Risk {
    int steps = 0;       // expected loss, in 1/36 of a step
    unsigned faces = 0;  // that hit something, a bit each
    int bonus = 0;       // steps that pieces exactly a capture's bonus ahead would lose
    int chase = 0;       // steps that pieces somewhat farther ahead than a throw would lose
  };
  std::array<Pieces, parchis::kMaxArms> pieces{};
  // risk[a][v]: by a to v; zero within a side.
  std::array<std::array<Risk, parchis::kMaxArms>, parchis::kMaxArms> risk{};
};

[[nodiscard]] ParchisScan scan(const parchis::Game& game, const parchis::State& state);
InputShape fill(const parchis::Game& game, const parchis::State& state, const ParchisScan& scan,
                core::SeatIndex seat, Inputs& inputs);

// ---- Sorry! -------------------------------------------------------------------------------------

struct SorryScan {
  static constexpr int kChances = 64;  // the unit of a chance
  struct Pawns {                       // of one colour
    int zone = 0;
    int ring = 0;
    int to_go = 0;       // steps, all together
    int leader = 0;      // the farthest place on the ring; −1: none
    int near_start = 0;  // where a count of 4 backward leads to the end of the way
    int finishing = 0;   // chance of a card that brings a pawn Home
  };
  sorry::Pile cards;  // that may still come, those in hands as well
  std::array<Pawns, sorry::kColours> pawns{};
  // risk[a][v]: what one of those cards in a's hand costs v; chance × steps.
  std::array<std::array<int, sorry::kColours>, sorry::kColours> risk{};
};

[[nodiscard]] SorryScan scan(const sorry::Game& game, const sorry::State& state);
InputShape fill(const sorry::Game& game, const sorry::State& state, const SorryScan& scan,
                core::SeatIndex seat, Inputs& inputs);

// ---- The maze relay -----------------------------------------------------------------------------

struct MazeScan {
  struct Pawns {  // of one colour; steps through the walls as they stand
    bool relay = false;
    bool out = false;  // has left home once
    bool frozen = false;
    int to_zone = 0;  // of the large pawn, while it has no relay
    int large_home = 0;
    std::array<int, 2> small_home{};  // the nearer one first
    int to_go = 0;                    // all together, the way to the zone and back included
    int longest = 0;                  // of one pawn
    int beeline = 0;                  // all together, if there were no walls
    int arrived = 0;                  // for good
  };
  std::array<Pawns, maze::kColours> pawns{};
};

[[nodiscard]] MazeScan scan(const maze::Game& game, const maze::State& state);
InputShape fill(const maze::Game& game, const maze::State& state, const MazeScan& scan,
                core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
