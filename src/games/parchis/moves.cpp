// Parchís: the positions of pieces, and the legal moves.
#include <algorithm>
#include <bit>

#include "core/nth_bit.h"
#include "games/parchis/game.h"
#include "games/parchis/lanes.h"

namespace parchis {

using core::Move;
using core::MoveKind;
using core::MoveList;

namespace {

constexpr Move begin_move(int seat) {
  return {MoveKind::Begin, static_cast<std::uint8_t>(seat), 0, 0, 0, 0, 0};
}
constexpr Move throw_move(int face) {
  return {MoveKind::Throw, static_cast<std::uint8_t>(face), 0, 0, 0, 0, 0};
}
constexpr Move walk_move(Colour colour, Site from, Site to) {
  return {MoveKind::Walk, 0, colour, 0, from, to, 0};
}
constexpr std::array<Move, 6> kThrows = {throw_move(1), throw_move(2), throw_move(3),
                                         throw_move(4), throw_move(5), throw_move(6)};
constexpr Move kPass{MoveKind::Pass, 0, 0, 0, 0, 0, 0};

// One block of all pieces.
template <class Layout>
core::Bytes16 block_of(const State& state, std::size_t block) {
  static constexpr std::uint64_t kNobody = 0;
  const auto word = [&](std::size_t i) -> const std::uint64_t& {
    const std::size_t colour = block * 16 / Layout::kStride + i;
    return colour < kMaxArms ? state.pieces[colour] : kNobody;
  };
  if constexpr (Layout::kStride == kWide) {
    return core::Bytes16::of(word(0), word(1));
  } else {
    return core::Bytes16::of_words(word(0), word(1), word(2), word(3));
  }
}

// The n-th of the movers, in the order of the list.
int nth_mover(std::uint64_t movers, unsigned n) {
  for (int first = std::countr_zero(movers) & ~7;; first += 8) {
    const auto lanes = static_cast<std::size_t>((movers >> first) & 0xffU);
    const auto count = static_cast<unsigned>(std::popcount(lanes));
    if (n < count) {
      return first + core::nth_bit(lanes, n);
    }
    n -= count;
  }
}

}  // namespace

int Game::count_at(const State& state, Colour colour, Site progress) {
  return std::popcount(equal_lanes(state.pieces[colour], progress));
}

bool Game::barrier_at(const State& state, Colour colour, Site progress) const {
  if (progress == kNest || progress >= goal_) {
    return false;
  }
  if (progress > turn_off_) {
    return count_at(state, colour, progress) == 2;
  }
  for (int d = 0; d < rules_.arms; ++d) {
    const auto other = static_cast<Colour>(d);
    if (count_at(state, other, translate(colour, progress, other)) == 2) {
      return true;
    }
  }
  return false;
}

// The lower lane of every pair of equal neighbours that is neither in the nest nor in the goal.
std::uint64_t Game::barrier_lanes(std::uint64_t word) const {
  const std::uint64_t pairs = (kHigh - (word ^ (word >> 8))) & barrier_mask_;
  return pairs == 0 ? 0 : pairs & ~equal_lanes(word, kNest) & ~equal_lanes(word, goal_);
}

// Calls `use` with the layout of this board, so that usual boards do not pay for the largest.
template <class Use>
auto Game::with_layout(Use use) const {
  if (stride_ == kWide) {
    return use(Layout<kWide, 3>{});
  }
  return rules_.arms <= 4 ? use(Layout<kNarrow, 1>{}) : use(Layout<kNarrow, 2>{});
}

// All pieces that stand on one colour's path, as it counts its progress; 0 in all other lanes.
template <class Layout>
struct Game::Course {
  typename Layout::Blocks pieces;
  typename Layout::Blocks barriers;

  // Whether a piece at `from` can go `steps` far: no barrier on the way (a 0 is far behind it), and
  // no two pieces at its end.
  [[nodiscard]] bool lets_go(Site from, int steps) const {
    const auto first = static_cast<Site>(from + 1);
    const auto last = static_cast<Site>(from + steps);
    const auto end = core::Bytes16::fill(last);
    std::uint64_t on_the_way = 0;
    std::uint64_t there = 0;
    for (std::size_t i = 0; i < Layout::kBlocks; ++i) {
      on_the_way |= between(barriers[i], first, last).mask();
      there |= std::uint64_t{equal(pieces[i], end).mask()} << (16 * i);
    }
    return (on_the_way | (there & (there - 1))) == 0;
  }
};

template <class Layout>
Game::Course<Layout> Game::course_of(const State& state, Colour colour) const {
  using core::Bytes16;
  using core::Lanes16;
  const Frame& frame = frames_[colour];
  Course<Layout> course;
  for (std::size_t i = 0; i < Layout::kBlocks; ++i) {
    const std::size_t lane = 16 * i;
    const Bytes16 here = block_of<Layout>(state, i);
    const Bytes16 there =
        further(here, Bytes16::load(&frame.offset[lane]), Bytes16::load(&frame.ring[lane]));
    const Lanes16 counts = in_reach(here, Bytes16::load(&frame.last_here[lane]), there,
                                    Bytes16::load(&frame.last_there[lane]));
    const Lanes16 pairs = equal(here, here.neighbours()) & Lanes16::load(&pair_lanes_[lane]);
    course.pieces[i] = there & counts;
    course.barriers[i] = course.pieces[i] & pairs;
  }
  return course;
}

std::uint64_t Game::on_square(const State& state, Colour colour, Site progress) const {
  const Lanes& wanted = squares_[rows_[colour][progress]];
  return with_layout([&]<class Layout>(Layout) {
    std::uint64_t lanes = 0;
    for (std::size_t i = 0; i < Layout::kBlocks; ++i) {
      const core::Lanes16 same =
          equal(block_of<Layout>(state, i), core::Bytes16::load(&wanted[16 * i]));
      lanes |= std::uint64_t{same.mask()} << (16 * i);
    }
    return lanes;
  });
}

// All pieces, of any colour, on the ring square at `progress` of `colour`'s course.
int Game::pieces_on(const State& state, Colour colour, Site progress) const {
  return std::popcount(on_square(state, colour, progress));
}

bool Game::can_enter(const State& state, Colour colour) const {
  if ((state.pieces[colour] & 0xffU) != kNest) {
    return false;
  }
  return pieces_on(state, colour, kStart) < 2 || entry_victim(state, colour) >= 0;
}

int Game::entry_victim(const State& state, Colour colour) const {
  if (pieces_on(state, colour, kStart) < 2) {
    return -1;
  }
  const unsigned allies = ally_colours(colour);
  const unsigned later = later_at(state, colour);
  if (later != 0 && ((allies >> (later - 1)) & 1U) == 0) {
    return static_cast<int>(later) - 1;
  }
  for (int d = 0; d < rules_.arms; ++d) {
    const auto other = static_cast<Colour>(d);
    if (other != colour && ((allies >> other) & 1U) == 0 &&
        count_at(state, other, translate(colour, kStart, other)) > 0) {
      return d;
    }
  }
  return -1;
}

void Game::moves(const State& state, MoveList& list) const {
  switch (state.phase) {
    case Phase::First:
      for (int seat = 0; seat < rules_.seat_count; ++seat) {
        list.push(begin_move(seat));
      }
      return;
    case Phase::Deal:
    case Phase::Roll: list.assign(kThrows); return;
    case Phase::Over: return;
    default: break;
  }
  for (std::uint64_t left = movers(state); left != 0; left &= left - 1) {
    list.push(move_of(state, std::countr_zero(left)));
  }
  if (list.empty()) {
    list.push(kPass);
  }
}

Move Game::choose(const State& state, core::Rng& rng) const {
  const std::uint64_t set = movers(state);
  if (set == 0) {
    return kPass;
  }
  const auto count = static_cast<std::uint32_t>(std::popcount(set));
  return move_of(state, nth_mover(set, rng.pick(count)));
}

Move Game::draw(const State& state, core::Rng& rng) const {
  if (state.phase == Phase::First) {
    return begin_move(static_cast<int>(rng.below(static_cast<std::uint32_t>(rules_.seat_count))));
  }
  return throw_move(static_cast<int>(rng.below(kThrows.size())) + 1);
}

Move Game::move_of(const State& state, int mover) const {
  const auto colour = static_cast<Colour>(mover / 8);
  const Site from = piece(state, colour, mover % 8);
  const int count = from == kNest ? kStart : steps(state, colour);
  return walk_move(colour, from, static_cast<Site>(from + count));
}

// A seat's own pieces, and its mates' only if none of its own can move.
std::uint64_t Game::movers(const State& state) const {
  const std::uint64_t own = movers_of(state, own_colours(state.turn), true);
  return own == 0 && rules_.teams ? movers_of(state, mate_colours(state.turn), false) : own;
}

// Parchís 3: a 5 must bring a piece out. Parchís 4: a 6 must open a barrier of the seat (`duty`).
std::uint64_t Game::movers_of(const State& state, unsigned colours, bool duty) const {
  if (state.phase == Phase::Move5) {
    if (const std::uint64_t entering = entrants(state, colours); entering != 0) {
      return entering;
    }
  }
  // Most seats have one colour, which is worth treating separately.
  const auto of = [&](Colour colour) { return walkers(state, colour) << (8 * colour); };
  const Colour first = games::lowest_colour(colours);
  std::uint64_t all = of(first);
  each_colour(colours & (colours - 1), [&](Colour colour) { all |= of(colour); });
  return state.phase == Phase::Move6 && duty ? opening(state, colours, all) : all;
}

// Those of `walking` that open a barrier; if none does, all of them.
std::uint64_t Game::opening(const State& state, unsigned colours, std::uint64_t walking) const {
  std::uint64_t barriers = 0;
  each_colour(colours, [&](Colour colour) {
    barriers |= packed(barrier_lanes(state.pieces[colour])) << (8 * colour);
  });
  return (walking & barriers) != 0 ? walking & barriers : walking;
}

std::uint64_t Game::entrants(const State& state, unsigned colours) const {
  std::uint64_t set = 0;
  each_colour(colours, [&](Colour colour) {
    set |= std::uint64_t{can_enter(state, colour)} << (8 * colour);
  });
  return set;
}

// The lanes of `colour` whose pieces may walk, one for each spot. Pieces in the nest and pieces
// that would go too far are excluded all at once; the ways of the others are checked one by one.
std::uint64_t Game::walkers(const State& state, Colour colour) const {
  const std::uint64_t word = state.pieces[colour];
  const int count = steps(state, colour);
  const std::uint64_t repeated = (kHigh - (word ^ (word << 8))) | equal_lanes(word, kNest);
  const std::uint64_t ready = smaller_lanes(word, static_cast<Site>(goal_ - count + 1)) & ~repeated;
  if (ready == 0) {
    return 0;
  }
  const std::uint64_t lanes = with_layout([&]<class Layout>(Layout) {
    const Course<Layout> course = course_of<Layout>(state, colour);
    std::uint64_t free = 0;
    for (std::uint64_t left = ready; left != 0; left &= left - 1) {
      const int lane = std::countr_zero(left) / 8;
      const auto from = static_cast<Site>(word >> (8 * lane));
      free |= std::uint64_t{course.lets_go(from, count)} << lane;
    }
    return free;
  });
  const unsigned allies = ally_colours(colour);
  return allies == 0 ? lanes : without_captures(state, colour, allies, lanes);
}

// Those of `lanes` that would not capture one of the allies.
std::uint64_t Game::without_captures(const State& state, Colour colour, unsigned allies,
                                     std::uint64_t lanes) const {
  for (std::uint64_t left = lanes; left != 0; left &= left - 1) {
    const int lane = std::countr_zero(left);
    const auto to = static_cast<Site>(piece(state, colour, lane) + steps(state, colour));
    if (to > turn_off_ || safe_[to]) {
      continue;
    }
    each_colour(allies, [&](Colour ally) {
      if (count_at(state, ally, translate(colour, to, ally)) != 0) {
        lanes &= ~(std::uint64_t{1} << lane);
      }
    });
  }
  return lanes;
}

}  // namespace parchis
