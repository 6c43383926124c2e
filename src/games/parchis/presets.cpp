// Parchís: its words for players, and the rules that have a name.
#include <array>

#include "games/parchis/game.h"

namespace parchis {

namespace {

constexpr std::array kPresets = {
    games::Preset{"parchis", "parchis", "Parchís", "Four colours, four pieces each."},
    games::Preset{"parchis-classic", "parchis safe=12", "Classic board",
                  "The traditional twelve safe squares."},
    games::Preset{"parchis-duel", "parchis seats=YR,BG", "Duel",
                  "Two players with two colours each."},
    games::Preset{"parchis-six", "parchis seats=YR,BG pieces=6 win=one", "Six pieces",
                  "Two players, six pieces a colour, one colour home wins."},
    games::Preset{"parchis-teams", "parchis teams=YR/BG", "Teams of two",
                  "Partners sit opposite and win together."},
    games::Preset{"parchis-3", "parchis arms=3", "Three arms", "A small board for three."},
    games::Preset{"parchis-5", "parchis arms=5", "Five arms",
                  "A five-pointed star for five players."},
    games::Preset{"parchis-6", "parchis arms=6", "Six arms", "The big board for six."},
    games::Preset{"parchis-6-duel", "parchis arms=6 seats=YRO,BGP", "Big duel",
                  "Two players with three colours each."},
    games::Preset{"parchis-6-trio", "parchis arms=6 seats=YG,BO,RP", "Trio",
                  "Three players with two colours each."},
    games::Preset{"parchis-6-teams", "parchis arms=6 teams=YRO/BGP", "Teams of three",
                  "Three against three."},
    games::Preset{"parchis-preview", "parchis preview=1", "Open dice",
                  "Everyone’s next throw is known."},
    games::Preset{"parchis-2", "parchis seats=Y,R", "Two players",
                  "One colour each, face to face; two nests stay empty."},
    games::Preset{"parchis-3p", "parchis seats=Y,G,R", "Three players",
                  "One colour each on the board for four; one nest stays empty."},
};

}  // namespace

const games::About& Game::about() {
  static constexpr games::About kAbout = {"parchis", "Parchís",
                                          "Run, block and capture with one die."};
  return kAbout;
}

std::span<const games::Preset> Game::presets() { return kPresets; }

}  // namespace parchis
