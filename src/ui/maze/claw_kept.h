// The one try with the claw as a line of text, kept from its first press to its result: a person
// who reloads the page finds it as they left it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/maze/claw.h"

namespace ui {

// Empty for a try that has not begun.
[[nodiscard]] std::string print_try(const ClawTry& attempt);
// Nothing for a line that print_try has not made.
[[nodiscard]] std::optional<ClawTry> parse_try(std::string_view line);

}  // namespace ui
