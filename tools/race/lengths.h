// The command `race lengths`: how much happens in a game.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

#include "core/expected.h"

namespace race {

// Plays games of the preset or rules line, or of every preset if it is empty, with bots of the
// usual level at every seat, and prints a row of src/ui/<game>/lengths.cpp for each.
[[nodiscard]] core::Expected<std::string> run_lengths(const std::string& preset,
                                                      std::uint64_t games, std::uint64_t seed,
                                                      std::ostream& out);

}  // namespace race
