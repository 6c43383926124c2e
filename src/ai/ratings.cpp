#include "ai/ratings.h"

#include <algorithm>
#include <cassert>

#include "ai/hooks.h"

namespace ai {

const Rated& rated(const games::Game& game) {
  const std::span<const Rated> rows =
      game.visit([]<class G>(const G&) { return ratings(std::type_identity<G>{}); });
  const auto with = [rows](auto member, std::string_view wanted) {
    return std::find_if(rows.begin(), rows.end(),
                        [=](const Rated& row) { return row.*member == wanted; });
  };
  const auto exact = with(&Rated::rules, game.rules_line());
  const auto found = exact != rows.end() ? exact : with(&Rated::family, family_of(game).name);
  assert(found != rows.end() && "every family was measured");
  return *found;
}

}  // namespace ai
