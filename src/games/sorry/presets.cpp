// Sorry!: its words for players, and the rules that have a name.
#include <array>

#include "games/sorry/game.h"

namespace sorry {

namespace {

constexpr std::array kPresets = {
    games::Preset{"sorry", "sorry", "Four players", "Everyone alone, four pawns each."},
    games::Preset{"sorry-2", "sorry seats=R,Y", "Two players", "Red against yellow."},
    games::Preset{"sorry-3", "sorry seats=R,B,Y", "Three players", "Red, blue and yellow."},
    games::Preset{"sorry-teams", "sorry mode=teams", "Partners",
                  "Partners sit opposite each other and may move each other’s pawns."},
    games::Preset{"sorry-teams-2", "sorry seats=RY,BG mode=teams", "Two with two colours",
                  "Each plays both colours of a side."},
    games::Preset{"sorry-points", "sorry mode=points", "For points",
                  "Five cards in hand, and points for the winner."},
    games::Preset{"sorry-points-2", "sorry seats=R,Y mode=points", "For points, for two",
                  "A duel with five cards in hand."},
    games::Preset{"sorry-quick", "sorry pawns=3 out=1", "Quick game",
                  "Three pawns, one of them already out."},
};

}  // namespace

const games::About& Game::about() {
  static constexpr games::About kAbout = {"sorry", "Sorry!", "Cards, slides and no mercy."};
  return kAbout;
}

std::span<const games::Preset> Game::presets() { return kPresets; }

}  // namespace sorry
