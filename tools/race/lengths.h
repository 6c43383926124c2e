// The command `race lengths`: how much happens in a game.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/expected.h"
#include "games/game.h"

namespace race {

// What happens in one game or in several, all seats together.
struct Happenings {
  std::uint64_t throws = 0;   // whatever chance decides, cards too, but not who begins
  std::uint64_t choices = 0;  // decisions with more than one move
  std::uint64_t forced = 0;   // decisions with only one move
};

// Plays a game with bots of the usual level at every seat and adds what happens in it.
void count_game(const games::Game& game, std::uint64_t seed, Happenings& count);

// Plays games of the preset or rules line, or of every preset if it is empty, with bots of the
// usual level at every seat, and prints a row of src/ui/<game>/lengths.cpp for each.
[[nodiscard]] core::Expected<std::string> run_lengths(const std::string& preset,
                                                      std::uint64_t games, std::uint64_t seed,
                                                      std::ostream& out);

}  // namespace race
