// What must hold for any input at all: it is refused with a sentence, or it is accepted, and then
// printing and reading agree and play can go on. Shared by the fuzz targets and the mutation test.
// Each check returns what is wrong; empty if nothing is.
#pragma once

#include <string>
#include <string_view>

namespace robust {

[[nodiscard]] std::string check_rules(std::string_view input);
[[nodiscard]] std::string check_position(std::string_view input);
[[nodiscard]] std::string check_replay(std::string_view input);
// A session of the headless protocol, one command per line.
[[nodiscard]] std::string check_protocol(std::string_view input);

}  // namespace robust
