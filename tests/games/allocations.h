// Counts this program's heap allocations (allocation_test.cpp replaces operator new).
#pragma once

#include <cstddef>

[[nodiscard]] std::size_t counted_allocations();
