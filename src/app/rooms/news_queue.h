// What a transport has heard and the program has not yet read. A flood loses its newest frames;
// news of pipes coming and going is never lost.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/rooms/transport.h"
#include "core/take_first.h"

namespace platform {

class NewsQueue {
 public:
  void push(RoomNews news) {
    if (news.kind == RoomNews::Kind::Came && news_.size() >= kMostFrames) return;
    news_.push_back(std::move(news));
  }

  [[nodiscard]] std::optional<RoomNews> pop() { return core::take_first(news_); }

  void clear() { news_.clear(); }

 private:
  static constexpr std::size_t kMostFrames = 1024;  // of at most 20 KB each
  std::vector<RoomNews> news_;
};

}  // namespace platform
