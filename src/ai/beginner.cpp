#include "ai/beginner.h"

#include <algorithm>

#include "ai/slips.h"
#include "core/bits.h"

namespace ai {

namespace {

int liking(const core::Event& event, unsigned side) {
  switch (event.kind) {
    case core::EventKind::Captured: return core::has_bit(side, event.colour) ? 0 : 4;
    case core::EventKind::Arrived: return 3;
    case core::EventKind::Relay: return core::has_bit(side, event.colour) ? 3 : 0;
    case core::EventKind::Entered: return 2;
    case core::EventKind::Slid: return 1;
    default: return 0;
  }
}

int liking(const games::Game& game, const games::State& view, core::SeatIndex seat,
           core::Move move) {
  games::State after = view;
  core::EventList events;
  game.play(after, move, &events);
  int most = 0;
  for (const core::Event& event : events) {
    most = std::max(most, liking(event, game.side_colours(seat)));
  }
  return most;
}

}  // namespace

void Beginner::begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                     std::uint64_t seed) {
  core::Rng rng(seed);
  core::MoveList list;
  game.moves(view, list);
  choice_ = list[rng.below(static_cast<std::uint32_t>(list.size()))];
  if (rng.below(100) < slips_of(game).beginner) {
    return;
  }
  int most = liking(game, view, seat, choice_);
  for (const core::Move move : list) {
    const int likes = liking(game, view, seat, move);
    if (likes > most) {
      most = likes;
      choice_ = move;
    }
  }
}

}  // namespace ai
