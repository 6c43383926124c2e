#include "ai/hand_made.h"

namespace ai {

void HandMade::begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                     std::uint64_t seed) {
  core::Rng rng(seed);
  chosen_ = rng.below(100) < slips_of(game).*careless_share_ ? static_cast<Agent*>(&careless_)
                                                             : &careful_;
  // From other numbers than whether it slips: a slip would always be an early move of the list.
  const std::uint64_t high = rng.next();
  chosen_->begin(game, view, seat, high << 32U | rng.next());
}

}  // namespace ai
