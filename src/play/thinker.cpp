#include "play/thinker.h"

#include "play/dealer.h"

namespace play {

std::optional<Move> Thinker::think(const Match& match, std::string_view level, std::uint64_t seed,
                                   int nodes) {
  if (!begun_) {
    if (!maker_.ready(match.game())) return std::nullopt;
    take_agent(level);
    const core::SeatIndex seat = match.actor().seat;
    const std::uint64_t luck_here = ~luck(seed, match.made().size()).next();
    agent_->begin(match.game(), match.game().hide(match.state(), seat), seat, luck_here);
    begun_ = true;
    stands_ = false;
  }
  stands_ = stands_ || agent_->think(nodes);
  return stands_ ? std::optional(agent_->answer()) : std::nullopt;
}

void Thinker::take_agent(std::string_view level) {
  if (agent_ && level_ == level) return;
  agent_ = maker_.make(level);
  if (!agent_) agent_ = maker_.make(kStandInLevel);  // a level of a newer version
  level_ = level;
}

}  // namespace play
