// The dice of Ludo and its sisters: in the nest of the seat that throws, and which of them are
// used.
#pragma once

#include <cstdint>
#include <span>

#include "core/types.h"
#include "games/ludo/lanes.h"
#include "view/board/layout.h"
#include "view/board/scene.h"
#include "view/table/tabletop.h"

namespace view {

// A die of a throw: its number, and whether that has been used.
struct ThrownDie {
  std::uint8_t face = 1;
  bool used = false;
  bool picked = false;  // by the seat that moves next
};
using ThrownDice = core::FixedList<ThrownDie, 2>;
// Marks the dice whose numbers are not left to use; of a doublet, the first one is used first.
void mark_used(ludo::Lanes left, ThrownDice& dice);
// Where die `index` of `count` comes to rest in the nest, and how near a touch must be.
[[nodiscard]] Spot lying_die(const Place& nest, int index, int count);

// Adds the dice in the nest after the share `t` (0…1) of their throw, the first one on the left.
// `turned`, such as the seat, distinguishes throws of the same numbers.
void add_dice(const Place& nest, std::span<const ThrownDie> dice, float t, int turned,
              Scene& scene);
// Adds the dice before a throw: they glow, and are blank.
void add_waiting_dice(const Place& nest, int count, Scene& scene);

}  // namespace view
