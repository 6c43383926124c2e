#include "ai/outlook.h"

#include <algorithm>

#include "ai/hooks.h"
#include "games/sides.h"

namespace ai {

Outlook::Outlook(const games::Game& game) : game_(&game) { weights_.load(game); }

Chances Outlook::chances(const games::State& state, int& nodes) {
  Chances found{};
  game_->visit(state, [&](const auto& game, auto here) {
    while (game.actor(here).kind == core::Actor::Kind::Seat) {
      game.play(here, turn_.best(game, here, game.actor(here).seat, nodes), nullptr);
    }
    std::int64_t sum = 0;
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      if (!games::is_first_of_side(game, seat)) continue;
      found[seat] = turn_.worth(game, here, seat, nodes);
      sum += found[seat];
    }
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      const core::SeatIndex first = games::first_of_side(game, seat);
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
    const auto after = [&](core::Move choice) {
      auto position = here;
      game.play(position, choice, nullptr);
      return position;
    };
    BestSights at_once(kShortlist);
    core::MoveList list;
    sift(turn_, game, here, seat, Breadth::Choice, list, nodes);
    for (const core::Move choice : list) {
      at_once.add({choice, turn_.worth(game, after(choice), seat, nodes)});
    }
    Ahead ahead(at_once);
    while (turn_.look_ahead(game, here, seat, ahead, nodes)) {
    }
    const Sight& best = ahead.best();
    if (best.move == move) return Verdict{move, 0};
    const int worth = turn_.worth_ahead(game, after(move), seat, foresight(game).expert, nodes);
    return Verdict{best.move, std::max(0, best.chance - worth)};
  });
}

}  // namespace ai
