// The weights that each game uses. They are built into the program as weights/<family>.net; the
// README.md beside them gives the command that made each.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ai/net.h"
#include "games/game.h"

namespace ai {

// Games that share one set of weights, because they have the same inputs.
struct Family {
  std::string_view name;
  std::string_view games;  // the games it is trained on in turn: presets or rules, separated by `;`
};
[[nodiscard]] std::span<const Family> families();
// The family of any game, preset or not.
[[nodiscard]] const Family& family_of(const games::Game& game);

// The file with the weights of a game, as the program's assets name it.
[[nodiscard]] std::string weights_file(const games::Game& game);

// The learned value for the game that is being played.
class Weights {
 public:
  // Loads the weights of the game's family, unless they are loaded already. Returns false, and
  // leaves a net without weights, if this program has none that match the game's inputs.
  bool load(const games::Game& game);
  [[nodiscard]] const Net& net() const { return net_; }

 private:
  const Family* family_ = nullptr;
  bool fit_ = false;
  Net net_;
};

// Whether this program has weights that match the game.
[[nodiscard]] bool weights_fit(const games::Game& game);

// The shape of the inputs of this game's positions.
[[nodiscard]] InputShape input_shape(const games::Game& game);

}  // namespace ai
