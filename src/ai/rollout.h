// The game played on for a few throws or cards, everybody choosing as an expert would; then the
// learned value judges. Luck is laid out evenly over the rollouts, and the same for all candidates.
#pragma once

#include <array>

#include "ai/hooks.h"
#include "ai/turn.h"
#include "ai/weights.h"
#include "games/sides.h"
#include "play/dealer.h"

namespace ai {

// The luck of one rollout out of a series: its first draws run evenly over all outcomes from one
// rollout to the next (Kronecker's sequence), the later ones are random.
class Luck {
 public:
  Luck(std::uint64_t series, std::uint32_t number)
      : shifts_(series), later_(series + number + 1), number_(number) {}
  // The next draw, of `total` equal chances.
  std::uint32_t below(std::uint32_t total) {
    if (drawn_ == kSteps.size()) {
      return later_.below(total);
    }
    const std::uint32_t point = shifts_.next() + number_ * kSteps[drawn_++];
    return static_cast<std::uint32_t>((std::uint64_t{point} * total) >> 32);
  }

 private:
  // 2^32 / r, / r², …, r being the positive root of x^9 = x + 1: together as even as can be.
  static constexpr std::array<std::uint32_t, 8> kSteps = {0xebedeed9, 0xd96eb1a8, 0xc862b36d,
                                                          0xb8acd90c, 0xaa324f90, 0x9cda5e69,
                                                          0x908e3d2c, 0x8538ecb5};
  core::Rng shifts_;
  core::Rng later_;
  std::uint32_t number_;
  std::size_t drawn_ = 0;
};

// One outcome of a chance node.
template <class G>
[[nodiscard]] core::Move outcome(const G& game, const typename G::State& state, Luck& luck) {
  core::MoveList list;
  game.moves(state, list);
  return play::by_weight(game, state, list, [&](std::uint32_t total) { return luck.below(total); });
}

// How many throws or cards a master's rollout goes on: as many as the sides have in some rounds,
// and one more. (In a team of two seats that is half as many rounds of the table.)
template <class G>
[[nodiscard]] int rollout_draws(const G& game) {
  return rounds_ahead(game) * games::side_count(game) + 1;
}

// Plays `state` on for `draws` throws or cards (or to the end); returns the chance of `seat` to
// win, 0…kCertain, as it looks then. Adds the positions it looked at to `nodes`.
template <class G>
[[nodiscard]] int roll_out(const G& game, typename G::State state, core::SeatIndex seat, int draws,
                           Luck luck, Turn& turn, int& nodes) {
  for (;;) {
    const core::Actor actor = game.actor(state);
    if (actor.kind == core::Actor::Kind::Seat) {
      game.play(state, turn.best(game, state, actor.seat, nodes), nullptr);
    } else if (actor == core::kOver || (draws <= 0 && is_weighed(state))) {
      return turn.worth(game, state, seat, nodes);
    } else {
      --draws;
      game.play(state, outcome(game, state, luck), nullptr);
    }
  }
}

}  // namespace ai
