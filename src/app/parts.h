// The parts of the program that a page loads later. The native and the web file implement it.
#pragma once

#include <string>

namespace platform {

// Whether the whole program is there. On the page its second part arrives after the first frame
// (web/parts.js): until then only the title is shown, and requests wait.
[[nodiscard]] bool whole();

// Requests one of the program's files that are not built in; it is passed to assets::add and then
// to app::file_came, now, later, or never if it is unavailable.
void want_file(const std::string& name);
// Whether such a file is here or known to be unavailable. Requests it, once, if neither is known.
[[nodiscard]] bool has_file(const std::string& name);

}  // namespace platform
