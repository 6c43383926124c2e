// A link as a code that a camera reads.
#pragma once

#include <string>
#include <vector>

namespace ui {

struct LinkCode {
  std::string link;               // of which the code is
  std::vector<std::string> rows;  // of 0 and 1, top to bottom; none if no code is possible
  friend bool operator==(const LinkCode&, const LinkCode&) = default;
};

}  // namespace ui
