// Sorting for what is not hot: std::sort does the same in a few times the code, and the page loads
// that for every kind of list. Not stable.
#pragma once

#include <algorithm>
#include <functional>

namespace core {

// Sorts a range of random access, what is less first.
template <class Iterator, class Less = std::less<>>
void sort(Iterator first, Iterator last, Less less = {}) {
  std::make_heap(first, last, less);
  std::sort_heap(first, last, less);
}

}  // namespace core
