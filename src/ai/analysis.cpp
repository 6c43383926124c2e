#include "ai/analysis.h"

#include <algorithm>

namespace ai {

Analysis::Analysis(play::Replay replay) : replay_(std::move(replay)) {
  for (const play::Match& round : replay_.rounds) length_ += round.made().size();
  if (!done()) open_round();
}

void Analysis::open_round() {
  const play::Match& round = replay_.rounds[round_];
  outlook_ = std::make_unique<Outlook>(round.game());
  state_ = round.origin();
  ply_ = 0;
  int nodes = 0;
  points_.push_back({seen_, round_, outlook_->chances(state_, nodes)});
}

bool Analysis::think(int nodes) {
  while (nodes > 0 && !done()) nodes -= look();
  return done();
}

int Analysis::look() {
  const play::Match& round = replay_.rounds[round_];
  if (ply_ == round.made().size()) {
    if (++round_ < replay_.rounds.size()) open_round();
    return 1;
  }
  const core::Actor actor = round.game().actor(state_);
  return actor == core::kChance ? look_at_outcome() : look_at_move(actor.seat);
}

// Weighs the next possible outcome; after the last one, goes on to the next move.
int Analysis::look_at_outcome() {
  const games::Game& game = replay_.rounds[round_].game();
  if (weighed_ == 0) {
    outcomes_.clear();
    game.moves(state_, outcomes_);
    weight_ = 0;
    sums_ = {};
  }
  int nodes = 1;
  const core::Move outcome = outcomes_[weighed_];
  games::State after = state_;
  game.play(after, outcome);
  const Chances chances = outlook_->chances(after, nodes);
  const int weight = game.weight(state_, outcome);
  weight_ += weight;
  for (std::size_t seat = 0; seat < sums_.size(); ++seat) {
    sums_[seat] += std::int64_t{weight} * chances[seat];
  }
  if (outcome == made()) drawn_ = chances;
  if (++weighed_ < outcomes_.size()) return nodes;
  weighed_ = 0;
  count_luck();
  pass(drawn_);
  return nodes;
}

void Analysis::count_luck() {
  Swing swing{seen_ + 1, round_, 0, 0, state_, made()};
  const int seats = replay_.rounds[round_].game().seat_count();
  for (core::SeatIndex seat = 0; seat < seats; ++seat) {
    const auto gain = static_cast<int>(drawn_[seat] - sums_[seat] / weight_);
    luck_[seat] += gain;
    if (gain > swing.gain) {
      swing.gain = gain;
      swing.seat = seat;
    }
  }
  if (swing.gain == 0) return;
  const auto place = std::find_if(swings_.begin(), swings_.end(),
                                  [&swing](const Swing& other) { return other.gain < swing.gain; });
  swings_.insert(place, swing);
  if (swings_.size() > kMostSwings) swings_.pop_back();
}

// The expert's own choice costs nothing.
int Analysis::look_at_move(core::SeatIndex seat) {
  const games::Game& game = replay_.rounds[round_].game();
  int nodes = 1;
  core::MoveList list;
  game.moves(state_, list);
  const Outlook::Verdict verdict =
      list.size() == 1 ? Outlook::Verdict{made(), 0} : outlook_->weigh(state_, made(), nodes);
  const int lost = verdict.lost;
  given_away_[seat] += lost;
  note_mistake(seat, verdict);
  games::State after = state_;
  game.play(after, made());
  const bool same = lost == 0 && game.actor(after) != core::kOver;
  pass(same ? Chances(points_.back().chances) : outlook_->chances(after, nodes));
  return nodes;
}

void Analysis::note_mistake(core::SeatIndex seat, const Outlook::Verdict& verdict) {
  constexpr int kLeast = kCertain / 100;
  if (verdict.lost < kLeast) return;
  std::vector<Mistake>& all = mistakes_[seat];
  const auto place = std::find_if(all.begin(), all.end(), [&verdict](const Mistake& other) {
    return other.lost < verdict.lost;
  });
  all.insert(place, {seen_, round_, seat, verdict.lost, state_, made(), verdict.best});
  if (all.size() > kMostMistakes) all.pop_back();
}

void Analysis::pass(const Chances& chances) {
  replay_.rounds[round_].game().play(state_, made());
  ++ply_;
  ++seen_;
  points_.push_back({seen_, round_, chances});
}

}  // namespace ai
