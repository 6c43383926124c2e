// What the learned values of Parchís and of the Ludo family read in common: pieces on a path from a
// nest round the ring and up the colour's own column home; those of a colour, and of a side.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "ai/inputs.h"
#include "games/colours.h"
#include "games/sides.h"

namespace ai {

inline constexpr int kChances = 36;  // of two throws

// The pieces of one colour, or the sum of several.
struct PathPieces {
  int nest = 0;
  int home = 0;
  int column = 0;         // where nobody else comes, not home yet
  int safe = 0;           // on the ring, where no foe can land except one that is entering
  int exposed = 0;        // the others on the ring
  int pairs = 0;          // of this colour, where a pair stops somebody
  int blocked = 0;        // on the ring, with something in the next six squares that stops them
  int held = 0;           // pieces of other sides that this colour stops there
  int progress = 0;       // sum of the ways covered
  int rest_squared = 0;   // sum of squares of the ways left, in 1/256 of a whole way's square
  int most_at_risk = 0;   // the greatest chance (in 1/36) × way that one piece may lose
  unsigned arriving = 0;  // a bit for each face that brings a piece home
  void add(const PathPieces& other) {
    nest += other.nest;
    home += other.home;
    column += other.column;
    safe += other.safe;
    exposed += other.exposed;
    pairs += other.pairs;
    blocked += other.blocked;
    held += other.held;
    progress += other.progress;
    rest_squared += other.rest_squared;
    most_at_risk = std::max(most_at_risk, other.most_at_risk);
    arriving |= other.arriving;
  }
};

// A side's pieces together.
struct PathSide {
  unsigned colours = 0;
  PathPieces sum;
  int count = 0;            // colours
  int least_to_go = 0;      // the way left for the colour that has the least
  bool entry_shut = false;  // a piece waits in a nest and cannot enter its start square
};

// The inputs of one game: `way` is the way of a piece that has reached the end, in the unit of
// PathPieces::progress. `Scan` has pieces[colour], of PathPieces, and risk[by][victim], of a type
// with add().
template <class G, class Scan>
class PathInputs {
 public:
  using State = typename G::State;
  using Risk = typename Scan::Risk;

  PathInputs(const G& game, const State& state, const Scan& scan, int way, InputWriter& out)
      : game_(game), state_(state), scan_(scan), way_(way), out_(out) {}

  // Writes every side, that of `seat` first, then in turn order. `mark` writes the marks of a
  // set of colours, `risk` what one set of colours may do to another.
  template <class PutMarks, class PutRisk>
  void put_sides(core::SeatIndex seat, PutMarks mark, PutRisk risk) {
    const unsigned own = game_.side_colours(seat);
    const unsigned all = game_.colours_in_play();
    unsigned done = 0;
    for (int i = 0; i < game_.seat_count(); ++i) {
      const auto other = static_cast<core::SeatIndex>((seat + i) % game_.seat_count());
      if ((done & game_.own_colours(other)) != 0) continue;
      const PathSide side = side_of(other);
      done |= side.colours;
      put_pieces(side);
      mark(side.colours);
      out_.put_flag(games::same_side(game_, state_.turn, other));
      risk(risk_between(all & ~side.colours, side.colours));
      risk(risk_between(side.colours, all & ~side.colours));
      out_.put(2 * side.sum.most_at_risk, kChances * way_);
      if (i > 0) {
        risk(risk_between(side.colours, own));
        risk(risk_between(own, side.colours));
      }
    }
  }

 private:
  PathSide side_of(core::SeatIndex seat) const {
    PathSide side;
    side.colours = game_.side_colours(seat);
    const int all = game_.rules().pieces * way_;
    side.least_to_go = all;
    games::each_colour(side.colours, [&](core::Colour c) {
      const PathPieces& own = scan_.pieces[c];
      ++side.count;
      side.sum.add(own);
      side.least_to_go = std::min(side.least_to_go, all - own.progress);
      side.entry_shut = side.entry_shut || (own.nest != 0 && !game_.can_enter(state_, c));
    });
    return side;
  }

  Risk risk_between(unsigned by, unsigned victims) const {
    Risk sum;
    games::each_colour(by, [&](core::Colour one) {
      games::each_colour(victims, [&](core::Colour other) { sum.add(scan_.risk[one][other]); });
    });
    return sum;
  }

  void put_pieces(const PathSide& side) {
    const PathPieces& p = side.sum;
    const int pieces = game_.rules().pieces;
    const int total = pieces * side.count;
    out_.put(p.nest, total);
    out_.put(p.home, total);
    out_.put(p.column, total);
    out_.put(p.safe, total);
    out_.put(p.exposed, total);
    out_.put(2 * p.pairs, total);
    out_.put(p.blocked, total);
    out_.put(p.held, total);
    out_.put(2 * p.progress, total * way_);
    out_.put(2 * p.rest_squared, total * kInputOne);
    out_.put(2 * side.least_to_go, pieces * way_);
    out_.put_flag(p.nest == 0);
    out_.put_flag(side.entry_shut);
    out_.put(std::popcount(p.arriving), 6);
  }

  const G& game_;
  const State& state_;
  const Scan& scan_;
  int way_;
  InputWriter& out_;
};

}  // namespace ai
