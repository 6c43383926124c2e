// Who takes part in a game: what follows about them from its log alone.
#include <algorithm>

#include "play/room/log/log.h"

namespace play::room {

namespace {

// Whether a READY for `start` says that all members of the START before it had shown.
bool all_had_shown(const Segment& before, const Segment& start) {
  const Rank rank = {before.setup.attempt, start.seq};
  return std::any_of(start.members.begin(), start.members.end(), [&](const Member& member) {
    return member.ready.rank == rank && member.ready.has(Ready::kKnows);
  });
}

}  // namespace

bool Log::names(Tag game) const {
  return std::any_of(segments_.begin(), segments_.end(),
                     [&](const Segment& segment) { return segment.setup.game == game; });
}

bool Log::has_past(Tag game) const {
  return game == tag() ||
         std::any_of(segments_.begin(), segments_.end(), [&](const Segment& segment) {
           return segment.setup.game == game && !segment.setup.has(Setup::kNew);
         });
}

std::optional<std::size_t> Log::member_of(const Key& key) const {
  for (std::size_t i = 0; !empty() && i < members().size(); ++i) {
    if (members()[i].key == key) {
      return i;
    }
  }
  return std::nullopt;
}

bool Log::bars(const Key& key) const {
  std::uint32_t behind = length();
  for (std::size_t i = segments_.size(); i-- > 0;) {
    if (contains(keys_of(segments_[i].members), key)) {
      return i + 1 < segments_.size() && !all_had_shown(segments_[i], segments_[i + 1]);
    }
    if (behind > segments_[i].seq + 1) {
      return false;  // a MOVE comes after what left it out
    }
    behind = segments_[i].seq;
  }
  return false;
}

bool Log::is_ahead(std::size_t member) const {
  return members()[member].shown.number() > element_number();
}

bool Log::anybody_ahead() const {
  for (std::size_t i = 0; !empty() && i < members().size(); ++i) {
    if (is_ahead(i)) {
      return true;
    }
  }
  return false;
}

}  // namespace play::room
