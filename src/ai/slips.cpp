#include "ai/slips.h"

#include "ai/hooks.h"

namespace ai {

Slips slips_of(const games::Game& game) {
  return game.visit([](const auto& concrete) { return slips(concrete); });
}

}  // namespace ai
