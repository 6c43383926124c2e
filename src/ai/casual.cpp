#include "ai/casual.h"

namespace ai {

void Casual::begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                   std::uint64_t seed) {
  constexpr std::uint32_t kCareless = 40;  // times in 100
  core::Rng rng(seed);
  chosen_ = rng.below(100) < kCareless ? static_cast<Agent*>(&careless_) : &careful_;
  chosen_->begin(game, view, seat, seed);
}

}  // namespace ai
