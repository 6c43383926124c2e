#include "ui/draft/parsed_presets.h"

#include <vector>

#include "games/game.h"
#include "ui/draft/known.h"

namespace ui {

std::span<const ParsedPreset> parsed_presets() {
  static const std::vector<ParsedPreset> all = [] {
    std::vector<ParsedPreset> parsed;
    for (const games::Preset& preset : games::presets()) {
      parsed.push_back(
          {&preset, games::Game::parse(preset.rules)->rules(), seated_as(preset.rules, "")});
    }
    return parsed;
  }();
  return all;
}

}  // namespace ui
