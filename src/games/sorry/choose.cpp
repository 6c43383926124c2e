// Sorry!: one of the legal moves, all equally likely, without listing them. It takes the same
// number from the generator as a choice from the list, and gives the same move; a law compares
// them.
#include <bit>

#include "games/sorry/card_moves.h"
#include "games/sorry/game.h"

namespace sorry {

using core::Move;
using core::MoveKind;
using core::MoveList;

namespace {

// The n-th bit of a set of at most four (the pawns of a colour); 64 beyond the last. There is no
// branch, since how many there are is luck.
constexpr int nth_of_few(std::uint64_t set, std::uint32_t n) {
  for (std::uint32_t i = 0; i + 1 < kMaxPawns; ++i) {
    set &= set - (i < n ? 1U : 0U);
  }
  return std::countr_zero(set);
}
static_assert(nth_of_few(0b101100, 0) == 2 && nth_of_few(0b101100, 2) == 5);

std::uint32_t count_of(std::uint64_t set) { return static_cast<std::uint32_t>(std::popcount(set)); }

// The counts forward of one colour, in the order of the list: Home comes last.
class Forward {
 public:
  Forward(const Track& movers, const Track& all, int steps)
      : targets_(forward_targets(movers, all, steps)),
        home_(reaches_home(movers, steps)),
        steps_(steps) {}
  [[nodiscard]] std::uint32_t count() const { return count_of(targets_) + (home_ ? 1 : 0); }
  [[nodiscard]] Move nth(Colour colour, std::uint32_t n) const {
    static_assert(kHome == 64 + 1, "beyond the last target lies Home");
    const int to = nth_of_few(targets_, n) + 1;
    return walk_move(colour, to - steps_, to);
  }

 private:
  std::uint64_t targets_;
  bool home_;
  int steps_;
};

// The counts backward of one colour, in the order of the list: the diamond and what lies beyond it
// come last.
class Backward {
 public:
  Backward(const Track& track, int steps)
      : targets_(backward_targets(track, steps)),
        round_(backward_round_targets(track, steps)),
        diamond_(backs_onto_diamond(track, steps)),
        steps_(steps) {}
  [[nodiscard]] std::uint32_t count() const {
    return count_of(targets_) + count_of(round_) + (diamond_ ? 1 : 0);
  }
  [[nodiscard]] Move nth(Colour colour, std::uint32_t n) const {
    const std::uint32_t straight = count_of(targets_);
    if (n < straight) {
      const int to = nth_of_few(targets_, n) + 1;
      return walk_move(colour, to + steps_, to);
    }
    if (diamond_ && n == straight) {
      return walk_move(colour, steps_, kDiamond);
    }
    const int to = nth_of_few(round_, n - straight - (diamond_ ? 1 : 0)) + 1;
    return walk_move(colour, to + steps_ - kRing, to);
  }

 private:
  std::uint64_t targets_;
  std::uint64_t round_;
  bool diamond_;
  int steps_;
};

// The pawns on the ring that are not `colour`'s, in the order of the list.
std::uint32_t count_others(const State& state, Colour colour) {
  std::uint32_t count = 0;
  for (int ahead = 1; ahead < kColours; ++ahead) {
    count += count_of(state.track(static_cast<Colour>((colour + ahead) % kColours)).ring());
  }
  return count;
}
Site nth_other(const State& state, Colour colour, std::uint32_t n) {
  for (Colour other = 0;; ++other) {
    const RingSet ring = other == colour ? 0 : state.track(other).ring();
    if (n < count_of(ring)) {
      return site_of(other, static_cast<Place>(nth_of_few(ring, n)));
    }
    n -= count_of(ring);
  }
}

Move choose_count(const State& state, core::Rng& rng) {
  const Colour c = state.turn;
  const Counting counting = kCounting[state.card];
  const Forward forward(state.track(c), state.track(c), counting.forward);
  const Backward backward(state.track(c), counting.backward);
  const bool free = can_exit(state, c);
  const std::uint32_t exits = (counting.exits & free) ? 1 : 0;
  const std::uint32_t to_forward = exits + forward.count();
  const std::uint32_t count = to_forward + backward.count();
  if (count == 0) {
    return kPass;
  }
  const std::uint32_t n = rng.pick(count);
  if (n < exits) {
    return walk_move(c, kStart, kEntrance);
  }
  return n < to_forward ? forward.nth(c, n - exits) : backward.nth(c, n - to_forward);
}

// As in add_eleven.
Move choose_eleven(const State& state, bool must_use, core::Rng& rng) {
  const Colour c = state.turn;
  const Forward forward(state.track(c), state.track(c), kCount[k11]);
  const RingSet own = state.track(c).ring();
  const std::uint32_t others = count_others(state, c);
  const std::uint32_t uses = forward.count() + count_of(own) * others;
  if (uses == 0) {
    return kPass;
  }
  const bool may_pass = forward.count() == 0 && !must_use;
  const std::uint32_t n = rng.pick(uses + (may_pass ? 1 : 0));
  if (n < forward.count()) {
    return forward.nth(c, n);
  }
  if (n == uses) {
    return kPass;
  }
  const std::uint32_t swap = n - forward.count();
  return pawn_move(MoveKind::Swap, c, nth_of_few(own, swap / others),
                   nth_other(state, c, swap % others));
}

Move choose_sorry(const State& state, core::Rng& rng) {
  const Colour c = state.turn;
  const std::uint32_t others = state.start[c] == 0 ? 0 : count_others(state, c);
  return others == 0 ? kPass
                     : pawn_move(MoveKind::Walk, c, kStart, nth_other(state, c, rng.pick(others)));
}

Move choose_second_part(const State& state, core::Rng& rng) {
  const Colour c = state.turn;
  const Forward forward(second_movers(state, c), state.track(c), state.left);
  return forward.nth(c, rng.pick(forward.count()));
}

}  // namespace

Move Game::choose(const State& state, core::Rng& rng) const {
  const bool alone = rules_.mode != Mode::Teams;
  if (state.phase == Phase::UseCard && state.card != k7 && alone) {
    return state.card == k11      ? choose_eleven(state, rules_.mode == Mode::Points, rng)
           : state.card == kSorry ? choose_sorry(state, rng)
                                  : choose_count(state, rng);
  }
  if (state.phase == Phase::Hand || (state.phase == Phase::Again && rules_.mode == Mode::Points)) {
    return choose_card(state, rng);
  }
  if (state.phase == Phase::Split && alone) {
    return choose_second_part(state, rng);
  }
  return choose_from_list(state, rng);
}

// What is too rare for anything else.
Move Game::choose_from_list(const State& state, core::Rng& rng) const {
  MoveList list;
  moves(state, list);
  return list[rng.pick(static_cast<std::uint32_t>(list.size()))];
}

Move Game::choose_card(const State& state, core::Rng& rng) const {
  const HandUses uses = hand_uses(state);
  const std::uint32_t plays = count_of(uses.play);
  const std::uint32_t cards = plays + count_of(uses.discard);
  const std::uint32_t index = rng.pick(cards + (state.phase == Phase::Again ? 1 : 0));
  if (index < plays) {
    return card_move(MoveKind::Card, nth_card(uses.play, index));
  }
  return index < cards ? card_move(MoveKind::Discard, nth_card(uses.discard, index - plays))
                       : kPass;
}

}  // namespace sorry
