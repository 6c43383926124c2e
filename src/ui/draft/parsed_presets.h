// The presets of all games with their rules, read once: the set-up looks through them in every
// frame.
#pragma once

#include <span>
#include <string>

#include "games/preset.h"
#include "ui/draft/draft.h"

namespace ui {

struct ParsedPreset {
  const games::Preset* preset = nullptr;  // one of games::presets()
  AnyRules rules;
  std::string unseated;  // its rules line without the seats and without who begins
};
// All of them, in their order.
[[nodiscard]] std::span<const ParsedPreset> parsed_presets();

}  // namespace ui
