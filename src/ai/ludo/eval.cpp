// Ludo: a piece is worth the way it has covered, more if it is safe, less where it may be hit.
#include <algorithm>

#include "ai/ludo/hooks.h"
#include "games/sides.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using core::Site;

constexpr int kStep = 100;
constexpr int kOutOfNest = 900;
constexpr int kHome = 1000;
constexpr int kInColumn = 500;
constexpr int kSafe = 300;
constexpr int kThrowInHand = 350;
constexpr int kReserve = 8;

// Approximate chances in 36 of being hit by foes up to a throw behind.
constexpr int kHitScale = 36;
constexpr int kHit = 6;
constexpr int kFarHit = 1;

int danger(const ludo::Game& game, const ludo::State& state, Colour colour, Site site,
           unsigned own) {
  int chance = 0;
  ludo::each_colour(game.colours_in_play() & ~own, [&](Colour other) {
    const Site there = game.translate(colour, site, other);
    for (int lane = 0; there != ludo::Game::kNowhere && lane < game.rules().pieces; ++lane) {
      const Site at = ludo::Game::piece(state, other, lane);
      const int behind = there - at;
      const bool hunts = at != ludo::kNest && behind > 0;
      chance += !hunts ? 0 : behind <= 6 ? kHit : behind <= 12 ? kFarHit : 0;
      // By the foot of the stairs and back.
      const int face = 2 * game.turn_off() - at - there;
      const bool returns = there < game.turn_off() && there != at && face <= 6;
      chance += returns && game.goes_back(at, face) ? kHit : 0;
    }
  });
  return std::min(chance, kHitScale);
}

int piece_value(const ludo::Game& game, const ludo::State& state, Colour colour, Site site,
                unsigned own) {
  if (site == ludo::kNest) {
    return 0;
  }
  const int value = kOutOfNest + kStep * way_made(game, site);
  if (game.is_home(site)) {
    return value + kHome;
  }
  if (site > game.turn_off()) {
    return value + kInColumn;
  }
  if (game.is_safe(site) || ludo::Game::count_at(state, colour, site) > 1) {
    return value + kSafe;
  }
  return value - value * danger(game, state, colour, site, own) / kHitScale;
}

// If one piece wins, the foremost counts in full, and the others as its reserve.
int colours_value(const ludo::Game& game, const ludo::State& state, unsigned colours) {
  int sum = 0;
  int most = 0;
  ludo::each_colour(colours, [&](Colour c) {
    for (int lane = 0; lane < game.rules().pieces; ++lane) {
      const int value = piece_value(game, state, c, ludo::Game::piece(state, c, lane), colours);
      sum += value;
      most = std::max(most, value);
    }
  });
  return game.rules().win == ludo::Win::One ? most + sum / kReserve : sum;
}

}  // namespace

int evaluate(const ludo::Game& game, const ludo::State& state, SeatIndex seat) {
  if (state.phase == ludo::Phase::Over) {
    return game.has_won(state, seat) ? kWin : -kWin;
  }
  const unsigned own = game.side_colours(seat);
  const int rivals = games::side_count(game) - 1;
  // Divided by the number of rivals: what one of them loses helps the others too.
  const int theirs = colours_value(game, state, game.colours_in_play() & ~own) / rivals;
  const bool again = state.turn == seat && state.phase == ludo::Phase::Roll;
  return colours_value(game, state, own) - theirs + (again ? kThrowInHand : 0);
}

}  // namespace ai
