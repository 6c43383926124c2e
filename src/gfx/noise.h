// The only texture of the table: clouds and grain computed when the program starts, from which the
// shaders make wood, felt and slate. No picture files.
#pragma once

#include <cstdint>
#include <vector>

namespace gfx {

inline constexpr int kNoiseSize = 256;  // texels along one side; it tiles

// RGBA bytes: r and a clouds (two different ones), g medium grain, b fine grain.
[[nodiscard]] std::vector<std::uint8_t> make_noise();

}  // namespace gfx
