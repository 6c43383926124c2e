#include "app/native/bus_pipes.h"

#include <algorithm>

namespace platform {

namespace {

constexpr std::size_t kSmallestFrame = 16;  // session and counter
constexpr std::size_t kMostPipes = 32;
constexpr std::int64_t kGone_ms = 25'000;   // even with no game on, a HELLO comes every 10 s
constexpr std::int64_t kStale_ms = 10'000;  // a pipe silent for this long may be replaced

bool is_frame(std::span<const std::uint8_t> frame) {
  return frame.size() >= kSmallestFrame && frame.size() <= kLargestFrame;
}

}  // namespace

BusPipes::Session BusPipes::session_of(std::span<const std::uint8_t> frame) {
  Session session;
  std::copy_n(frame.begin(), session.size(), session.begin());
  return session;
}

void BusPipes::sent(std::span<const std::uint8_t> frame) {
  if (is_frame(frame)) own_.insert(session_of(frame));
}

void BusPipes::came(std::span<const std::uint8_t> frame, std::int64_t now, NewsQueue& news) {
  if (!is_frame(frame)) return;
  if (own_.contains(session_of(frame))) return;
  const auto one = find(frame, now, news);
  if (one == sessions_.end()) return;
  one->second.last = now;
  news.push({RoomNews::Kind::Came, one->second.pipe, {frame.begin(), frame.end()}, {}});
}

void BusPipes::tend(std::int64_t now, NewsQueue& news) {
  for (auto one = sessions_.begin(); one != sessions_.end();) {
    one = now - one->second.last > kGone_ms ? drop(one, news) : std::next(one);
  }
}

bool BusPipes::has(Pipe pipe) const {
  return std::any_of(sessions_.begin(), sessions_.end(),
                     [pipe](const auto& one) { return one.second.pipe == pipe; });
}

BusPipes::Sessions::iterator BusPipes::find(std::span<const std::uint8_t> frame, std::int64_t now,
                                            NewsQueue& news) {
  const Session session = session_of(frame);
  if (const auto known = sessions_.find(session); known != sessions_.end()) return known;
  if (!opens_(frame)) return sessions_.end();
  if (sessions_.size() >= kMostPipes) {
    const auto oldest = std::min_element(
        sessions_.begin(), sessions_.end(),
        [](const auto& a, const auto& b) { return a.second.last < b.second.last; });
    if (now - oldest->second.last < kStale_ms) return sessions_.end();
    drop(oldest, news);
  }
  const Pipe pipe = ++last_pipe_;
  news.push({RoomNews::Kind::Up, pipe, {}, {}, true});
  return sessions_.emplace(session, Heard{pipe, now}).first;
}

BusPipes::Sessions::iterator BusPipes::drop(Sessions::iterator one, NewsQueue& news) {
  news.push({RoomNews::Kind::Down, one->second.pipe, {}, {}});
  return sessions_.erase(one);
}

}  // namespace platform
