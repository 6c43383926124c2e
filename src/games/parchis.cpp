#include "games/parchis.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "games/race_game.h"

namespace parchis {

static_assert(games::RaceGame<Game>);

using core::EventKind;
using core::EventList;
using core::Move;
using core::MoveKind;
using core::MoveList;

namespace {

// Eight bytes at once; every lane is below 0x80, which keeps the arithmetic free of carries.
constexpr std::uint64_t kOnes = 0x0101010101010101U;
constexpr std::uint64_t kHigh = 0x8080808080808080U;

// The high bit of each lane that equals `value`.
constexpr std::uint64_t equal_lanes(std::uint64_t word, Site value) {
  return (kHigh - (word ^ (kOnes * value))) & kHigh;
}
// The high bit of each lane below `value`.
constexpr std::uint64_t smaller_lanes(std::uint64_t word, Site value) {
  return ~((word | kHigh) - kOnes * value) & kHigh;
}
constexpr int first_lane(std::uint64_t lanes) { return std::countr_zero(lanes) / 8; }
constexpr std::uint64_t below(int lane) { return (std::uint64_t{1} << (8 * lane)) - 1; }

// `word` with one lane that holds `from` changed to `to`, still ascending.
constexpr std::uint64_t replace(std::uint64_t word, Site from, Site to) {
  const std::uint64_t keep = below(first_lane(equal_lanes(word, from)));
  const std::uint64_t top = std::uint64_t{Game::kNoPiece} << 56;
  const std::uint64_t rest = (word & keep) | (((word >> 8) | top) & ~keep);
  const int lane = std::popcount(smaller_lanes(rest, to));
  const std::uint64_t low = below(lane);
  return (rest & low) | ((rest & ~low) << 8) | (std::uint64_t{to} << (8 * lane));
}
static_assert(replace(0x7f7f7f7f09050300, 3, 7) == 0x7f7f7f7f09070500);

// Calls `visit` for each colour of a bit set, in colour order.
template <class Visit>
void each_colour(unsigned colours, Visit visit) {
  for (; colours != 0; colours &= colours - 1) {
    visit(static_cast<Colour>(std::countr_zero(colours)));
  }
}

constexpr int steps_of(Phase phase) {
  constexpr std::array<std::uint8_t, 12> kSteps = {0, 0, 0, 1, 2, 3, 4, 5, 6, 10, 20, 0};
  return kSteps[static_cast<std::size_t>(phase)];
}

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

void tell(EventList* events, EventKind kind, int value, Colour colour = 0, Site from = 0,
          Site to = 0, std::uint8_t size = 0) {
  if (events != nullptr) {
    events->push({kind, static_cast<std::uint8_t>(value), colour, size, from, to});
  }
}

}  // namespace

Rules default_rules(int arms) {
  Rules rules;
  rules.arms = arms;
  rules.seat_count = arms;
  for (int i = 0; i < arms; ++i) {
    rules.seats[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(1U << ((arms - i) % arms));
  }
  return rules;
}

Game::Game(const Rules& rules)
    : rules_(rules), goal_(parchis::goal(rules.arms)), turn_off_(parchis::turn_off(rules.arms)) {
  const int arms = rules.arms;
  barrier_mask_ = kHigh & below(rules.pieces - 1);
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    for (int other = 0; other < rules.seat_count; ++other) {
      const bool mate = rules.teams && other != seat && (other - seat) % 2 == 0;
      mates_[s] |= mate ? rules.seats[static_cast<std::size_t>(other)] : 0U;
    }
    side_[s] = rules.seats[s] | mates_[s];
    each_colour(rules.seats[s], [&](Colour c) { seat_of_[c] = static_cast<SeatIndex>(seat); });
  }
  for (Site p = 1; p <= turn_off_; ++p) {
    // Squares of an arm counted from its start square: 5, 8, 12 and 17 lie 0, 3, 7 and 12 on.
    const int on_arm = (p - 1) % kPerArm;
    safe_[p] =
        on_arm == 0 || on_arm == 7 || on_arm == 12 || (on_arm == 3 && rules.safe == Safe::Sixteen);
    start_square_[p] = on_arm == 0 ? static_cast<std::uint8_t>((p - 1) / kPerArm + 1) : 0;
  }
  for (int ahead = 0; ahead < arms; ++ahead) {
    auto& table = ahead_[static_cast<std::size_t>(ahead)];
    table.fill(kNowhere);
    for (int p = 1; p <= turn_off_; ++p) {
      const int there = (p - 1 + kPerArm * ahead) % ring_size(arms) + 1;
      table[static_cast<std::size_t>(p)] = there <= turn_off_ ? static_cast<Site>(there) : kNowhere;
    }
  }
  fill_lanes();
}

// The tables for all pieces at once; lane 8d+i is colour d's i-th piece.
void Game::fill_lanes() {
  const auto arms = static_cast<std::size_t>(rules_.arms);
  for (std::size_t lane = 0; lane < pair_lanes_.size(); ++lane) {
    const std::size_t other = lane / 8;
    const bool used = other < arms && lane % 8 < static_cast<std::size_t>(rules_.pieces);
    pair_lanes_[lane] = used && lane % 8 + 1 < static_cast<std::size_t>(rules_.pieces) ? 0xff : 0;
    for (std::size_t colour = 0; colour < arms; ++colour) {
      Frame& frame = frames_[colour];
      const bool self = other == colour;
      const std::size_t ahead = other < arms ? (other + arms - colour) % arms : 0;
      frame.offset[lane] = static_cast<Site>(kPerArm * ahead);
      frame.ring[lane] = self ? 0 : static_cast<Site>(ring_size(rules_.arms));
      frame.last_here[lane] = static_cast<Site>((self ? goal_ - 1 : turn_off_) - 1);
      frame.last_there[lane] = self ? 0xff : turn_off_;
    }
    for (std::size_t square = 0; square < kPerArm * arms; ++square) {
      // As colour 0 counts, progress square+1 is the square; beyond its turn-off nobody of it is.
      const std::size_t ahead = (square + kPerArm * (arms - other % arms)) % (kPerArm * arms) + 1;
      squares_[square][lane] =
          used && ahead <= turn_off_ ? static_cast<Site>(ahead) : Site{kNowhere};
    }
  }
}

State Game::start() const {
  State state{};
  for (int c = 0; c < kMaxArms; ++c) {
    std::uint64_t& word = state.pieces[static_cast<std::size_t>(c)];
    word = kOnes * kNoPiece;
    if (c < rules_.arms) {
      word &= ~below(rules_.pieces);
      word |= rules_.out != 0 ? std::uint64_t{kStart} << (8 * (rules_.pieces - 1)) : 0;
    }
  }
  state.turn = static_cast<SeatIndex>(std::max(rules_.first, 0));
  state.phase = rules_.first < 0 ? Phase::First : rules_.preview ? Phase::Deal : Phase::Roll;
  return state;
}

core::Actor Game::actor(const State& state) const {
  if (state.phase == Phase::Over) {
    return core::kOver;
  }
  return state.phase <= Phase::Roll ? core::kChance : core::seat_actor(state.turn);
}

// ---- Looking at the board -----------------------------------------------------------------------

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
    const Bytes16 here = Bytes16::load(&state.pieces[2 * block]);
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
    const Bytes16 same = equal(Bytes16::load(&state.pieces[2 * i]), Bytes16::load(&wanted[16 * i]));
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

int Game::steps(const State& state, Colour colour) const {
  return state.phase == Phase::Move6 ? six_steps(state, colour) : steps_of(state.phase);
}

int Game::steps_to_go(const State& state, SeatIndex seat) const {
  int sum = 0;
  each_colour(own_colours(seat), [&](Colour colour) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      sum += goal_ - piece(state, colour, lane);
    }
  });
  return sum;
}

bool Game::has_won(const State& state, SeatIndex seat) const {
  bool all = true;
  bool one = false;
  each_colour(side_colours(seat), [&](Colour colour) {
    const bool home = (state.pieces[colour] & 0xffU) == goal_;
    all = all && home;
    one = one || home;
  });
  return rules_.win == Win::One ? one : all;
}

// ---- Legal moves --------------------------------------------------------------------------------

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

// ---- Playing ------------------------------------------------------------------------------------

void Game::play(State& state, Move move, EventList* events) const {
  switch (move.kind) {
    case MoveKind::Begin:
      state.turn = move.value;
      state.phase = rules_.preview ? Phase::Deal : Phase::Roll;
      tell(events, EventKind::Begins, move.value);
      return;
    case MoveKind::Throw: play_throw(state, move.value, events); return;
    case MoveKind::Walk: play_walk(state, move, events); return;
    default:
      assert(move.kind == MoveKind::Pass && "only this game's moves are played");
      play_pass(state, events);
  }
}

void Game::play_throw(State& state, int face, EventList* events) const {
  if (state.phase == Phase::Deal) {
    int seat = 0;
    while (((state.next >> (3 * seat)) & 7U) != 0) {
      ++seat;
    }
    state.next |= static_cast<std::uint32_t>(face) << (3 * seat);
    tell(events, EventKind::Previewed, face, 0, 0, 0, static_cast<std::uint8_t>(seat));
    state.phase = seat + 1 == rules_.seat_count ? Phase::Roll : Phase::Deal;
    return;
  }
  int thrown = face;
  if (rules_.preview) {
    const int shift = 3 * state.turn;
    thrown = static_cast<int>((state.next >> shift) & 7U);
    state.next = (state.next & ~(7U << shift)) | (static_cast<std::uint32_t>(face) << shift);
  }
  tell(events, EventKind::Thrown, thrown);
  if (rules_.preview) {
    tell(events, EventKind::Previewed, face, 0, 0, 0, state.turn);
  }
  if (thrown != 6) {
    state.sixes = 0;
  } else if (state.sixes == 2) {
    penalise(state, events);
    end_turn(state, events);
    return;
  } else {
    ++state.sixes;
  }
  state.phase = static_cast<Phase>(static_cast<int>(Phase::Move1) + thrown - 1);
}

// Parchís 2: the third six sends the piece moved last back to its nest, unless it stands in a
// corridor or the goal.
void Game::penalise(State& state, EventList* events) const {
  if (state.last_site == kNest || state.last_site > turn_off_) {
    return;
  }
  clear_mark(state, state.last_colour, state.last_site);
  std::uint64_t& word = state.pieces[state.last_colour];
  word = replace(word, state.last_site, kNest);
  tell(events, EventKind::Penalised, 0, state.last_colour, state.last_site, kNest);
}

void Game::play_walk(State& state, Move move, EventList* events) const {
  const int bonus_for_capture = capture(state, move, events);
  clear_mark(state, move.colour, move.from);
  state.pieces[move.colour] = replace(state.pieces[move.colour], move.from, move.to);
  set_mark(state, move.colour, move.to);
  state.last_colour = move.colour;
  state.last_site = move.to;

  const bool arrived = move.to == goal_;
  if (arrived) {
    tell(events, EventKind::Arrived, 0, move.colour, move.to, move.to);
    if (has_won(state, state.turn)) {
      state.phase = Phase::Over;
      tell(events, EventKind::Won, state.turn);
      return;
    }
  }
  if (bonus_for_capture != 0 || arrived) {
    state.phase = arrived ? Phase::Bonus10 : Phase::Bonus20;
    tell(events, EventKind::Bonus, arrived ? kGoalBonus : kCaptureBonus);
    return;
  }
  go_on(state, events);
}

// Tells of the piece's way and takes what stands there. Returns the bonus earned, or 0.
int Game::capture(State& state, Move move, EventList* events) const {
  const bool enters = move.from == kNest;
  const int victim =
      enters ? entry_victim(state, move.colour) : victim_at(state, move.colour, move.to);
  tell(events, enters ? EventKind::Entered : EventKind::Walked, enters ? 0 : move.to - move.from,
       move.colour, move.from, move.to);
  if (victim < 0) {
    return 0;
  }
  const auto taken = static_cast<Colour>(victim);
  const Site at = translate(move.colour, move.to, taken);
  clear_mark(state, taken, at);
  state.pieces[taken] = replace(state.pieces[taken], at, kNest);
  tell(events, EventKind::Captured, move.colour, taken, at, kNest);
  return kCaptureBonus;
}

// Parchís 6: the single foreign piece on a square that is not safe.
int Game::victim_at(const State& state, Colour colour, Site progress) const {
  if (progress > turn_off_ || safe_[progress]) {
    return -1;
  }
  const std::uint64_t others =
      on_square(state, colour, progress) & ~(std::uint64_t{0xff} << (8 * colour));
  return others == 0 ? -1 : first_lane(others);
}

void Game::play_pass(State& state, EventList* events) const {
  const bool bonus = state.phase == Phase::Bonus10 || state.phase == Phase::Bonus20;
  tell(events, bonus ? EventKind::BonusLost : EventKind::Passed, steps_of(state.phase));
  go_on(state, events);
}

// After a move, a pass or a bonus: another throw behind a six, else the next seat.
void Game::go_on(State& state, EventList* events) const {
  if (state.sixes > 0) {
    state.phase = Phase::Roll;
    return;
  }
  end_turn(state, events);
}

void Game::end_turn(State& state, EventList* events) const {
  state.turn = static_cast<SeatIndex>(state.turn + 1 == rules_.seat_count ? 0 : state.turn + 1);
  state.phase = Phase::Roll;
  state.sixes = 0;
  state.last_colour = 0;
  state.last_site = kNest;
  tell(events, EventKind::Turn, state.turn);
}

// The order of arrival matters only where a start square holds two pieces of two different
// colours, neither the square's own.
void Game::clear_mark(State& state, Colour colour, Site progress) const {
  if (const unsigned ahead = start_square_[progress]; ahead != 0) {
    state.later &= ~(7U << (3 * start_square(colour, ahead)));
  }
}

void Game::set_mark(State& state, Colour colour, Site progress) const {
  const unsigned ahead = start_square_[progress];
  if (ahead <= 1) {
    return;  // No start square, or the piece's own.
  }
  const unsigned square = start_square(colour, ahead);
  const std::uint64_t strangers = on_square(state, colour, progress) &
                                  ~(std::uint64_t{0xff} << (8 * colour)) &
                                  ~(std::uint64_t{0xff} << (8 * square));
  if (strangers != 0) {
    state.later |= (colour + 1U) << (3 * square);
  }
}

// ---- At the end, and for show
// ---------------------------------------------------------------------

// The winner, with teams its mates, then the rest; each part by steps to go, ties in turn order.
Game::Standing Game::standing(const State& state) const {
  Standing order;
  for (int i = 0; i < rules_.seat_count; ++i) {
    order.push(static_cast<SeatIndex>((state.turn + i) % rules_.seat_count));
  }
  const auto part = [&](SeatIndex seat) {
    const bool mate = rules_.teams && (seat + state.turn) % 2 == 0;
    return seat == state.turn ? 0 : mate ? 1 : 2;
  };
  // Insertion sort: stable, so ties stay in turn order, and free of memory.
  for (std::size_t i = 1; i < order.size(); ++i) {
    for (std::size_t j = i; j > 0; --j) {
      const auto key = [&](SeatIndex seat) {
        return std::pair(part(seat), steps_to_go(state, seat));
      };
      if (key(order[j - 1]) <= key(order[j])) {
        break;
      }
      std::swap(order[j - 1], order[j]);
    }
  }
  return order;
}

void Game::tokens(const State& state, core::TokenList& list) const {
  for (int c = 0; c < rules_.arms; ++c) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      const auto colour = static_cast<Colour>(c);
      list.push({colour, 0, piece(state, colour, lane)});
    }
  }
}

}  // namespace parchis
