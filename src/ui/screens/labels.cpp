// Names of colours, players, levels and presets in the reader's language.
#include <bit>

#include "ui/model.h"

namespace ui {

using view::tr;

std::string colour_name(view::Hue paint) {
  switch (paint) {
    case view::Hue::Yellow: return std::string(tr("Yellow"));
    case view::Hue::Blue: return std::string(tr("Blue"));
    case view::Hue::Red: return std::string(tr("Red"));
    case view::Hue::Green: return std::string(tr("Green"));
    case view::Hue::Orange: return std::string(tr("Orange"));
    case view::Hue::Purple: return std::string(tr("Purple"));
    case view::Hue::Ivory: return std::string(tr("White"));
    case view::Hue::Walnut: break;
  }
  return {};
}

std::string colour_name(core::Colour colour) { return colour_name(view::parchis_hue(colour)); }

view::Hue hue_in(const AnyRules& rules, core::Colour colour) {
  return kind_of(rules) == GameKind::Parchis ? view::parchis_hue(colour)
                                             : view::quartet_hue(colour);
}

std::string colour_words(const AnyRules& rules, unsigned colours, std::string_view between) {
  std::string out;
  for (; colours != 0; colours &= colours - 1) {
    if (!out.empty()) out += between;
    out += colour_name(hue_in(rules, static_cast<core::Colour>(std::countr_zero(colours))));
  }
  return out;
}

std::string_view game_title(GameKind kind) {
  switch (kind) {
    case GameKind::Parchis: return tr("Parchís");
    case GameKind::Sorry: return "Sorry!";
    case GameKind::Maze: break;
  }
  return tr("Maze relay");
}

std::string_view game_line(GameKind kind) {
  switch (kind) {
    case GameKind::Parchis: return tr("Run, block and capture with one die.");
    case GameKind::Sorry: return tr("Cards, slides and no mercy.");
    case GameKind::Maze: break;
  }
  return tr("Move the walls, pass the relay.");
}

std::string player_name(const play::Player& player, std::size_t seat) {
  if (!player.name.empty()) return player.name;
  const std::string number = std::to_string(seat + 1);
  return player.kind == play::Player::Kind::Bot ? tr("Bot {0}", {number})
                                                : tr("Player {0}", {number});
}

std::string level_name(std::string_view level) {
  if (level == "random") return std::string(tr("Carefree"));
  if (level == "greedy") return std::string(tr("Sensible"));
  if (level == "beginner") return std::string(tr("Beginner"));
  if (level == "casual") return std::string(tr("Casual"));
  if (level == "solid") return std::string(tr("Solid"));
  if (level == "strong") return std::string(tr("Strong"));
  if (level == "expert") return std::string(tr("Expert"));
  if (level == "master") return std::string(tr("Master"));
  return std::string(level);
}

std::string_view level_line(std::string_view level) {
  if (level == "random") return tr("Plays whatever comes to mind.");
  if (level == "greedy") return tr("Takes what looks best right now.");
  if (level == "beginner") return tr("Still learning, and often careless.");
  if (level == "casual") return tr("Plays for fun and misses things.");
  if (level == "solid") return tr("Sees the good moves, and misses some.");
  if (level == "strong") return tr("Thinks about your answer.");
  if (level == "expert") return tr("Looks ahead and forgives little.");
  if (level == "master") return tr("The best play this program knows.");
  return {};
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
  if (preset == "sorry") return tr("Four players");
  if (preset == "sorry-2") return tr("Two players");
  if (preset == "sorry-3") return tr("Three players");
  if (preset == "sorry-teams") return tr("Partners");
  if (preset == "sorry-teams-2") return tr("Two with two colours");
  if (preset == "sorry-points") return tr("For points");
  if (preset == "sorry-points-2") return tr("For points, in two");
  if (preset == "sorry-quick") return tr("Quick game");
  if (preset == "maze") return tr("Crossing");
  if (preset == "maze-2") return tr("Two players");
  if (preset == "maze-quick") return tr("Pinwheel");
  if (preset == "maze-barricades") return tr("Barricades");
  if (preset == "maze-fast") return tr("Fast small pawns");
  if (preset == "maze-expert") return tr("Two experts");
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
  if (preset == "sorry") return tr("Everyone alone, four pawns each.");
  if (preset == "sorry-2") return tr("Red against yellow.");
  if (preset == "sorry-3") return tr("Red, blue and yellow.");
  if (preset == "sorry-teams") return tr("Partners sit opposite and share their cards’ moves.");
  if (preset == "sorry-teams-2") return tr("Each plays both colours of a side.");
  if (preset == "sorry-points") return tr("Five cards in hand, and points for the winner.");
  if (preset == "sorry-points-2") return tr("A duel with five cards in hand.");
  if (preset == "sorry-quick") return tr("Three pawns, one of them already out.");
  if (preset == "maze") return tr("Twelve steps to the zone for everyone.");
  if (preset == "maze-2") return tr("Red against yellow, from corner to corner.");
  if (preset == "maze-quick") return tr("Ten steps to the zone: a shorter race.");
  if (preset == "maze-barricades") return tr("Walls may be put on top of walls.");
  if (preset == "maze-fast") return tr("Both small pawns walk the full number.");
  if (preset == "maze-expert") return tr("Two players with two colours each.");
  return {};
}

}  // namespace ui
