// The families of games that share weights (ai/weights.h), by name, for the commands that teach
// them.
#pragma once

#include <string_view>
#include <vector>

#include "ai/weights.h"
#include "core/expected.h"
#include "games/game.h"

namespace race {

[[nodiscard]] core::Expected<ai::Family> family_named(std::string_view name);
// The games that the family learns from, in the order in which they are played.
[[nodiscard]] std::vector<games::Game> games_of(const ai::Family& family);

}  // namespace race
