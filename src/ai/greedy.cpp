#include "ai/greedy.h"

namespace ai {

void GreedyAgent::begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                        std::uint64_t seed) {
  game_ = &game;
  view_ = view;
  seat_ = seat;
  rng_ = core::Rng(seed);
  next_ = 0;
  list_.clear();
  game.moves(view, list_);
  best_ = list_[0];
}

bool GreedyAgent::think(int nodes) {
  for (; nodes > 0 && next_ < list_.size(); --nodes, ++next_) {
    games::State after = view_;
    game_->play(after, list_[next_]);
    const int score = judgement_(*game_, after, seat_);
    const bool first = next_ == 0;
    equals_ = first || score > best_score_ ? 1 : equals_ + (score == best_score_ ? 1 : 0);
    // All equally good moves have the same chance of being chosen.
    const bool take =
        first || score > best_score_ ||
        (score == best_score_ && rng_.below(static_cast<std::uint32_t>(equals_)) == 0);
    if (take) {
      best_ = list_[next_];
      best_score_ = score;
    }
  }
  return next_ >= list_.size();
}

}  // namespace ai
