// Where the text of shaders comes from. Knows no OpenGL.
#pragma once

#include <string_view>

namespace gfx {

// Text of a file in shaders/ by its name ("tile.frag"); empty if there is none.
using ShaderSource = std::string_view (*)(std::string_view name);

}  // namespace gfx
