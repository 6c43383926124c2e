// Games that never end: a maze may have walls that nobody gets around.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/expected.h"
#include "games/game.h"

namespace race {

// A game that takes more moves than this is given up; the longest games take some thousands.
inline constexpr std::size_t kMostPlies = 100'000;
[[nodiscard]] core::Sentence given_up();

// Refuses a game that bots who move at random do not bring to its end.
[[nodiscard]] core::Checked check_ends(const games::Game& game, std::uint64_t seed);

}  // namespace race
