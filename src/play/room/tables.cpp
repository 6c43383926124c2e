#include "play/room/tables.h"

#include <algorithm>

namespace play::room {

namespace {

constexpr std::uint32_t kMinutes = 2;

bool near(std::uint32_t a, std::uint32_t b) { return std::max(a, b) - std::min(a, b) <= kMinutes; }

// Whether two offers are equal apart from the minute.
bool same(const Offer& a, const Offer& b) {
  return a.secret == b.secret && a.seats == b.seats && a.free == b.free && a.rules == b.rules;
}

}  // namespace

bool Offering::due(const std::optional<Offer>& offer, Millis now) {
  if (!offer) {
    return false;
  }
  if (said_) {
    const Millis rest = same(*said_, *offer) ? kOffer_ms : kBetween_ms;
    if (now - said_at_ < rest) {
      return false;
    }
  }
  said_ = offer;
  said_at_ = now;
  return true;
}

bool OpenTables::may_speak(const Key& key, Millis now) {
  std::erase_if(spoke_, [&](const auto& one) { return now - one.second >= kBetween_ms; });
  return spoke_.try_emplace(key, now).second;
}

bool OpenTables::hear(Part message, Millis now, std::uint32_t minute) {
  if (!all_.take(1, now)) {
    return false;
  }
  const Reading reading = read(message, board_.id);
  const Offer* offer = reading ? reading.letter->as<Offer>() : nullptr;
  if (offer == nullptr || offer->free == 0 || !near(offer->minute, minute)) {
    return false;
  }
  const bool fewer = forget(now);
  const auto same = [&](const OpenTable& one) { return one.key == reading.letter->key; };
  const auto known = std::find_if(list_.begin(), list_.end(), same);
  const bool stale = known != list_.end() && offer->minute < known->offer.minute;
  if (stale || !may_speak(reading.letter->key, now)) {
    return fewer;  // anybody can say again what the table has said before
  }
  if (known != list_.end()) {
    *known = {reading.letter->key, *offer, now};
    return true;
  }
  if (list_.size() >= kMostTables) {
    return false;
  }
  list_.push_back({reading.letter->key, *offer, now});
  return true;
}

bool OpenTables::forget(Millis now) {
  return std::erase_if(list_,
                       [&](const OpenTable& one) { return now - one.heard_at >= kListed_ms; }) > 0;
}

}  // namespace play::room
