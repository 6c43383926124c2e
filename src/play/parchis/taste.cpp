// How likely a share link thinks each move of Parchís: part of version 1 of the format, never to be
// changed. It began as a copy of ai/parchis/eval.cpp, which may change.
#include <array>

#include "core/bits.h"
#include "play/parchis/hooks.h"

namespace play {

namespace {

using core::Colour;
using core::Site;

// How well a piece is placed; it counts for less the more enemies are a throw behind it.
constexpr int kStep = 100;
constexpr int kInPlay = 900;
constexpr int kAtGoal = 1200;
constexpr int kInCorridor = 500;
constexpr int kSafe = 350;
constexpr int kBarrier = 300;

// In how many of 36 throws a piece that many squares behind hits.
constexpr int kHitScale = 36;
constexpr std::array<int, 21> kHits = {0, 6, 6, 6, 6, 5, 4, 4, 1, 1, 2,
                                       1, 1, 0, 0, 0, 0, 0, 0, 0, 2};

int danger(const parchis::Game& game, const parchis::State& state, Colour colour, Site site,
           unsigned own) {
  int sum = 0;
  for (int d = 0; d < game.rules().arms; ++d) {
    const auto other = static_cast<Colour>(d);
    const Site there = game.translate(colour, site, other);
    if (core::has_bit(own, d) || other == colour || there == parchis::Game::kNowhere) {
      continue;
    }
    for (int lane = 0; lane < game.rules().pieces; ++lane) {
      const Site at = parchis::Game::piece(state, other, lane);
      const int behind = there - at;
      const bool near =
          at != parchis::kNest && behind > 0 && behind < static_cast<int>(kHits.size());
      sum += near ? kHits[static_cast<std::size_t>(behind)] : 0;
    }
  }
  return sum < kHitScale ? sum : kHitScale;
}

int standing_of(const parchis::Game& game, const parchis::State& state, Colour colour, Site site,
                unsigned own) {
  if (site == parchis::kNest) return 0;
  const int value = kInPlay + kStep * site;
  if (site == game.goal()) return value + kAtGoal;
  if (site > game.turn_off()) return value + kInCorridor;
  if (game.is_safe(site)) return value + kSafe;
  if (parchis::Game::count_at(state, colour, site) == 2) return value + kBarrier;
  return value - value * danger(game, state, colour, site, own) / kHitScale;
}

int side_value(const parchis::Game& game, const parchis::State& state, unsigned side,
               unsigned own) {
  int sum = 0;
  for (int c = 0; c < game.rules().arms; ++c) {
    for (int lane = 0; core::has_bit(side, c) && lane < game.rules().pieces; ++lane) {
      const auto colour = static_cast<Colour>(c);
      sum += standing_of(game, state, colour, parchis::Game::piece(state, colour, lane), own);
    }
  }
  return sum;
}

}  // namespace

// Rates the position after the move: the seat's own pieces against the others', and what is still
// to be used.
int taste(const parchis::Game& game, const parchis::State& state, core::SeatIndex seat,
          const core::EventList&) {
  constexpr int kBonusStep = 85;
  constexpr int kThrowInHand = 400;
  const unsigned own = game.side_colours(seat);
  const unsigned others = game.colours_in_play() & ~own;
  const int rivals = game.seat_count() > 1 ? game.seat_count() - 1 : 1;
  const bool still = state.turn == seat;
  const int bonus = !still                                   ? 0
                    : state.phase == parchis::Phase::Bonus20 ? parchis::kCaptureBonus
                    : state.phase == parchis::Phase::Bonus10 ? parchis::kGoalBonus
                                                             : 0;
  return side_value(game, state, own, own) - side_value(game, state, others, others) / rivals +
         kBonusStep * bonus + (still && state.sixes > 0 ? kThrowInHand : 0);
}

}  // namespace play
