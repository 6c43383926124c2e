// How each game is played, for the help sheet.
#pragma once

#include <string_view>
#include <vector>

namespace ui {

struct HelpPart {
  const char* icon;
  std::string_view title;
  std::string_view text;
};
[[nodiscard]] std::vector<HelpPart> maze_help();

}  // namespace ui
