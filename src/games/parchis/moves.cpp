// Parchís: what stands where, and the legal moves.
#include <bit>

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

// Two colours' words, each as it was written: one load of both would wait for the latest of them to
// reach memory.
core::Bytes16 pieces_of_two(const State& state, std::size_t block) {
  return core::Bytes16::of(state.pieces[2 * block], state.pieces[2 * block + 1]);
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

Game::Barriers Game::barriers_for(const State& state, Colour colour) const {
  using core::Bytes16;
  const Frame& frame = frames_[colour];
  const Bytes16 one = Bytes16::fill(1);
  const Bytes16 zero = Bytes16::fill(0);
  Barriers barriers{{zero, zero, zero}};
  const std::size_t blocks = rules_.arms <= 4 ? 2 : 3;
  for (std::size_t block = 0; block < blocks; ++block) {
    const std::size_t lane = 16 * block;
    const Bytes16 here = pieces_of_two(state, block);
    const Bytes16 turned = here + Bytes16::load(&frame.offset[lane]);
    const Bytes16 there = smaller_of(turned, turned - Bytes16::load(&frame.ring[lane]));
    const Bytes16 counts = at_most(here - one, Bytes16::load(&frame.last_here[lane])) &
                           at_most(there, Bytes16::load(&frame.last_there[lane]));
    const Bytes16 pairs = equal(here, here.neighbours()) & Bytes16::load(&pair_lanes_[lane]);
    barriers.at[block] = there & counts & pairs;
  }
  return barriers;
}

bool Game::Barriers::between(Site after, int steps) const {
  using core::Bytes16;
  // A lane without a barrier holds 0, which lies far behind every window.
  const Bytes16 first = Bytes16::fill(static_cast<Site>(after + 1));
  const Bytes16 last = Bytes16::fill(static_cast<Site>(steps - 1));
  return (at_most(at[0] - first, last) | at_most(at[1] - first, last) |
          at_most(at[2] - first, last))
             .mask() != 0;
}

std::uint64_t Game::on_square(const State& state, Colour colour, Site progress) const {
  using core::Bytes16;
  unsigned square = progress - 1U + kPerArm * unsigned{colour};
  const auto ring = static_cast<unsigned>(ring_size(rules_.arms));
  square -= square >= ring ? ring : 0;
  const Lanes& wanted = squares_[square];
  const auto block = [&](std::size_t i) {
    const Bytes16 same = equal(pieces_of_two(state, i), Bytes16::load(&wanted[16 * i]));
    return std::uint64_t{same.mask()} << (16 * i);
  };
  const std::uint64_t four_arms = block(0) | block(1);
  return rules_.arms <= 4 ? four_arms : four_arms | block(2);
}

// All pieces, of any colour, on the ring square at `progress` of `colour`'s path.
int Game::pieces_on(const State& state, Colour colour, Site progress) const {
  return std::popcount(on_square(state, colour, progress));
}

// Parchís 5: no landing on two pieces. Two of one colour have already been refused as a barrier on
// the way; two of different colours stand on safe squares only.
bool Game::may_land(const State& state, Colour colour, Site to) const {
  if (to > turn_off_) {
    return true;
  }
  if (safe_[to]) {
    return pieces_on(state, colour, to) < 2;
  }
  bool free = true;
  each_colour(ally_colours(colour), [&](Colour ally) {
    free = free && count_at(state, ally, translate(colour, to, ally)) == 0;
  });
  return free;
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
  add_moves_of(state, own_colours(state.turn), true, list);
  if (list.empty() && rules_.teams) {
    add_moves_of(state, mate_colours(state.turn), false, list);
  }
  if (list.empty()) {
    list.push(kPass);
  }
}

Move Game::draw(const State& state, core::Rng& rng) const {
  if (state.phase == Phase::First) {
    return begin_move(static_cast<int>(rng.below(static_cast<std::uint32_t>(rules_.seat_count))));
  }
  return kThrows[rng.below(kThrows.size())];
}

void Game::add_moves_of(const State& state, unsigned colours, bool duty, MoveList& list) const {
  if (state.phase == Phase::Move5 && add_entries(state, colours, list)) {
    return;
  }
  if (state.phase == Phase::Move6 && duty) {
    add_barrier_moves(state, colours, list);
    if (!list.empty()) {
      return;
    }
  }
  each_colour(colours, [&](Colour colour) { add_walks(state, colour, kHigh, list); });
}

// Parchís 3: a 5 must bring a piece out.
bool Game::add_entries(const State& state, unsigned colours, MoveList& list) const {
  each_colour(colours, [&](Colour colour) {
    if (can_enter(state, colour)) {
      list.push(walk_move(colour, kNest, kStart));
    }
  });
  return !list.empty();
}

// Parchís 4: a 6 must open a barrier of the seat.
void Game::add_barrier_moves(const State& state, unsigned colours, MoveList& list) const {
  each_colour(colours, [&](Colour colour) {
    if (const std::uint64_t lanes = barrier_lanes(state.pieces[colour]); lanes != 0) {
      add_walks(state, colour, lanes, list);
    }
  });
}

// The walks of the pieces in `lanes` (high bits), one for each spot. Lanes ascend, so those in the
// nest come first and those that would overshoot come last.
void Game::add_walks(const State& state, Colour colour, std::uint64_t lanes, MoveList& list) const {
  const std::uint64_t word = state.pieces[colour];
  const int steps_now = steps(state, colour);
  const int first = std::popcount(equal_lanes(word, kNest));
  const int last = std::popcount(smaller_lanes(word, static_cast<Site>(goal_ - steps_now + 1)));
  if (first >= last) {
    return;
  }
  const Barriers barriers = barriers_for(state, colour);
  Site previous = kNest;
  for (int lane = first; lane < last; ++lane) {
    const auto from = static_cast<Site>(word >> (8 * lane));
    const auto to = static_cast<Site>(from + steps_now);
    const bool wanted = (from != previous) & (((lanes >> (8 * lane)) & 0x80U) != 0);
    previous = from;
    list.push_if(walk_move(colour, from, to),
                 wanted && !barriers.between(from, steps_now) && may_land(state, colour, to));
  }
}

}  // namespace parchis
