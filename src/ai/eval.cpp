#include "ai/eval.h"

#include "ai/hooks.h"

namespace ai {

int evaluate(const games::Game& game, const games::State& state, core::SeatIndex seat) {
  return game.visit(state, [seat](const auto& concrete, const auto& own) {
    return evaluate(concrete, own, seat);
  });
}

int judge(const games::Game& game, const games::State& state, core::SeatIndex seat) {
  return game.visit(
      state, [seat](const auto& concrete, const auto& own) { return judge(concrete, own, seat); });
}

}  // namespace ai
