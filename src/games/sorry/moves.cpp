// Sorry!: which moves are legal.
#include <bit>

#include "core/bits.h"
#include "games/sorry/card_moves.h"
#include "games/sorry/game.h"

namespace sorry {

using core::Move;
using core::MoveKind;
using core::MoveList;
using games::any_colour;

namespace {

constexpr int kSeven = 7;

void push_walk(MoveList& list, Colour colour, int from, int to) {
  list.push(walk_move(colour, from, to));
}

// Calls visit(place) for each bit i of `targets`, which stands for place i + 1.
template <class Visit>
void each_target(std::uint64_t targets, Visit visit) {
  for (; targets != 0; targets &= targets - 1) {
    visit(std::countr_zero(targets) + 1);
  }
}

// Calls visit(from, to) for each count of `steps` by one of `movers`.
template <class Visit>
void each_forward(const Track& movers, const Track& all, int steps, Visit visit) {
  each_target(forward_targets(movers, all, steps), [&](int to) { visit(to - steps, to); });
  if (reaches_home(movers, steps)) {
    visit(kHome - steps, kHome);
  }
}

// Without a branch, whose outcome would be a matter of luck.
constexpr CardSet when(bool usable, CardSet cards) { return cards & (0 - CardSet{usable}); }

// For each set of six bits, where steps_of_bit says for how many steps a bit stands, the cards that
// go forward by one of these: the bits of forward_steps, or the end of the path, where a pawn's
// place says how far Home is.
constexpr std::size_t kStepsAtOnce = 6;
using CardsOfSteps = std::array<CardSet, std::size_t{1} << kStepsAtOnce>;
template <class StepsOfBit>
constexpr CardsOfSteps cards_of_steps(StepsOfBit steps_of_bit) {
  CardsOfSteps cards{};
  for (const Card card : {k1, k2, k3, k5, k7, k8, k10, k11, k12}) {
    for (std::size_t set = 0; set < cards.size(); ++set) {
      for (std::size_t bit = 0; bit < kStepsAtOnce; ++bit) {
        const bool goes = core::has_bit(set, bit) && kCount[card] == steps_of_bit(bit);
        cards[set] |= when(goes, bit_of(card));
      }
    }
  }
  return cards;
}
constexpr auto kNear = cards_of_steps([](std::size_t bit) { return 1 + bit; });
constexpr auto kFar = cards_of_steps([](std::size_t bit) { return 1 + kStepsAtOnce + bit; });
constexpr auto kNearHome = cards_of_steps([](std::size_t bit) { return kStepsAtOnce - bit; });
constexpr auto kFarHome = cards_of_steps([](std::size_t bit) { return 2 * kStepsAtOnce - bit; });

// The cards that some pawn of the track can use to go forward.
CardSet forward_uses(const Track& track) {
  constexpr std::uint64_t kSet = kNear.size() - 1;
  constexpr std::size_t kPath = 64;
  const std::uint64_t steps = forward_steps(track);
  return kNear[steps & kSet] | kFar[(steps >> kStepsAtOnce) & kSet] |
         kNearHome[track.path >> (kPath - kStepsAtOnce)] |
         kFarHome[(track.path >> (kPath - 2 * kStepsAtOnce)) & kSet];
}

// The colours that have a pawn on the ring.
unsigned colours_on_ring(const State& state) {
  unsigned colours = 0;
  for (Colour c = 0; c < kColours; ++c) {
    colours |= state.track(c).is_on_ring() ? 1U << c : 0U;
  }
  return colours;
}

}  // namespace

void Game::moves(const State& state, MoveList& list) const {
  switch (state.phase) {
    case Phase::First:
      each_colour(in_play_, [&](Colour c) { list.push(card_move(MoveKind::Begin, c)); });
      return;
    case Phase::Deal:
    case Phase::Draw:
    case Phase::Fill: add_deals(state, list); return;
    case Phase::UseCard: add_uses(state, list); return;
    case Phase::Split: add_second_parts(state, list); return;
    case Phase::Again:
      if (rules_.mode == Mode::Points) {
        add_hand(state, list);
      } else {
        list.push(kDraw);
      }
      list.push(kPass);
      return;
    case Phase::Hand: add_hand(state, list); return;
    case Phase::Over: return;
  }
}

// Sorry! 1: the deck stays at 0 until a card is wanted.
void Game::add_deals(const State& state, MoveList& list) const {
  if (deals_unseen(state)) {
    list.push(card_move(MoveKind::Deal, kUnknownCard));
    return;
  }
  each_card(supply(state).kinds(), [&](Card card) { list.push(card_move(MoveKind::Deal, card)); });
}

// ---- The uses of a card (Sorry! 2) --------------------------------------------------------------

void Game::add_uses(const State& state, MoveList& list) const {
  switch (state.card) {
    case k7:
      add_forward(state, kSeven, list);
      add_first_parts(state, list);
      break;
    case k11: add_eleven(state, list); break;
    case kSorry: add_sorry(state, list); break;
    default: add_counts(state, kCounting[state.card], list); break;
  }
  if (list.empty()) {
    list.push(kPass);
  }
}

bool Game::has_use(const State& state, Card card) const {
  return (whole_uses(state) & bit_of(card)) != 0 || (card == k7 && can_split(state));
}

// All cards that have a legal use, except for the 7 split in two. They are computed all at once and
// without branches, which is faster than looking at the cards of a hand one by one.
CardSet Game::whole_uses(const State& state) const {
  const unsigned side = side_[state.turn];
  const unsigned on_ring = colours_on_ring(state);
  CardSet uses = 0;
  each_colour(side, [&](Colour c) {
    const Track track = state.track(c);
    uses |= forward_uses(track);
    uses |= when(can_exit(state, c), bit_of(k1) | bit_of(k2));
    uses |= when(can_go_backward(track, kCount[k4]), bit_of(k4));
    uses |= when(can_go_backward(track, 1), bit_of(k10));
    const bool others = (on_ring & ~(1U << c)) != 0;
    const bool waits = state.start[c] != 0;
    uses |= when(waits & others, bit_of(kSorry));
  });
  const bool ours = (on_ring & side) != 0;
  const bool theirs = (on_ring & ~side) != 0;
  return uses | when(ours & theirs, bit_of(k11));
}

void Game::add_counts(const State& state, Counting counting, MoveList& list) const {
  if (counting.exits) {
    add_exits(state, list);
  }
  if (counting.forward != 0) {
    add_forward(state, counting.forward, list);
  }
  if (counting.backward != 0) {
    add_backward(state, counting.backward, list);
  }
}

void Game::add_exits(const State& state, MoveList& list) const {
  each_colour(side_[state.turn], [&](Colour c) {
    if (can_exit(state, c)) {
      push_walk(list, c, kStart, kEntrance);
    }
  });
}

void Game::add_forward(const State& state, int steps, MoveList& list) const {
  each_colour(side_[state.turn], [&](Colour c) {
    const Track track = state.track(c);
    each_forward(track, track, steps, [&](int from, int to) { push_walk(list, c, from, to); });
  });
}

bool Game::counts_11_forward(const State& state) const {
  return any_colour(side_[state.turn], [&](Colour c) {
    return can_go_forward(state.track(c), state.track(c), kCount[k11]);
  });
}

void Game::add_backward(const State& state, int steps, MoveList& list) const {
  each_colour(side_[state.turn], [&](Colour c) {
    const Track track = state.track(c);
    each_target(backward_targets(track, steps),
                [&](int to) { push_walk(list, c, to + steps, to); });
    if (backs_onto_diamond(track, steps)) {
      push_walk(list, c, steps, kDiamond);
    }
    each_target(backward_round_targets(track, steps),
                [&](int to) { push_walk(list, c, to + steps - kRing, to); });
  });
}

// ---- The 7 --------------------------------------------------------------------------------------

// A 7 can be split between two pawns only, both on their way: without two, no search is needed.
bool Game::has_two_on_way(const State& state) const {
  int pawns = 0;
  each_colour(side_[state.turn], [&](Colour c) { pawns += state.track(c).count(); });
  return pawns > 1;
}

// Whether another pawn has a legal second part once `colour`'s has gone `from` → `to`, with slide
// and bumps done. Only pawns of the side matter.
bool Game::second_part_after(const State& state, Colour colour, Place from, Place to,
                             int left) const {
  Track others = state.track(colour);
  others.remove(from);
  RingSet hit = to < kRing ? RingSet{1} << to : 0;
  Track all = others;
  if (is_triangle(to)) {
    const RingSet slide = slide_squares(to);
    hit |= slide;
    others.remove_all(slide);
    all = others;
    all.add(static_cast<Place>(to + slide_length(to)));
  } else if (to != kHome) {
    all.add(to);
  }
  if (can_go_forward(others, all, left)) {
    return true;
  }
  return any_colour(side_[state.turn] & ~(1U << colour), [&](Colour partner) {
    Track track = state.track(partner);
    track.remove_all(translate(hit, colour, partner));
    return can_go_forward(track, track, left);
  });
}

void Game::add_first_parts(const State& state, MoveList& list) const {
  if (!has_two_on_way(state)) {
    return;
  }
  each_colour(side_[state.turn], [&](Colour c) {
    const Track track = state.track(c);
    for (int steps = 1; steps < kSeven; ++steps) {
      each_forward(track, track, steps, [&](int from, int to) {
        if (second_part_after(state, c, static_cast<Place>(from), static_cast<Place>(to),
                              kSeven - steps)) {
          push_walk(list, c, from, to);
        }
      });
    }
  });
}

bool Game::can_split(const State& state) const {
  if (!has_two_on_way(state)) {
    return false;
  }
  return any_colour(side_[state.turn], [&](Colour c) {
    const Track track = state.track(c);
    bool found = false;
    for (int steps = 1; steps < kSeven && !found; ++steps) {
      each_forward(track, track, steps, [&](int from, int to) {
        found = found || second_part_after(state, c, static_cast<Place>(from),
                                           static_cast<Place>(to), kSeven - steps);
      });
    }
    return found;
  });
}

void Game::add_second_parts(const State& state, MoveList& list) const {
  each_colour(side_[state.turn], [&](Colour c) {
    each_forward(second_movers(state, c), state.track(c), state.left,
                 [&](int from, int to) { push_walk(list, c, from, to); });
  });
}

bool Game::has_second_part(const State& state) const {
  return any_colour(side_[state.turn], [&](Colour c) {
    return can_go_forward(second_movers(state, c), state.track(c), state.left);
  });
}

// ---- The 11 and the Sorry! card -----------------------------------------------------------------

// Sorry! 2: the swap of an 11 need not be made if no 11 forward is legal. In point score a played
// 11 must be used.
void Game::add_eleven(const State& state, MoveList& list) const {
  add_forward(state, kCount[k11], list);
  const bool may_pass = list.empty() && rules_.mode != Mode::Points;
  add_swaps(state, list);
  if (may_pass && !list.empty()) {
    list.push(kPass);
  }
}

void Game::add_swaps(const State& state, MoveList& list) const {
  each_colour(side_[state.turn], [&](Colour c) {
    for (RingSet own = state.track(c).ring(); own != 0; own &= own - 1) {
      const int from = std::countr_zero(own);
      each_colour(in_play_ & ~unsigned{side_[state.turn]}, [&](Colour other) {
        for (RingSet theirs = state.track(other).ring(); theirs != 0; theirs &= theirs - 1) {
          const auto to = static_cast<Place>(std::countr_zero(theirs));
          list.push(pawn_move(MoveKind::Swap, c, from, site_of(other, to)));
        }
      });
    }
  });
}

// A pawn from Start takes the place of any other colour's pawn on the ring, the partner's too.
void Game::add_sorry(const State& state, MoveList& list) const {
  each_colour(side_[state.turn], [&](Colour c) {
    if (state.start[c] == 0) {
      return;
    }
    each_colour(in_play_ & ~(1U << c), [&](Colour other) {
      for (RingSet theirs = state.track(other).ring(); theirs != 0; theirs &= theirs - 1) {
        const auto to = static_cast<Place>(std::countr_zero(theirs));
        list.push(pawn_move(MoveKind::Walk, c, kStart, site_of(other, to)));
      }
    });
  });
}

}  // namespace sorry
