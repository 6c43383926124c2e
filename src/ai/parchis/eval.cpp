// Parchís: a piece is worth the way it has covered, more if it is safe, less where it may be hit.
#include "ai/parchis/hooks.h"
#include "core/bits.h"
#include "games/sides.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using core::Site;

constexpr int kStep = 100;        // one step
constexpr int kOutOfNest = 900;   // a piece in play no longer waits for a 5
constexpr int kInGoal = 1200;     // safe for good; its bonus is added
constexpr int kInCorridor = 500;  // safe for good
constexpr int kOnSafeSquare = 350;
constexpr int kInBarrier = 300;    // safe, and in others' way
constexpr int kBonusInHand = 85;   // a step of a bonus not used yet: a few are lost
constexpr int kThrowInHand = 400;  // another throw

// In how many of 36 cases a piece `distance` squares ahead is hit: by the throw itself, by a 6 that
// counts 7, or by a bonus won on the way. An approximate table from play.
constexpr int hit_chance(int distance) {
  if (distance < 1 || distance > 20) {
    return 0;
  }
  if (distance <= 4) return 6;
  if (distance == 5) return 5;
  if (distance <= 7) return 4;
  if (distance == 10 || distance == 20) return 2;
  return distance <= 12 ? 1 : 0;
}
constexpr int kHitScale = 36;

// The chance in 36 that the piece at `site` of `colour` is taken before its side moves again.
int danger(const parchis::Game& game, const parchis::State& state, Colour colour, Site site,
           unsigned own) {
  int chance = 0;
  for (int d = 0; d < game.rules().arms; ++d) {
    const auto other = static_cast<Colour>(d);
    const Site there = game.translate(colour, site, other);
    if (core::has_bit(own, d) || there == parchis::Game::kNowhere) {
      continue;
    }
    for (int lane = 0; lane < game.rules().pieces; ++lane) {
      const Site at = parchis::Game::piece(state, other, lane);
      chance += at == parchis::kNest ? 0 : hit_chance(there - at);
    }
  }
  return chance < kHitScale ? chance : kHitScale;
}

int piece_value(const parchis::Game& game, const parchis::State& state, Colour colour, Site site,
                unsigned own) {
  if (site == parchis::kNest) {
    return 0;
  }
  int value = kOutOfNest + kStep * site;
  if (site == game.goal()) {
    return value + kInGoal;
  }
  if (site > game.turn_off()) {
    return value + kInCorridor;
  }
  if (game.is_safe(site)) {
    return value + kOnSafeSquare;
  }
  if (parchis::Game::count_at(state, colour, site) == 2) {
    return value + kInBarrier;
  }
  return value - value * danger(game, state, colour, site, own) / kHitScale;
}

int colours_value(const parchis::Game& game, const parchis::State& state, unsigned colours) {
  int sum = 0;
  for (int c = 0; c < game.rules().arms; ++c) {
    for (int lane = 0; core::has_bit(colours, c) && lane < game.rules().pieces; ++lane) {
      const auto colour = static_cast<Colour>(c);
      sum += piece_value(game, state, colour, parchis::Game::piece(state, colour, lane), colours);
    }
  }
  return sum;
}

int turn_value(const parchis::State& state, SeatIndex seat) {
  if (state.turn != seat) {
    return 0;
  }
  return kBonusInHand * bonus_of(state.phase) + (state.sixes > 0 ? kThrowInHand : 0);
}

}  // namespace

int evaluate(const parchis::Game& game, const parchis::State& state, SeatIndex seat) {
  if (state.phase == parchis::Phase::Over) {
    return game.has_won(state, seat) ? kWin : -kWin;
  }
  const unsigned own = game.side_colours(seat);
  const int rivals = games::side_count(game) - 1;
  // Divided by the number of rivals: what one of them loses helps the others too.
  const int theirs = colours_value(game, state, game.colours_in_play() & ~own) / rivals;
  return colours_value(game, state, own) - theirs + turn_value(state, seat);
}

}  // namespace ai
