// Sorry!: the set-up, who acts, how it ends, and what each seat sees.
#include "games/sorry/game.h"

#include <algorithm>
#include <bit>

#include "core/bits.h"
#include "core/sort.h"
#include "games/race_game.h"

namespace sorry {

static_assert(games::ListedGame<Game>);

namespace {
constexpr unsigned kRedAndYellow = 0b0101;
constexpr unsigned kBlueAndGreen = 0b1010;
constexpr int kPointsPerPawn = 5;
// Point score: what is added if no opponent has more than 0, 1, 2 pawns Home.
constexpr std::array<int, 3> kTiers = {100, 50, 25};
}  // namespace

Game::Game(const Rules& rules) : rules_(rules) {
  const bool teams = rules.mode == Mode::Teams;
  std::array<Colour, kColours> order{};
  int turns = 0;
  for (SeatIndex seat = 0; seat < rules.seat_count; ++seat) {
    in_play_ |= rules.seats[seat];
    each_colour(rules.seats[seat], [&](Colour c) {
      seat_of_[c] = seat;
      order[static_cast<std::size_t>(turns++)] = c;
    });
  }
  if (teams && rules.seat_count == 2) {  // Two people with two colours each: turns go by colour.
    core::sort(order.begin(), order.end());
  }
  for (int i = 0; i < turns; ++i) {
    const Colour c = order[static_cast<std::size_t>(i)];
    next_[c] = order[static_cast<std::size_t>((i + 1) % turns)];
    const unsigned team = core::has_bit(kRedAndYellow, c) ? kRedAndYellow : kBlueAndGreen;
    side_[c] = static_cast<std::uint8_t>(teams ? team : 1U << c);
  }
}

State Game::start() const {
  State state{};
  const bool points = rules_.mode == Mode::Points;
  each_colour(in_play_, [&](Colour c) {
    state.start[c] = static_cast<std::uint8_t>(rules_.pawns - rules_.out);
    state.path[c] = static_cast<std::uint64_t>(rules_.out);  // bit 0 is the entrance
  });
  state.deck = kFullDeck;
  state.card = kNoCard;
  state.turn = static_cast<Colour>(std::max(rules_.first, 0));
  state.phase = rules_.first < 0 ? Phase::First : points ? Phase::Deal : Phase::Draw;
  return state;
}

bool Game::has_won(const State& state, Colour colour) const {
  bool all = true;
  each_colour(side_[colour], [&](Colour c) { all = all && state.home[c] == rules_.pawns; });
  return all;
}

// A pawn in Start counts 65; on the ring and in the zone it counts the steps to Home.
[[gnu::cold]] int Game::steps_to_go(const State& state, SeatIndex seat) const {
  int sum = 0;
  each_colour(own_colours(seat), [&](Colour c) {
    sum += kStepsFromStart * (state.start[c] + state.diamond[c]);
    for (std::uint64_t path = state.path[c]; path != 0; path &= path - 1) {
      sum += kHome - 1 - std::countr_zero(path);
    }
  });
  return sum;
}

// Sorry! 5: the seat that moved last, its partner, then the others by steps to go, fewest first,
// ties in turn order after the winner.
games::Standing Game::standing(const State& state) const {
  games::Standing seats;
  seats.push(seat_of_[state.turn]);
  for (Colour c = next_[state.turn]; c != state.turn; c = next_[c]) {
    if (std::find(seats.begin(), seats.end(), seat_of_[c]) == seats.end()) {
      seats.push(seat_of_[c]);
    }
  }
  return games::sort_by_steps(*this, state, seats);
}

Game::Points Game::points(const State& state, Colour colour) const {
  Points points;
  if (rules_.score == Score::All) points.own_home = kPointsPerPawn * state.home[colour];
  if (colour != state.turn) {
    return points;
  }
  int most_home = 0;
  each_colour(in_play_ & ~(1U << colour), [&](Colour c) {
    points.others_left += kPointsPerPawn * (rules_.pawns - state.home[c]);
    most_home = std::max<int>(most_home, state.home[c]);
  });
  for (std::size_t tier = static_cast<std::size_t>(most_home); tier < kTiers.size(); ++tier) {
    points.others_few += kTiers[tier];
    if (rules_.tiers == Tiers::Highest) {
      break;
    }
  }
  return points;
}

core::Move Game::draw(const State& state, core::Rng& rng) const {
  if (state.phase == Phase::First) {
    core::MoveList list;
    moves(state, list);
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
  }
  if (deals_unseen(state)) {
    rng.below(1);
    return {core::MoveKind::Deal, kUnknownCard, 0, 0, 0, 0, 0};
  }
  const Pile pile = supply(state);
  const auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(pile.size())));
  return {core::MoveKind::Deal, pile.at(ticket), 0, 0, 0, 0, 0};
}

void Game::tokens(const State& state, core::TokenList& list) const {
  each_colour(in_play_, [&](Colour c) {
    const std::size_t first = list.size();
    const Track track = state.track(c);
    for (Place place = kDiamond; place < kHome; ++place) {
      if (track.has(place)) {
        list.push({c, 0, site_of(c, place)});
      }
    }
    for (int i = 0; i < state.home[c]; ++i) list.push({c, 0, kHome});
    for (int i = 0; i < state.start[c]; ++i) list.push({c, 0, kStart});
    core::sort(list.begin() + first, list.end());
  });
}

State Game::hide(const State& state, SeatIndex viewer) const {
  State view = state;
  each_colour(in_play_, [&](Colour c) {
    if (seat_of_[c] != viewer) {
      view.deck = view.deck + view.hands[c];
      view.hidden[c] = static_cast<std::uint8_t>(hand_size(state, c));
      view.hands[c] = Pile();
    }
  });
  return view;
}

State Game::guess(const State& view, core::Rng& rng) const {
  State full = view;
  for (Colour c = 0; c < kColours; ++c) {
    for (; full.hidden[c] != 0; --full.hidden[c]) {
      const auto cards = static_cast<std::uint32_t>(full.deck.size());
      const Card card = full.deck.at(static_cast<int>(rng.below(cards)));
      full.deck.remove(card);
      full.hands[c].add(card);
    }
  }
  return full;
}

}  // namespace sorry
