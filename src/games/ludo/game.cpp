// Ludo: the tables of a board, the start, and who is ahead.
#include "games/ludo/game.h"

#include <algorithm>
#include <utility>

#include "games/race_game.h"

namespace ludo {

static_assert(games::RaceGame<Game>);

namespace {

constexpr std::uint8_t kAll = 0xff;
constexpr std::uint32_t kOwnLanes = 0xf;

std::uint32_t lanes_of(unsigned colours) {
  std::uint32_t lanes = 0;
  each_colour(colours, [&](Colour c) { lanes |= kOwnLanes << (kMaxPieces * c); });
  return lanes;
}

}  // namespace

Game::Game(const Rules& rules)
    : rules_(rules),
      plan_(plan_of(rules.board, rules.arms)),
      turn_off_(plan_.turn_off()),
      end_(plan_.end()),
      home_(plan_.home()),
      single_from_(plan_.goal ? end_ : turn_off_),
      pair_holds_(rules.block == Block::None || rules.block == Block::Single ? 1 : 2),
      has_left_(rules.dice == 2 && rules.block == Block::All),
      two_blocks_(rules.arms > 4) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seat_count); ++seat) {
    for (std::size_t other = 0; other < static_cast<std::size_t>(rules.seat_count); ++other) {
      const bool mate = rules.teams && other != seat && (other + seat) % 2 == 0;
      mates_[seat] |= mate ? rules.seats[other] : 0U;
    }
    side_[seat] = rules.seats[seat] | mates_[seat];
    all_ |= rules.seats[seat];
    each_colour(rules.seats[seat], [&](Colour c) {
      seat_of_[c] = static_cast<SeatIndex>(seat);
      side_lanes_[c] = lanes_of(side_[seat]);
    });
  }
  for (Site p = kStart; p <= turn_off_; ++p) {
    safe_[p] = rules.safe != ludo::Safe::None && plan_.marked_safe(p);
    shared_[p] = safe_[p] && rules.safe == ludo::Safe::Share;
  }
  fill_frames();
  fill_squares();
}

// The tables for all pieces at once; lane 4d+i is colour d's i-th piece.
void Game::fill_frames() {
  const auto last_square = static_cast<Site>(plan_.goal ? end_ - 1 : end_);
  for (int c = 0; c < rules_.arms; ++c) {
    Frame& frame = frames_[static_cast<std::size_t>(c)];
    for (std::size_t lane = 0; lane < kLaneCount; ++lane) {
      const int other = static_cast<int>(lane) / kMaxPieces;
      const bool self = other == c;
      if (((all_ >> other) & 1U) == 0) {
        continue;  // No piece: its progress is above last_here, 0.
      }
      const bool foe = ((side_lanes_[static_cast<std::size_t>(c)] >> lane) & 1U) == 0;
      const bool pairs = rules_.block == Block::All || (rules_.block == Block::Foes && foe);
      const bool right = lane % kMaxPieces + 1 < kMaxPieces;
      const int ahead = (other - c + rules_.arms) % rules_.arms * plan_.per_arm;
      frame.offset[lane] = static_cast<std::uint8_t>(ahead - 1);
      frame.ring[lane] = self ? 0 : static_cast<Site>(plan_.ring());
      frame.last_here[lane] = static_cast<Site>((self ? last_square : turn_off_) - 1);
      frame.last_there[lane] = self ? kAll : turn_off_;
      frame.stops[lane] = rules_.block == Block::Single || (pairs && right) ? kAll : 0;
    }
  }
}

void Game::fill_squares() {
  for (int number = 1; number <= plan_.ring(); ++number) {
    LaneBytes& square = squares_[static_cast<std::size_t>(number - 1)];
    square.fill(kNowhere);
    for (std::size_t lane = 0; lane < kLaneCount; ++lane) {
      const std::size_t colour = lane / kMaxPieces;
      if (((all_ >> colour) & 1U) != 0) {
        const int there = plan_.progress(static_cast<Colour>(colour), number);
        square[lane] = there <= turn_off_ ? static_cast<Site>(there) : kNowhere;
      }
    }
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

int Game::steps_to_go(const State& state, SeatIndex seat) const {
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

// The winner, with teams its mates, then the rest; each part by steps to go, ties in turn order.
Game::Standing Game::standing(const State& state) const {
  Standing order;
  for (int i = 0; i < rules_.seat_count; ++i) {
    order.push(static_cast<SeatIndex>((state.turn + i) % rules_.seat_count));
  }
  const auto key = [&](SeatIndex seat) {
    const bool mate = (own_colours(seat) & side_colours(state.turn)) != 0;
    return std::pair(seat == state.turn ? 0 : mate ? 1 : 2, steps_to_go(state, seat));
  };
  // Insertion sort: stable, so ties stay in turn order, and free of memory.
  for (std::size_t i = 1; i < order.size(); ++i) {
    for (std::size_t j = i; j > 0 && key(order[j]) < key(order[j - 1]); --j) {
      std::swap(order[j - 1], order[j]);
    }
  }
  return order;
}

void Game::tokens(const State& state, core::TokenList& list) const {
  each_colour(all_, [&](Colour c) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      list.push({c, 0, piece(state, c, lane)});
    }
  });
}

}  // namespace ludo
