// The maze: its words for players, and the rules that have a name.
#include <array>

#include "games/maze/game.h"

namespace maze {

namespace {

constexpr std::array kPresets = {
    games::Preset{"maze", "maze", "Crossing", "Twelve steps to the zone for everyone."},
    games::Preset{"maze-2", "maze seats=R,Y", "Two players",
                  "Red against yellow, from corner to corner."},
    games::Preset{"maze-quick", "maze board=pinwheel", "Pinwheel",
                  "Ten steps to the zone: a shorter race."},
    games::Preset{"maze-barricades", "maze barricade=1", "Barricades",
                  "Walls may be put on top of walls."},
    games::Preset{"maze-fast", "maze fast=1", "Fast small pawns",
                  "Both small pawns walk the full number."},
    games::Preset{"maze-expert", "maze seats=RY,BG", "Two experts",
                  "Two players with two colours each."},
};

}  // namespace

const games::About& Game::about() {
  static constexpr games::About kAbout = {"maze", "Maze relay", "Move the walls, pass the relay."};
  return kAbout;
}

std::span<const games::Preset> Game::presets() { return kPresets; }

}  // namespace maze
