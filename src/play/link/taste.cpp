#include "play/link/taste.h"

#include <utility>

#include "play/hooks.h"

namespace play {

int taste(const games::Game& game, const games::State& state, core::Move move,
          core::SeatIndex seat) {
  games::State after = state;
  core::EventList events;
  game.play(after, move, &events);
  return game.visit(std::as_const(after), [&](const auto& concrete, const auto& own) {
    return taste(concrete, own, seat, events);
  });
}

}  // namespace play
