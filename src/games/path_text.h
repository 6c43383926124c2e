// Spots of a game whose colours each have a path along a common ring, as the contract writes them:
// a ring square's number, `c1`… in the colour's own column, `g` for a common goal behind it, `n`
// for the nest. A site is the progress along the path: 0 the nest, 1 the start, … Knows no game.
//
// `Path` has, of one board:
//   int ring()                    ring squares, numbered from 1
//   Site turn_off()               the last ring square of a path
//   int column, bool goal         squares of a column; whether a common goal lies behind it
//   int number(colour, progress)  the printed number of a path's ring square
//   int progress(colour, number)  the progress of a ring square, on the path (≤ turn-off) or not
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.h"
#include "core/types.h"

namespace games {

template <class Path>
[[nodiscard]] std::string print_spot(const Path& path, core::Colour colour, core::Site progress) {
  if (progress == 0) {
    return "n";
  }
  const int beyond = progress - path.turn_off();
  if (beyond <= 0) {
    return std::to_string(path.number(colour, progress));
  }
  return path.goal && beyond > path.column ? "g" : "c" + std::to_string(beyond);
}

// The place of a spot in the text's order: ring squares by number, column, goal, nest.
template <class Path>
[[nodiscard]] int spot_rank(const Path& path, core::Colour colour, core::Site progress) {
  constexpr int kBehindTheRing = 1000;
  if (progress == 0) {
    return 2 * kBehindTheRing;
  }
  return progress <= path.turn_off() ? path.number(colour, progress) : kBehindTheRing + progress;
}

// Nothing if `colour` cannot stand there.
template <class Path>
[[nodiscard]] std::optional<core::Site> parse_spot(const Path& path, core::Colour colour,
                                                   std::string_view text) {
  if (text == "n") {
    return core::Site{0};
  }
  if (text == "g" && path.goal) {
    return static_cast<core::Site>(path.turn_off() + path.column + 1);
  }
  const bool column = core::take_prefix(text, "c");
  const int most = column ? path.column : path.ring();
  const auto number = core::parse_number(text, static_cast<std::uint32_t>(most));
  if (!number || *number == 0) {
    return std::nullopt;
  }
  const auto value = static_cast<int>(*number);
  const int progress = column ? path.turn_off() + value : path.progress(colour, value);
  return column || progress <= path.turn_off() ? std::optional(static_cast<core::Site>(progress))
                                               : std::nullopt;
}

}  // namespace games
