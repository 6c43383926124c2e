#include "view/table/why.h"

#include "view/hooks.h"

namespace view {

std::optional<core::Sentence> why_not(const games::Game& game, const games::State& state,
                                      const Thing& thing) {
  return game.visit(state, [&thing](const auto& concrete, const auto& own) {
    return why_not(concrete, own, thing);
  });
}

}  // namespace view
