// Sorting for code that is not hot: std::sort takes several times as much code, which the page
// would load for every kind of list.
#pragma once

#include <algorithm>
#include <functional>

namespace core {

// Sorts a random-access range in ascending order. Not stable.
template <class Iterator, class Less = std::less<>>
void sort(Iterator first, Iterator last, Less less = {}) {
  std::make_heap(first, last, less);
  std::sort_heap(first, last, less);
}

// Sorts a few items by insertion: equal ones keep their order, and no memory is taken.
template <class Iterator, class Less>
void sort_few(Iterator first, Iterator last, Less less) {
  for (Iterator next = first; next != last; ++next) {
    for (Iterator at = next; at != first && less(*at, *(at - 1)); --at) {
      std::iter_swap(at, at - 1);
    }
  }
}

}  // namespace core
