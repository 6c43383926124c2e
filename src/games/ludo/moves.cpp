// Ludo: what stands where, and the legal moves.
#include <algorithm>
#include <bit>

#include "games/ludo/game.h"

namespace ludo {

using core::Bytes16;
using core::Move;
using core::MoveKind;
using core::MoveList;

namespace {

constexpr Move begin_move(int seat) {
  return {MoveKind::Begin, static_cast<std::uint8_t>(seat), 0, 0, 0, 0, 0};
}
constexpr Move throw_move(int low, int high) {
  return {
      MoveKind::Throw, static_cast<std::uint8_t>(low), 0, static_cast<std::uint8_t>(high), 0, 0, 0};
}
constexpr Move piece_move(Colour colour, Site from, Site to, std::uint8_t number) {
  return {MoveKind::Walk, number, colour, 0, from, to, 0};
}
constexpr Move kPass{MoveKind::Pass, 0, 0, 0, 0, 0, 0};
constexpr int kFaces = 6;

constexpr std::array<Move, kFaces> kThrows = {throw_move(1, 0), throw_move(2, 0), throw_move(3, 0),
                                              throw_move(4, 0), throw_move(5, 0), throw_move(6, 0)};
// Two dice: the lower number first.
constexpr auto kDoubleThrows = [] {
  std::array<Move, kFaces*(kFaces + 1) / 2> all{};
  std::size_t i = 0;
  for (int low = 1; low <= kFaces; ++low) {
    for (int high = low; high <= kFaces; ++high) {
      all[i++] = throw_move(low, high);
    }
  }
  return all;
}();
// The same, each as often as it weighs.
constexpr auto kTickets = [] {
  std::array<Move, kFaces * kFaces> all{};
  std::size_t i = 0;
  for (const Move move : kDoubleThrows) {
    all[i++] = move;
    if (move.value != move.size) {
      all[i++] = move;
    }
  }
  return all;
}();

constexpr std::uint32_t own_lanes(Colour colour) { return 0xfU << (kMaxPieces * colour); }
constexpr bool is_one_bit(std::uint32_t bits) { return (bits & (bits - 1)) == 0; }

}  // namespace

core::Move Game::draw(const State& state, core::Rng& rng) const {
  if (state.phase == Phase::First) {
    return begin_move(static_cast<int>(rng.below(static_cast<std::uint32_t>(rules_.seat_count))));
  }
  return rules_.dice == 1 ? kThrows[rng.below(kFaces)] : kTickets[rng.below(kFaces * kFaces)];
}

Game::Road Game::road_of(const State& state, Colour colour) const {
  const Frame& frame = frames_[colour];
  const Bytes16 one = Bytes16::fill(1);
  const Bytes16 zero = Bytes16::fill(0);
  const Bytes16 singles = Bytes16::fill(rules_.block == Block::Single ? 0xff : 0);
  Road road{{zero, zero}, {zero, zero}};
  for (std::size_t block = 0; block < (two_blocks_ ? 2U : 1U); ++block) {
    const std::size_t lane = 16 * block;
    const Bytes16 here = Bytes16::load(&state.pieces[4 * block]);
    const Bytes16 turned = here + Bytes16::load(&frame.offset[lane]);
    const Bytes16 there = smaller_of(turned, turned - Bytes16::load(&frame.ring[lane])) + one;
    road.pieces[block] = there & at_most(here - one, Bytes16::load(&frame.last_here[lane])) &
                         at_most(there, Bytes16::load(&frame.last_there[lane]));
    road.stops[block] = road.pieces[block] & Bytes16::load(&frame.stops[lane]) &
                        (equal(here, here.neighbours()) | singles);
  }
  return road;
}

std::uint32_t Game::lanes_at(const Road& road, Site progress) const {
  const Bytes16 here = Bytes16::fill(progress);
  const std::uint32_t four = equal(road.pieces[0], here).mask();
  return two_blocks_ ? four | equal(road.pieces[1], here).mask() << 16 : four;
}

std::uint32_t Game::on_square(const State& state, Colour colour, Site progress) const {
  const LaneBytes& wanted = squares_[static_cast<std::size_t>(plan_.number(colour, progress) - 1)];
  const auto block = [&](std::size_t i) {
    return equal(Bytes16::load(&state.pieces[4 * i]), Bytes16::load(&wanted[16 * i])).mask();
  };
  return two_blocks_ ? block(0) | block(1) << 16 : block(0);
}

bool Game::stopped(const State& state, const Road& road, int first, int last) const {
  if (first > last) {
    return false;
  }
  // A lane that stops nothing holds 0, which lies far behind every window.
  const Bytes16 begin = Bytes16::fill(static_cast<std::uint8_t>(first));
  const Bytes16 length = Bytes16::fill(static_cast<std::uint8_t>(last - first));
  std::uint32_t lanes = at_most(road.stops[0] - begin, length).mask();
  lanes |= two_blocks_ ? at_most(road.stops[1] - begin, length).mask() << 16 : 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const int lane = std::countr_zero(lanes);
    const auto colour = static_cast<Colour>(lane / kMaxPieces);
    // A safe square is one on every path that leads over it.
    if (!shared_[piece(state, colour, lane % kMaxPieces)]) {
      return true;
    }
  }
  return false;
}

// Ludo 5: every square strictly between departure and arrival.
bool Game::may_pass(const State& state, const Road& road, Colour colour, Site from, int number,
                    Site to) const {
  if (goes_back(from, number)) {
    return !stopped(state, road, from + 1, turn_off_) &&
           (to > from || !stopped(state, road, to + 1, from - 1));
  }
  if (stopped(state, road, from + 1, to - 1)) {
    return false;
  }
  for (int square = std::max<int>(from, turn_off_) + 1; rules_.over == 0 && square < to; ++square) {
    if (count_at(state, colour, static_cast<Site>(square)) > 0) {
      return false;
    }
  }
  return true;
}

// Ludo 6. `lanes` are the pieces at `to`.
bool Game::may_land(std::uint32_t lanes, Colour colour, Site to, bool enters) const {
  if (lanes == 0 || shared_[to]) {
    return true;
  }
  if ((lanes & own_lanes(colour)) != 0) {
    return is_one_bit(lanes) && holds(to) > 1;
  }
  if ((lanes & side_lanes_[colour]) != 0 || !is_one_bit(lanes)) {
    return false;
  }
  return enters || !safe_[to];
}

// Ludo 4: the numbered stairs, and the way back from their foot.
Site Game::stairs_target(Site from, int number) const {
  if (from >= turn_off_) {
    const int stair = from - turn_off_;
    const int wanted = std::min(stair + 1, int{kHighestDie});
    return from < end_ && number == wanted ? static_cast<Site>(from + 1) : kNowhere;
  }
  const int beyond = from + number - turn_off_;
  if (beyond <= 0) {
    return static_cast<Site>(from + number);
  }
  const auto back = static_cast<Site>(turn_off_ - beyond);
  return rules_.home == Home::Back && back != from ? back : kNowhere;
}

std::uint8_t Game::entering_number(Lanes use) const {
  const auto die = [use](std::uint8_t face) { return equal_lanes(use, face) != 0; };
  const std::uint8_t wanted = rules_.enter == Enter::Five ? 5 : 6;
  if (die(wanted)) {
    return wanted;
  }
  if (rules_.enter == Enter::OneOrSix && die(1)) {
    return 1;
  }
  const bool two = count_lanes(smaller_lanes(use, kHighestDie + 1)) == 2;
  return two && lane_of(use, 0) + lane_of(use, 1) == wanted ? 0 : kNone;
}

bool Game::can_enter(const State& state, Colour colour) const {
  return piece(state, colour, 0) == kNest &&
         may_land(on_square(state, colour, kStart), colour, kStart, true);
}

bool Game::can_step(const State& state, Colour colour, Site from, int number) const {
  const Site to = target(from, number);
  return to != kNowhere && may_step(state, road_of(state, colour), colour, from, number, to);
}

int Game::victim(const State& state, Move move) const {
  if (move.kind != MoveKind::Walk || move.to > turn_off_ || shared_[move.to]) {
    return -1;
  }
  const std::uint32_t foes = on_square(state, move.colour, move.to) & ~side_lanes_[move.colour];
  return foes == 0 ? -1 : std::countr_zero(foes) / kMaxPieces;
}

bool Game::stands_in_left(const State& state, Move move) const {
  const Step step{move.colour, move.from, move.to};
  return std::find(state.left.begin(), state.left.end(), step) != state.left.end();
}

bool Game::helpless(const State& state) const {
  bool none = true;
  each_colour(hand(state), [&](Colour colour) {
    const Lanes word = state.pieces[colour];
    const Lanes ring = smaller_lanes(word, static_cast<Site>(turn_off_ + 1));
    none = none && (ring & ~smaller_lanes(word, kStart)) == 0;
    Lanes column = smaller_lanes(word, end_) & ~ring;
    for (; none && column != 0; column &= column - 1) {
      const Site from = piece(state, colour, first_lane(column));
      for (int number = 1; none && number <= kHighestDie; ++number) {
        none = !can_step(state, colour, from, number);
      }
    }
  });
  return none;
}

void Game::moves(const State& state, MoveList& list) const {
  switch (state.phase) {
    case Phase::First:
      for (int seat = 0; seat < rules_.seat_count; ++seat) {
        list.push(begin_move(seat));
      }
      return;
    case Phase::Roll:
      if (rules_.dice == 1) {
        list.assign(kThrows);
      } else {
        list.assign(kDoubleThrows);
      }
      return;
    case Phase::Move: add_decisions(state, list); return;
    case Phase::Over: return;
  }
}

// Ludo 3.
void Game::add_decisions(const State& state, MoveList& list) const {
  const unsigned colours = hand(state);
  add_entries(state, colours, list);
  if (rules_.start == Start::Clear && list.empty()) {
    add_clearing(state, colours, list);
  }
  if (rules_.start == Start::Free || list.empty()) {
    each_colour(colours, [&](Colour c) { add_steps(state, c, kHigh, list); });
  }
  if (rules_.capture == Capture::Must) {
    keep_captures(state, list);
  }
  if (list.empty()) {
    list.push(kPass);
  }
}

void Game::add_entries(const State& state, unsigned colours, MoveList& list) const {
  const std::uint8_t number = entering_number(state.use);
  if (number == kNone) {
    return;
  }
  each_colour(colours, [&](Colour c) {
    if (can_enter(state, c)) {
      list.push(piece_move(c, kNest, kStart, number));
    }
  });
}

// Ludo 3, start=clear: a piece on its own start makes room for those in the nest.
void Game::add_clearing(const State& state, unsigned colours, MoveList& list) const {
  each_colour(colours, [&](Colour c) {
    const Lanes word = state.pieces[c];
    const Lanes on_start = equal_lanes(word, kStart);
    if (on_start != 0 && (word & 0xffU) == kNest) {
      add_steps(state, c, on_start, list);
    }
  });
}

// The steps of the pieces `among` those of a colour (high bits), one for each spot and number.
// Lanes ascend, so those in the nest come first.
void Game::add_steps(const State& state, Colour colour, Lanes among, MoveList& list) const {
  const Lanes word = state.pieces[colour];
  const Lanes use = state.use;
  const int least = lane_of(use, 0);
  // Pieces that are not in the nest, not twice on one spot, and that the least number does not
  // carry beyond the end.
  const Lanes same_as_before = equal_lanes(word ^ (word << 8), 0);
  const auto first_too_far =
      static_cast<Site>(rules_.home == Home::Count ? end_ - least + 1 : end_);
  const Lanes lanes =
      among & ~equal_lanes(word, kNest) & ~same_as_before & smaller_lanes(word, first_too_far);
  if (lanes == 0) {
    return;
  }
  const Road road = road_of(state, colour);
  const bool dice = has_dice(use);
  for (int i = 0, last = 0; i < kMaxPieces; ++i) {
    const int number = lane_of(use, i);
    if (number == kNone || (dice && number > kHighestDie)) {
      break;
    }
    if (number == last) {
      continue;
    }
    last = number;
    for (Lanes rest = lanes; rest != 0; rest &= rest - 1) {
      const Site from = lane_of(word, first_lane(rest));
      const Site to = target(from, number);
      const Move move = piece_move(colour, from, to, static_cast<std::uint8_t>(number));
      list.push_if(move, to != kNowhere && may_step(state, road, colour, from, number, to) &&
                             !(has_left_ && stands_in_left(state, move)));
    }
  }
}

void Game::keep_captures(const State& state, MoveList& list) const {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (victim(state, list[i]) >= 0) {
      list[kept++] = list[i];
    }
  }
  list.shrink(kept == 0 ? list.size() : kept);
}

}  // namespace ludo
