// What happens in a game: what the games' rooms say of theirs (`race lengths` prints the rows).
#pragma once

#include <string_view>

namespace ui {

// On the average, all seats together.
struct Length {
  float throws;   // of dice; cards drawn
  float choices;  // decisions with more than one move
  float forced;   // with one
};
struct Measured {
  std::string_view rules;
  Length length;
};

}  // namespace ui
