#include "games/maze/maker.h"

#include <cassert>
#include <cstdlib>
#include <vector>

#include "core/rng.h"
#include "games/maze/game.h"
#include "games/maze/ways.h"

namespace maze {

namespace {

// Longer ways would take a long search or do not exist: between two mirrors a way leaves its
// quarter of the board only to reach its door of the zone.
int most_steps(Board board, Symmetry symmetry) {
  if (board == Board::Crossing) return 20;
  return symmetry == Symmetry::BothMirrors ? 8 : 14;
}
constexpr int kLeastWalls = 20;  // fewer do not look like a maze
constexpr int kSpareWalls = 16;  // by chance, fewer than this many more
constexpr int kTries = 400;      // changes before the search starts again

// Walls are drawn orbit by orbit, so that the maze is symmetric at all times.
class Maker {
 public:
  Maker(Board board, int steps, Symmetry symmetry, std::uint64_t seed)
      : layout_(layout(board)), steps_(steps), rng_(seed) {
    Edges rest = kSlots & ~layout_.coloured();
    while (rest.any()) {
      Site slot = kNoSlot;
      for_each_slot(rest, [&](Site one) { slot = slot == kNoSlot ? one : slot; });
      orbits_.push_back(orbit(slot, symmetry));
      rest = rest & ~orbits_.back();
    }
  }

  Edges make() {
    for (;;) {
      scatter();
      if (reach_length()) break;
    }
    fill_up();
    return walls_;
  }

 private:
  // Steps of the first colour; the symmetry gives the others the same.
  [[nodiscard]] int length(const Edges& walls) const {
    const Edges others = layout_.coloured() & ~layout_.own[0];
    return counted(way(kInner & ~walls & ~others, 0, kHomes[0], kZone));
  }

  // Whether every cell can be reached from every other without passing a coloured wall; only the
  // homes and the zone may be behind one.
  [[nodiscard]] bool open_everywhere(const Edges& walls) const {
    const Cells inside = kHomeCells | kZoneCells;
    const Edges doors = kInner & ~walls & ~layout_.coloured();
    Cells seen = cell_bit(1);
    for (Cells more = seen; more != 0; seen |= more) {
      more = neighbours(seen, doors) & ~seen & ~inside;
    }
    return (seen | inside) == ~Cells{0};
  }

  [[nodiscard]] const Edges& any_orbit() {
    return orbits_[rng_.below(static_cast<std::uint32_t>(orbits_.size()))];
  }

  [[nodiscard]] bool may_have(const Edges& walls) const {
    return walls.count() <= kMaxWalls && open_everywhere(walls);
  }

  // Puts up some walls anywhere.
  void scatter() {
    walls_ = {};
    for (std::size_t i = 0; i < orbits_.size() / 2; ++i) {
      const Edges more = walls_ | any_orbit();
      if (may_have(more)) walls_ = more;
    }
  }

  // Puts up and takes away walls, keeping changes that bring the length no further from the wanted
  // one.
  bool reach_length() {
    int off = std::abs(length(walls_) - steps_);
    for (int i = 0; i < kTries && off > 0; ++i) {
      const Edges& one = any_orbit();
      const Edges other = (walls_ & one).any() ? walls_ & ~one : walls_ | one;
      const int now = std::abs(length(other) - steps_);
      if (now > off || !may_have(other)) continue;
      walls_ = other;
      off = now;
    }
    return off == 0;
  }

  // Adds walls that do not change the length, until there are enough to look like a maze.
  void fill_up() {
    const int wanted = kLeastWalls + static_cast<int>(rng_.below(kSpareWalls));
    for (int i = 0; i < kTries && walls_.count() < wanted; ++i) {
      const Edges more = walls_ | any_orbit();
      if (may_have(more) && length(more) == steps_) walls_ = more;
    }
  }

  const Layout& layout_;
  int steps_;
  core::Rng rng_;
  std::vector<Edges> orbits_;
  Edges walls_;
};

}  // namespace

Lengths lengths(Board board, Symmetry symmetry) {
  const Layout& walls = layout(board);
  const Edges others = walls.coloured() & ~walls.own[0];
  return {counted(way(kInner & ~others, 0, kHomes[0], kZone)), most_steps(board, symmetry)};
}

Edges make_maze(Board board, int steps, Symmetry symmetry, std::uint64_t seed) {
  assert((symmetry == Symmetry::QuarterTurn || symmetry == Symmetry::BothMirrors) &&
         "only these make the ways of all colours equal");
  [[maybe_unused]] const Lengths fit = lengths(board, symmetry);
  assert(steps >= fit.least && steps <= fit.most && (steps - fit.least) % kLengthStep == 0);
  return Maker(board, steps, symmetry, seed).make();
}

}  // namespace maze
