// The format of lessons and rule books: lines of a part's name and its text, in blocks that each
// begin with a part of a certain name. Empty lines and those that begin with # are left out.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/expected.h"
#include "core/text.h"

namespace view {

// `begin(part, text)` gives a new block if the part begins one; `read(block, part, text)` is false
// if a block has no such part; `bad_line(number)` is the error, from line 1.
template <class Block, class Begin, class Read, class BadLine>
core::Expected<std::vector<Block>> parse_blocks(std::string_view text, Begin begin, Read read,
                                                BadLine bad_line) {
  std::vector<Block> blocks;
  for (int number = 1; !text.empty(); ++number) {
    std::string_view line = core::take_until(text, '\n');
    if (line.empty() || line.starts_with('#')) continue;
    const std::string_view part = core::take_until(line, ' ');
    if (std::optional<Block> begun = begin(part, line)) {
      blocks.push_back(std::move(*begun));
    } else if (blocks.empty() || !read(blocks.back(), part, line)) {
      return bad_line(number);
    }
  }
  return blocks;
}

}  // namespace view
