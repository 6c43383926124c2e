// What the learned value sees of a position: small integers from one seat's point of view, its own
// side first, then the others in the order in which they will move. A game's *scan* holds what does
// not depend on who looks; fill() arranges it for a seat.
#pragma once

#include <array>
#include <cstdint>

#include "games/game.h"

namespace ai {

inline constexpr int kInputOne = 64;  // an input of 1.0
inline constexpr int kMaxInputs = 264;
using Inputs = std::array<std::int16_t, kMaxInputs>;

// Writes inputs one after the other.
class InputWriter {
 public:
  explicit InputWriter(Inputs& inputs) : inputs_(inputs) {}
  // The fraction amount / whole as an input.
  void put(int amount, int whole) {
    assert(count_ < inputs_.size() && whole > 0 && "an input has its place and its measure");
    inputs_[count_++] = static_cast<std::int16_t>(kInputOne * amount / whole);
  }
  void put_flag(bool flag) { put(flag ? 1 : 0, 1); }
  [[nodiscard]] int count() const { return static_cast<int>(count_); }

 private:
  Inputs& inputs_;
  std::size_t count_ = 0;
};

// ---- Parchís ------------------------------------------------------------------------------------

struct ParchisScan {
  static constexpr int kBins = 12;
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
    std::array<int, kBins> bins{};
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
// Returns how many inputs there are: the same for every position of a game.
int fill(const parchis::Game& game, const parchis::State& state, const ParchisScan& scan,
         core::SeatIndex seat, Inputs& inputs);

// ---- Sorry! -------------------------------------------------------------------------------------

struct SorryScan {
  static constexpr int kChances = 64;  // the unit of a chance
  static constexpr int kPerBin = 10;   // ring squares
  struct Pawns {                       // of one colour
    int zone = 0;
    int ring = 0;
    int to_go = 0;       // steps, all together
    int leader = 0;      // the farthest place on the ring; −1: none
    int near_start = 0;  // where a count of 4 backward leads to the end of the way
    int finishing = 0;   // chance of a card that brings a pawn Home
    std::array<int, sorry::kRing / kPerBin> bins{};
  };
  sorry::Pile cards;  // that may still come, those in hands as well
  std::array<Pawns, sorry::kColours> pawns{};
  // risk[a][v]: what one of those cards in a's hand costs v; chance × steps.
  std::array<std::array<int, sorry::kColours>, sorry::kColours> risk{};
};

[[nodiscard]] SorryScan scan(const sorry::Game& game, const sorry::State& state);
int fill(const sorry::Game& game, const sorry::State& state, const SorryScan& scan,
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
int fill(const maze::Game& game, const maze::State& state, const MazeScan& scan,
         core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
