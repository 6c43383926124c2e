// Which weights a game uses. They lie in the program as weights/<family>.net; README.md beside them
// says which command made each.
#pragma once

#include <span>
#include <string_view>

#include "ai/net.h"
#include "games/game.h"

namespace ai {

// Games that share one set of weights, because they are seen through the same inputs.
struct Family {
  std::string_view name;
  std::string_view games;  // what it is trained on in turn: presets or rules, `;` between
};
[[nodiscard]] std::span<const Family> families();
// The family of any game, whether it is a preset or not.
[[nodiscard]] const Family& family_of(const games::Game& game);

// The learned value of whichever game is played now.
class Weights {
 public:
  // Takes the weights of the game's family, if they are not taken already. Returns false, and
  // leaves a net without weights, if this program has none that fit the game's inputs.
  bool load(const games::Game& game);
  [[nodiscard]] const Net& net() const { return net_; }

 private:
  const Family* family_ = nullptr;
  bool fit_ = false;
  Net net_;
};

// How many inputs the game's positions have.
[[nodiscard]] InputShape input_shape(const games::Game& game);

}  // namespace ai
