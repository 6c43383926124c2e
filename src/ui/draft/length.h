// How much happens in a game, by the games' hooks (`race lengths` prints the rows).
#pragma once

#include <string_view>

namespace ui {

// On average, all seats together.
struct Length {
  float throws;   // throws of dice, or cards drawn
  float choices;  // decisions with more than one move
  float forced;   // decisions with only one move
};
struct Measured {
  std::string_view rules;
  Length length;
};

}  // namespace ui
