// How long share links are.
#pragma once

#include <cstdint>

// Prints `<preset>/link <mean> characters` for games between greedy bots of every preset.
void measure_links(std::uint64_t games);
