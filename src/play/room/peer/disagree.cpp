// “This page and the others disagree”: most members have shown for a MOVE that this device refuses,
// because it finds another position behind it. That is a defect and no cheat: nobody is blamed, and
// this device only watches.
#include <algorithm>

#include "play/room/peer/peer.h"

namespace play::room {

// Whether most members have taken the entry that is refused here.
bool Peer::is_taken_by_most() const {
  const Entry& entry = *contested_->as<Entry>();
  if (log().empty() || entry.game != log().tag() || entry.prev != log().head()) {
    return false;
  }
  const auto took = [&](const Member& member) {
    return std::any_of(member.shows.begin(), member.shows.end(), [&](const Letter& show) {
      return show->as<Show>()->head == contested_->digest;
    });
  };
  const std::vector<Member>& members = log().members();
  const auto count = std::count_if(members.begin(), members.end(), took);
  return 2 * static_cast<std::size_t>(count) > members.size();
}

void Peer::mind_disagreement() {
  if (disagrees_ || !contested_ || !is_taken_by_most()) {
    return;
  }
  disagrees_ = true;
  faulty_.erase(contested_->key);
  proposal_.reset();
  wish_ = 0;
  keep();
  say_hello();
  changed();
}

}  // namespace play::room
