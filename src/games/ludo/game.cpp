// Ludo: the tables of a board, the start, and who is ahead.
#include "games/ludo/game.h"

#include <algorithm>

#include "core/bits.h"
#include "games/race_game.h"
#include "games/seats.h"

namespace ludo {

static_assert(games::ListedGame<Game>);

namespace {

constexpr std::uint8_t kAll = 0xff;

// Whether decisions by these rules need only a few checks, as with most presets.
bool is_plain(const Rules& rules) {
  const bool single = std::all_of(rules.seats.begin(), rules.seats.end(),
                                  [](std::uint8_t seat) { return (seat & (seat - 1)) == 0; });
  return rules.dice == 1 && rules.arms <= 4 && single && !rules.teams &&
         rules.reward != Reward::Steps && rules.safe != Safe::Share &&
         rules.capture == Capture::Free && rules.home == Home::Count && rules.over == 1;
}

std::uint32_t lanes_of(unsigned colours) {
  std::uint32_t lanes = 0;
  each_colour(colours, [&](Colour c) { lanes |= own_lanes(c); });
  return lanes;
}

}  // namespace

Game::Game(const Rules& rules)
    : rules_(rules),
      plan_(plan_of(rules.board, rules.arms)),
      turn_off_(plan_.turn_off()),
      end_(plan_.end()),
      home_(plan_.home()),
      counted_(rules.home == Home::Count),
      two_blocks_(rules.arms > 4),
      has_left_(rules.dice == 2 && rules.block == Block::All),
      plain_(is_plain(rules)),
      passing_(rules.safe == ludo::Safe::Share || rules.over == 0 || rules.home == Home::Back
                   ? Passing::Any
               : rules.block == Block::None ? Passing::Free
                                            : Passing::Ahead),
      enters_by_(rules.enter == Enter::Five ? 5 : 6),
      enters_too_by_(rules.enter == Enter::OneOrSix ? 1 : enters_by_) {
  runs_[1] = rules.third == Third::Play ? std::array<std::uint8_t, 3>{1, 1, 1}
                                        : std::array<std::uint8_t, 3>{1, 2, kThirdInARow};
  const auto seat_total = static_cast<std::size_t>(rules.seat_count);
  for (std::size_t seat = 0; seat < seat_total; ++seat) {
    side_[seat] = rules.teams ? games::team_colours(rules, seat) : rules.seats[seat];
    mates_[seat] = side_[seat] & ~unsigned{rules.seats[seat]};
    for (std::size_t throws_on = 0; throws_on < next_.size(); ++throws_on) {
      const std::size_t next = throws_on > 0 ? seat : (seat + 1) % seat_total;
      next_[throws_on][seat] = static_cast<SeatIndex>(next);
    }
    all_ |= rules.seats[seat];
    first_colours_[seat] = games::lowest_colour(rules.seats[seat]);
    each_colour(rules.seats[seat], [&](Colour c) {
      seat_of_[c] = static_cast<SeatIndex>(seat);
      side_lanes_[c] = lanes_of(side_[seat]);
    });
  }
  const bool pairs = rules.block == Block::Foes || rules.block == Block::All;
  for (Site p = kStart; p <= end_; ++p) {
    const bool safe = is_safe(p);
    const bool shared = (safe && rules.safe == ludo::Safe::Share) || (plan_.goal && p == end_);
    const bool join = pairs && (p <= turn_off_ || plan_.goal);
    landing_[p] = static_cast<std::uint8_t>((join ? kMayJoin : 0) | (safe ? 0 : kMayTake) |
                                            (shared ? kShared : 0));
  }
  fill_frames();
  fill_squares();
}

// The tables for all pieces at once; lane 4d+i is colour d's i-th piece.
[[gnu::cold]] void Game::fill_frames() {
  const auto last_square = static_cast<Site>(plan_.goal ? end_ - 1 : end_);
  for (int c = 0; c < rules_.arms; ++c) {
    Frame& frame = frames_[static_cast<std::size_t>(c)];
    for (std::size_t lane = 0; lane < kLaneCount; ++lane) {
      const int other = static_cast<int>(lane) / kMaxPieces;
      const bool self = other == c;
      if (!core::has_bit(all_, other)) {
        continue;  // No piece: its progress is above last_here, 0.
      }
      const bool foe = ((side_lanes_[static_cast<std::size_t>(c)] >> lane) & 1U) == 0;
      const bool pairs = rules_.block == Block::All || (rules_.block == Block::Foes && foe);
      const bool right = lane % kMaxPieces + 1 < kMaxPieces;
      const int ahead = (other - c + rules_.arms) % rules_.arms * plan_.per_arm;
      frame.first[lane] = self ? 0 : 1;
      frame.offset[lane] = static_cast<Site>(ahead - frame.first[lane]);
      frame.ring[lane] = self ? 0 : static_cast<Site>(plan_.ring());
      frame.last_here[lane] = static_cast<Site>((self ? last_square : turn_off_) - 1);
      frame.last_there[lane] = self ? kNone : turn_off_;
      frame.pairs[lane] = pairs && right ? kAll : 0;
      frame.singles[lane] = rules_.block == Block::Single ? kAll : 0;
    }
  }
}

[[gnu::cold]] void Game::fill_squares() {
  squares_[kNobody].fill(kNowhere);
  for (auto& rows : rows_) {
    rows.fill(kNobody);
  }
  for (int number = 1; number <= plan_.ring(); ++number) {
    LaneBytes& square = squares_[static_cast<std::size_t>(number - 1)];
    square.fill(kNowhere);
    each_colour(all_, [&](Colour c) {
      const auto there = static_cast<std::size_t>(plan_.progress(c, number));
      if (there <= turn_off_) {
        rows_[c][there] = static_cast<std::uint8_t>(number - 1);
        std::fill_n(&square[kMaxPieces * std::size_t{c}], kMaxPieces, static_cast<Site>(there));
      }
    });
  }
}

State Game::start() const {
  State state{};
  state.pieces.fill(kEmpty);
  each_colour(all_, [&](Colour c) {
    for (int i = 0; i < rules_.pieces; ++i) {
      state.pieces[c] = with(state.pieces[c], i < rules_.out ? kStart : kNest);
    }
  });
  state.use = kEmpty;
  state.left.fill(kNoStep);
  state.turn = static_cast<SeatIndex>(std::max(rules_.first, 0));
  state.phase = rules_.first < 0 ? Phase::First : Phase::Roll;
  return state;
}

Site Game::translate(Colour from, Site progress, Colour to) const {
  const int ahead = (from - to + rules_.arms) % rules_.arms * plan_.per_arm;
  const int there = (progress - 1 + ahead) % plan_.ring() + 1;
  return progress >= kStart && progress <= turn_off_ && there <= turn_off_
             ? static_cast<Site>(there)
             : kNowhere;
}

unsigned Game::hand(const State& state) const {
  const unsigned own = rules_.seats[state.turn];
  if (!rules_.teams) {
    return own;
  }
  bool home = true;
  each_colour(own, [&](Colour c) { home = home && all_home(state, c); });
  return home ? mates_[state.turn] : own;
}

[[gnu::cold]] int Game::steps_to_go(const State& state, SeatIndex seat) const {
  int sum = 0;
  each_colour(own_colours(seat), [&](Colour c) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      sum += end_ - piece(state, c, lane);
    }
  });
  return sum;
}

bool Game::has_won(const State& state, SeatIndex seat) const {
  bool all = true;
  bool one = false;
  each_colour(side_colours(seat), [&](Colour c) {
    all = all && all_home(state, c);
    one = one || piece(state, c, rules_.pieces - 1) >= home_;
  });
  return rules_.win == Win::One ? one : all;
}

// The winner (with teams, its mates too), then the rest; each group by steps to go, ties in turn
// order.
games::Standing Game::standing(const State& state) const {
  return games::sort_by_steps(*this, state, games::from_the_winner(*this, state));
}

[[gnu::cold]] void Game::tokens(const State& state, core::TokenList& list) const {
  each_colour(all_, [&](Colour c) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      list.push({c, 0, piece(state, c, lane)});
    }
  });
}

}  // namespace ludo
