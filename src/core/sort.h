// Sorting for code that is not hot: std::sort takes several times as much code, which the page
// would load for every kind of list. Not stable.
#pragma once

#include <algorithm>
#include <functional>

namespace core {

// Sorts a random-access range in ascending order.
template <class Iterator, class Less = std::less<>>
void sort(Iterator first, Iterator last, Less less = {}) {
  std::make_heap(first, last, less);
  std::sort_heap(first, last, less);
}

}  // namespace core
