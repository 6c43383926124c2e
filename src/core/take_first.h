// A short queue kept in a vector: std::deque takes several times as much code, which the page would
// load for every kind of thing.
#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace core {

// Takes the first thing out of the queue; nothing if it is empty.
template <class T>
std::optional<T> take_first(std::vector<T>& queue) {
  if (queue.empty()) return std::nullopt;
  std::optional<T> first(std::move(queue.front()));
  queue.erase(queue.begin());
  return first;
}

}  // namespace core
