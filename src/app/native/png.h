// Writes what the window shows as a PNG, for pictures and smoke tests. Stored, not compressed.
#pragma once

#include <string>

namespace platform {

// Reads the current frame buffer's lower left `width` × `height` pixels; false if the file fails.
bool write_picture(const std::string& file, int width, int height);

}  // namespace platform
