// Ludo: the positions of pieces, and what a single piece may do, apart from the duties of point 3.
#include <algorithm>
#include <bit>

#include "games/ludo/road.h"

namespace ludo {

using core::Move;
using core::MoveKind;

// Ludo 6. `lanes` are the pieces at `to`. Without branches, as who stands where is a matter of
// luck.
bool Game::may_land(std::uint32_t lanes, Colour colour, Site to, bool enters) const {
  const unsigned landing = landing_[to];
  const bool single = (lanes & (lanes - 1)) == 0;
  const bool own = (lanes & own_lanes(colour)) != 0;
  const bool foe = (lanes & side_lanes_[colour]) == 0;
  const bool takes = foe & (enters | ((landing & kMayTake) != 0));
  const bool joins = own & ((landing & kMayJoin) != 0);
  return (lanes == 0) | ((landing & kShared) != 0) | (single & (joins | (takes & !own)));
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
  if (rules_.dice == 1) {
    return number_of_die(use);
  }
  if (equal_lanes(use, enters_by_) != 0) {
    return enters_by_;
  }
  const bool two = count_lanes(smaller_lanes(use, kHighestDie + 1)) == 2;
  return two && lane_of(use, 0) + lane_of(use, 1) == enters_by_ ? 0 : kNone;
}

bool Game::can_enter(const State& state, Colour colour) const {
  const bool waits = piece(state, colour, 0) == kNest;
  const bool lands = may_land(on_square(state, colour, kStart), colour, kStart, true);
  return waits & lands;
}

bool Game::can_step(const State& state, Colour colour, Site from, int number) const {
  const Site to = target(from, number);
  return to != kNowhere && may_step(state, road_of<2>(state, colour), colour, from, number, to);
}

bool Game::stops(const State& state, Colour colour, Site site) const {
  const bool overtaken = rules_.over == 0 && site > turn_off_ && count_at(state, colour, site) > 0;
  return overtaken || stopped(state, road_of<2>(state, colour), site, site);
}

int Game::victim(const State& state, Move move) const {
  const std::uint32_t lanes = move.kind == MoveKind::Walk ? victims(state, move) : 0;
  return lanes == 0 ? -1 : std::countr_zero(lanes) / kMaxPieces;
}

bool Game::stands_in_left(const State& state, Move move) const {
  const Step step{move.colour, move.from, move.to};
  for (const Step one : state.left) {
    if (one == kNoStep) break;
    if (one == step) return true;
  }
  return false;
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

}  // namespace ludo
