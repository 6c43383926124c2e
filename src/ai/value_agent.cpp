#include "ai/value_agent.h"

#include "ai/hooks.h"

namespace ai {

void ValueAgent::begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                       std::uint64_t seed) {
  weights_.load(game);
  noise_ = most_ == nullptr ? 0 : slips_of(game).*most_;
  game_ = &game;
  view_ = view;
  seat_ = seat;
  rng_ = core::Rng(seed);
  list_.clear();
  next_ = 0;
  best_ = BestSights(kShortlist);
  ahead_.reset();
}

bool ValueAgent::think(int nodes) {
  if (list_.empty()) {
    nodes -= choose_candidates();
  }
  for (; nodes > 0 && next_ < list_.size(); ++next_) {
    int seen = 1;
    int worth = game_->visit(view_, [&](const auto& game, auto after) {
      game.play(after, list_[next_], nullptr);
      return turn_.worth(game, after, seat_, seen);
    });
    nodes -= seen;
    best_.add({list_[next_], worth + misjudgement(worth)});
  }
  if (next_ < list_.size()) {
    return false;
  }
  if (best_.empty()) return true;
  if (noise_ == 0) return look_ahead(nodes);
  chosen_ = best_.front().move;
  return true;
}

int ValueAgent::choose_candidates() {
  int seen = 0;
  game_->visit(view_, [&](const auto& game, const auto& view) {
    sift(turn_, game, view, seat_, Breadth::Choice, list_, seen);
  });
  chosen_ = list_[0];
  next_ = list_.size() == 1 ? 1 : 0;
  return seen;
}

bool ValueAgent::look_ahead(int nodes) {
  if (!ahead_) ahead_.emplace(best_);
  chosen_ = best_.front().move;
  if (ahead_->alone()) return true;
  for (bool more = true; more && nodes > 0;) {
    int seen = 0;
    more = game_->visit(view_, [&](const auto& game, const auto& view) {
      return turn_.look_ahead(game, view, seat_, *ahead_, seen);
    });
    if (!more) {
      chosen_ = ahead_->best().move;
      return true;
    }
    nodes -= seen;
  }
  return false;
}

// At its largest where the game is open, small where it is all but decided.
int ValueAgent::misjudgement(int worth) {
  if (noise_ == 0) {
    return 0;
  }
  const int most =
      static_cast<int>(std::int64_t{noise_} * worth / kCertain * (kCertain - worth) / kCertain);
  return static_cast<int>(rng_.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
}

}  // namespace ai
