// What a transport of the page has heard, and the function that handles it.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "app/rooms/news_queue.h"

namespace platform {

class TendedNews {
 public:
  void open(std::function<void()> tend) { tend_ = std::move(tend); }
  void close() {
    tend_ = nullptr;
    news_.clear();
  }

  void tell(RoomNews news) {
    news_.push(std::move(news));
    tend();
  }
  // The function may close the transport, and so destroy the object that calls it.
  void tend() const {
    const std::function<void()> now = tend_;
    if (now) now();
  }
  [[nodiscard]] std::optional<RoomNews> pop() { return news_.pop(); }

 private:
  NewsQueue news_;
  std::function<void()> tend_;
};

}  // namespace platform
