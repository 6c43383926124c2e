#include "ai/slips.h"

#include "ai/net.h"

namespace ai {

namespace {

Slips slips(const parchis::Game&) { return {40, 8, kCertain / 11}; }
Slips slips(const sorry::Game& game) {
  return game.rules().mode == sorry::Mode::Points ? Slips{40, 20, kCertain / 4}
                                                  : Slips{60, 25, kCertain / 6};
}
Slips slips(const maze::Game&) { return {30, 15, kCertain / 3}; }

}  // namespace

Slips slips_of(const games::Game& game) {
  return game.visit([](const auto& concrete) { return slips(concrete); });
}

}  // namespace ai
