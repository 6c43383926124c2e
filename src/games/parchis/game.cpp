// Parchís: the tables of a board, the start, whose turn it is and who is ahead.
#include "games/parchis/game.h"

#include <algorithm>

#include "games/parchis/lanes.h"
#include "games/race_game.h"
#include "games/seats.h"

namespace parchis {

static_assert(games::ListedGame<Game>);

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
    : rules_(rules),
      goal_(parchis::goal(rules.arms)),
      turn_off_(parchis::turn_off(rules.arms)),
      stride_(rules.pieces <= static_cast<int>(kNarrow) ? kNarrow : kWide) {
  const int arms = rules.arms;
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    const auto s = static_cast<std::size_t>(seat);
    side_[s] = rules.teams ? games::team_colours(rules, s) : rules.seats[s];
    mates_[s] = side_[s] & ~unsigned{rules.seats[s]};
    in_play_ |= rules.seats[s];
    each_colour(rules.seats[s], [&](Colour c) { seat_of_[c] = static_cast<SeatIndex>(seat); });
  }
  for (Site p = 1; p <= turn_off_; ++p) {
    const int number = ring_number(arms, 0, p);  // all arms are alike
    safe_[p] = is_safe_square(number, rules.safe);
    start_square_[p] =
        is_start_square(number) ? static_cast<std::uint8_t>((p - 1) / kPerArm + 1) : 0;
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

// The tables for all pieces at once; lane stride·d+i is colour d's i-th piece.
[[gnu::cold]] void Game::fill_lanes() {
  const auto arms = static_cast<std::size_t>(rules_.arms);
  const auto pieces = static_cast<std::size_t>(rules_.pieces);
  for (Lanes& square : squares_) {
    square.fill(kNowhere);
  }
  for (std::size_t colour = 0; colour < kMaxArms; ++colour) {
    lanes_of_[colour] = ((std::uint64_t{1} << stride_) - 1) << (stride_ * colour);
    rows_[colour].fill(kNobody);
    for (Site p = kStart; p <= turn_off_; ++p) {
      const std::size_t square = (p - 1U + kPerArm * colour) % (kPerArm * arms);
      rows_[colour][p] = static_cast<std::uint8_t>(square);
    }
  }
  for (std::size_t lane = 0; lane < pair_lanes_.size(); ++lane) {
    const std::size_t other = lane / stride_;
    const std::size_t place = lane % stride_;
    const bool used = other < arms && plays(static_cast<Colour>(other)) && place < pieces;
    pair_lanes_[lane] = used && place + 1 < pieces ? 0xff : 0;
    for (std::size_t colour = 0; colour < arms; ++colour) {
      Frame& frame = frames_[colour];
      const bool self = other == colour;
      const std::size_t ahead = other < arms ? (other + arms - colour) % arms : 0;
      frame.offset[lane] = static_cast<Site>(kPerArm * ahead);
      frame.ring[lane] = self ? 0 : static_cast<Site>(ring_size(rules_.arms));
      frame.last_here[lane] = static_cast<Site>((self ? goal_ - 1 : turn_off_) - 1);
      frame.last_there[lane] = self ? kNoPiece : turn_off_;
    }
    for (std::size_t square = 0; used && square < kPerArm * arms; ++square) {
      // As colour 0 counts, progress square+1 is the square; beyond its turn-off a colour is off
      // the ring.
      const std::size_t ahead = (square + kPerArm * (arms - other)) % (kPerArm * arms) + 1;
      squares_[square][lane] = ahead <= turn_off_ ? static_cast<Site>(ahead) : Site{kNowhere};
    }
  }
}

State Game::start() const {
  State state{};
  for (int c = 0; c < kMaxArms; ++c) {
    std::uint64_t& word = state.pieces[static_cast<std::size_t>(c)];
    word = kNoPieces;
    if (plays(static_cast<Colour>(c))) {
      word &= ~first_lanes(rules_.pieces);
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

int Game::steps(const State& state, Colour colour) const {
  return state.phase == Phase::Move6 ? six_steps(state, colour) : steps_of(state.phase);
}

[[gnu::cold]] int Game::steps_to_go(const State& state, SeatIndex seat) const {
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

// The winner (with teams, its mates too), then the rest; each group by steps to go, ties in turn
// order.
games::Standing Game::standing(const State& state) const {
  return games::sort_by_steps(*this, state, games::from_the_winner(*this, state));
}

[[gnu::cold]] void Game::tokens(const State& state, core::TokenList& list) const {
  static_assert(kMaxArms * kMaxPieces <= core::TokenList::kCapacity);
  each_colour(in_play_, [&](Colour colour) {
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      list.push({colour, 0, piece(state, colour, lane)});
    }
  });
}

}  // namespace parchis
