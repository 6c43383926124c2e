// The format of lessons and rule books: each line is the name of a part and its text; each block
// begins with a part of a certain name. Empty lines and lines that begin with # are ignored.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/expected.h"
#include "core/text.h"

namespace view {

// `begin(part, text)` returns a new block if the part begins one; `read(block, part, text)` returns
// false if blocks have no such part; `bad_line(number)` is the error, counting lines from 1.
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
