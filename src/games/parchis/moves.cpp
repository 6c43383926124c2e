// Parchís: the positions of pieces, and the legal moves.
#include <algorithm>
#include <bit>
#include <utility>

#include "core/bits.h"
#include "core/nth_bit.h"
#include "games/parchis/game.h"
#include "games/parchis/lanes.h"

namespace parchis {

using core::Move;
using core::MoveKind;
using core::MoveList;

namespace {

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

// A bit for each lane of a colour whose piece shares its spot with the one in the next lane.
std::uint32_t doubled(core::Bytes16 own) { return equal(own, own.neighbours()).mask() & 0xffU; }

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

  // Whether a piece at `from` can go one square and `more` further: no barrier on the way (a 0 is
  // far behind it), and no two pieces at its end.
  [[nodiscard]] bool lets_go(core::Bytes16 from, core::Bytes16 more) const {
    const core::Bytes16 first = from + core::Bytes16::fill(1);
    const core::Bytes16 end = first + more;
    std::uint64_t on_the_way = 0;
    std::uint64_t there = 0;
    for (std::size_t i = 0; i < Layout::kBlocks; ++i) {
      on_the_way |= within(barriers[i], first, more).mask();
      there |= std::uint64_t{equal(pieces[i], end).mask()} << (16 * i);
    }
    return (on_the_way | (there & (there - 1))) == 0;
  }

  // Those of `lanes`, a bit for each piece of `own`, that can go `steps` squares. Four pieces are
  // all tried, wanted or not: a processor cannot foresee how often a loop over some of them runs.
  [[nodiscard]] std::uint32_t free_lanes(core::Bytes16 own, std::uint32_t lanes, int steps) const {
    const auto more = core::Bytes16::fill(static_cast<std::uint8_t>(steps - 1));
    if constexpr (Layout::kStride == kNarrow) {
      return lanes& [&]<int... kLane>(std::integer_sequence<int, kLane...>) {
        return ((std::uint32_t{lets_go(own.repeat<kLane>(), more)} << kLane) | ...);
      }
      (std::make_integer_sequence<int, kNarrow>());
    } else {
      std::uint32_t free = 0;
      for (std::uint32_t left = lanes; left != 0; left &= left - 1) {
        const int lane = std::countr_zero(left);
        const auto from = core::Bytes16::fill(static_cast<Site>(own.low() >> (8 * lane)));
        free |= std::uint32_t{lets_go(from, more)} << lane;
      }
      return free;
    }
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

// All pieces, of any colour, on the ring square at `progress` of `colour`'s path.
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
  if (later != 0 && !core::has_bit(allies, later - 1)) {
    return static_cast<int>(later) - 1;
  }
  for (int d = 0; d < rules_.arms; ++d) {
    const auto other = static_cast<Colour>(d);
    if (other != colour && !core::has_bit(allies, other) &&
        count_at(state, other, translate(colour, kStart, other)) > 0) {
      return d;
    }
  }
  return -1;
}

void Game::moves(const State& state, MoveList& list) const {
  switch (state.phase) {
    case Phase::First:
      for (core::SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
        list.push(core::begin_move(seat));
      }
      return;
    case Phase::Deal:
    case Phase::Roll: list.assign(kThrows); return;
    case Phase::Over: return;
    default: break;
  }
  for (std::uint64_t left = movers(state).lanes; left != 0; left &= left - 1) {
    const int mover = std::countr_zero(left);
    list.push(move_of(state, static_cast<Colour>(mover / 8), mover % 8));
  }
  if (list.empty()) {
    list.push(kPass);
  }
}

Move Game::choose(const State& state, core::Rng& rng) const {
  const Movers all = movers(state);
  if (all.lanes == 0) {
    return kPass;
  }
  auto n = rng.pick(static_cast<std::uint32_t>(std::popcount(all.lanes)));
  for (unsigned left = all.colours;; left &= left - 1) {
    const Colour colour = games::lowest_colour(left);
    const auto lanes = static_cast<std::size_t>((all.lanes >> (8 * colour)) & 0xffU);
    const auto count = static_cast<std::uint32_t>(std::popcount(lanes));
    if (n < count) {
      return move_of(state, colour, core::nth_bit(lanes, n));
    }
    n -= count;
  }
}

Move Game::draw(const State& state, core::Rng& rng) const {
  if (state.phase == Phase::First) {
    return core::begin_move(
        static_cast<core::SeatIndex>(rng.below(static_cast<std::uint32_t>(rules_.seat_count))));
  }
  return throw_move(static_cast<int>(rng.below(kThrows.size())) + 1);
}

Move Game::move_of(const State& state, Colour colour, int lane) const {
  const Site from = piece(state, colour, lane);
  const int count = from == kNest ? kStart : steps(state, colour);
  return walk_move(colour, from, static_cast<Site>(from + count));
}

// A seat's own pieces, and its mates' only if none of its own can move.
Game::Movers Game::movers(const State& state) const {
  const unsigned own = own_colours(state.turn);
  const std::uint64_t lanes = movers_of(state, own, true);
  return lanes == 0 && rules_.teams ? movers_of_mates(state) : Movers{lanes, own};
}

Game::Movers Game::movers_of_mates(const State& state) const {
  const unsigned mates = mate_colours(state.turn);
  return {movers_of(state, mates, false), mates};
}

// Parchís 3: a 5 must bring a piece out. Parchís 4: a 6 must open a barrier of the seat (`duty`).
std::uint64_t Game::movers_of(const State& state, unsigned colours, bool duty) const {
  if (state.phase == Phase::Move5) {
    if (const std::uint64_t entering = entrants(state, colours); entering != 0) {
      return entering;
    }
  }
  // Most seats have one colour.
  const Colour first = games::lowest_colour(colours);
  std::uint64_t all = walkers(state, first) << (8 * first);
  if (const unsigned others = colours & (colours - 1); others != 0) {
    all |= walkers_of(state, others);
  }
  return state.phase == Phase::Move6 && duty ? opening(state, colours, all) : all;
}

std::uint64_t Game::walkers_of(const State& state, unsigned colours) const {
  std::uint64_t all = 0;
  each_colour(colours, [&](Colour colour) { all |= walkers(state, colour) << (8 * colour); });
  return all;
}

// Those of `walking` that open a barrier; if none does, all of them.
std::uint64_t Game::opening(const State& state, unsigned colours, std::uint64_t walking) const {
  std::uint64_t barriers = 0;
  each_colour(colours, [&](Colour colour) {
    const std::uint64_t lower = doubled(core::Bytes16::of(state.pieces[colour], 0));
    barriers |= lower << (8 * colour + 1);
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

// The lanes of `colour` whose pieces may walk, the highest for each spot.
std::uint64_t Game::walkers(const State& state, Colour colour) const {
  const auto own = core::Bytes16::of(state.pieces[colour], 0);
  const int count = steps(state, colour);
  const std::uint32_t ready =
      between(own, kStart, static_cast<Site>(goal_ - count)).mask() & ~doubled(own);
  if (ready == 0) {
    return 0;
  }
  const std::uint64_t lanes = with_layout([&]<class Layout>(Layout) {
    return course_of<Layout>(state, colour).free_lanes(own, ready, count);
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
