// Names of colours, players, levels and presets in the reader's language.
#include <array>

#include "ui/model.h"

namespace ui {

using view::tr;

namespace {

struct PresetWords {
  std::string_view name, title, line;
};

}  // namespace

std::string colour_name(view::Hue paint) {
  switch (paint) {
    case view::Hue::Yellow: return std::string(tr("Yellow"));
    case view::Hue::Blue: return std::string(tr("Blue"));
    case view::Hue::Red: return std::string(tr("Red"));
    case view::Hue::Green: return std::string(tr("Green"));
    case view::Hue::Orange: return std::string(tr("Orange"));
    default: return std::string(tr("Purple"));
  }
}

std::string colour_name(core::Colour colour) { return colour_name(view::parchis_hue(colour)); }

std::string player_name(const play::Player& player, std::size_t seat) {
  if (!player.name.empty()) return player.name;
  const std::string number = std::to_string(seat + 1);
  return player.kind == play::Player::Kind::Bot ? tr("Bot {0}", {number})
                                                : tr("Player {0}", {number});
}

std::string level_name(std::string_view level) {
  if (level == "random") return std::string(tr("Carefree"));
  if (level == "greedy") return std::string(tr("Sensible"));
  return std::string(level);
}

std::string_view preset_title(std::string_view preset) {
  if (preset == "parchis") return tr("Parchís");
  if (preset == "parchis-classic") return tr("Classic board");
  if (preset == "parchis-duel") return tr("Duel");
  if (preset == "parchis-six") return tr("Six pieces");
  if (preset == "parchis-teams") return tr("Teams of two");
  if (preset == "parchis-3") return tr("Three arms");
  if (preset == "parchis-5") return tr("Five arms");
  if (preset == "parchis-6") return tr("Six arms");
  if (preset == "parchis-6-duel") return tr("Big duel");
  if (preset == "parchis-6-trio") return tr("Trio");
  if (preset == "parchis-6-teams") return tr("Teams of three");
  if (preset == "parchis-preview") return tr("Open dice");
  return preset;
}

std::string_view preset_line(std::string_view preset) {
  if (preset == "parchis") return tr("Four colours, four pieces each.");
  if (preset == "parchis-classic") return tr("The traditional twelve safe squares.");
  if (preset == "parchis-duel") return tr("Two players with two colours each.");
  if (preset == "parchis-six") return tr("Two players, six pieces a colour, one colour home wins.");
  if (preset == "parchis-teams") return tr("Partners sit opposite and win together.");
  if (preset == "parchis-3") return tr("A small board for three.");
  if (preset == "parchis-5") return tr("A star of five for five players.");
  if (preset == "parchis-6") return tr("The big board for six.");
  if (preset == "parchis-6-duel") return tr("Two players with three colours each.");
  if (preset == "parchis-6-trio") return tr("Three players with two colours each.");
  if (preset == "parchis-6-teams") return tr("Three against three.");
  if (preset == "parchis-preview") return tr("Everyone’s next throw is known.");
  return {};
}

}  // namespace ui
