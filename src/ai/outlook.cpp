#include "ai/outlook.h"

#include <algorithm>

#include "ai/sides.h"

namespace ai {

Outlook::Outlook(const games::Game& game) : game_(&game) { weights_.load(game); }

Chances Outlook::chances(const games::State& state, int& nodes) {
  Chances found{};
  game_->visit(state, [&](const auto& game, auto here) {
    while (game.actor(here).kind == core::Actor::Kind::Seat) {
      game.play(here, turn_.best(game, here, game.actor(here).seat, nodes), nullptr);
    }
    const auto first_of_side = [&game](core::SeatIndex seat) {
      core::SeatIndex first = 0;
      while (!same_side(game, first, seat)) ++first;
      return first;
    };
    std::int64_t sum = 0;
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      if (first_of_side(seat) != seat) continue;
      found[seat] = turn_.worth(game, here, seat, nodes);
      sum += found[seat];
    }
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      const core::SeatIndex first = first_of_side(seat);
      found[seat] = first < seat || sum == 0
                        ? found[first]
                        : static_cast<int>(std::int64_t{found[seat]} * kCertain / sum);
    }
  });
  return found;
}

Outlook::Verdict Outlook::weigh(const games::State& state, core::Move move, int& nodes) {
  return game_->visit(state, [&](const auto& game, const auto& here) {
    const core::SeatIndex seat = game.actor(here).seat;
    const auto worth_of = [&](core::Move choice) {
      auto after = here;
      game.play(after, choice, nullptr);
      return turn_.worth(game, after, seat, nodes);
    };
    const core::Move best = turn_.best(game, here, seat, nodes);
    const int lost = best == move ? 0 : std::max(0, worth_of(best) - worth_of(move));
    return Verdict{best, lost};
  });
}

}  // namespace ai
