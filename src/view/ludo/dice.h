// The dice of Ludo and its sisters in the nest of whoever throws. Knows no rule.
#pragma once

#include <cstdint>
#include <span>

#include "view/board/layout.h"
#include "view/board/scene.h"
#include "view/table/tabletop.h"

namespace view {

// A die of a throw: what it shows, and whether its number has been used.
struct FallenDie {
  std::uint8_t face = 1;
  bool used = false;
  bool picked = false;  // by whoever moves next
};
// Where die `index` of `count` comes to rest in the nest, and how far around it a touch means it.
[[nodiscard]] Spot lying_die(const Place& nest, int index, int count);

// Adds the dice as they lie in the nest after `t` (0…1) of their throw, the first one on the left.
// `turned` tells apart throws that show the same.
void add_dice(const Place& nest, std::span<const FallenDie> dice, float t, int turned,
              Scene& scene);
// The same before a throw: they glow.
void add_waiting_dice(const Place& nest, int count, Scene& scene);

}  // namespace view
