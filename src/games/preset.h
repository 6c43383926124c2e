// The names of a game and of its presets: the contract's words, and the English texts for players,
// which are also the keys of their translations.
#pragma once

#include <string_view>

namespace games {

struct About {
  std::string_view name;   // the first word of a rules line: "parchis"
  std::string_view title;  // what players call it
  std::string_view line;   // one sentence on what it is about
};

// Rules with a name (the contract's `games`).
struct Preset {
  std::string_view name;
  std::string_view rules;  // as a rules line is printed
  std::string_view title;
  std::string_view line;
};

}  // namespace games
