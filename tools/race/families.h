// The families of games that share weights (ai/weights.h), by name, for the commands that teach
// them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ai/weights.h"
#include "core/expected.h"
#include "games/game.h"

namespace race {

[[nodiscard]] core::Expected<ai::Family> family_named(std::string_view name);
// The games that the family learns from, in the order in which they are played.
[[nodiscard]] std::vector<games::Game> games_of(const ai::Family& family);
// Writes a family's weights to `file`, or to its place among the assets if that is empty. Gives the
// path, or a sentence if the file cannot be written.
[[nodiscard]] core::Expected<std::string> write_weights(const std::string& family,
                                                        const std::string& file,
                                                        const std::vector<unsigned char>& bytes);

}  // namespace race
