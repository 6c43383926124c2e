// The names of the maze's fields and phases, for printing and for reading a state.
#pragma once

#include <array>
#include <string_view>

namespace maze {

inline constexpr std::array<std::string_view, 11> kFields = {
    "walls", "turn", "phase", "blue", "red", "left", "moved", "using", "held", "relay", "out"};

// In the order of Phase.
inline constexpr std::array<std::string_view, 6> kPhases = {"first", "roll", "act",
                                                            "place", "try",  "over"};

}  // namespace maze
