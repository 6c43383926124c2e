#include "play/match.h"

#include <cassert>

namespace play {

Match::Match(Game game) : game_(std::move(game)), origin_(game_.start()), now_(origin_) {}

Match::Match(Game game, const State& from) : game_(std::move(game)), origin_(from), now_(from) {}

void Match::play(Move move, EventList* events) {
  game_.play(now_, move, events);
  made_.push_back(move);
}

void Match::rewind(std::size_t plies) {
  now_ = at(plies);
  made_.resize(plies);
}

State Match::at(std::size_t plies) const {
  assert(plies <= made_.size() && "a match rewinds only to where it has been");
  State state = origin_;
  for (std::size_t i = 0; i < plies; ++i) {
    game_.play(state, made_[i]);
  }
  return state;
}

}  // namespace play
