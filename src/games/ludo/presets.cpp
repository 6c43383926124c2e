// Ludo and its sisters: their words for players, and the rules that have a name.
#include <array>

#include "games/ludo/game.h"

namespace ludo {

namespace {

constexpr std::array kPresets = {
    games::Preset{"ludo", "ludo", "Ludo", "Four colours, four pieces each; a six brings one out."},
    games::Preset{"ludo-quick", "ludo out=1 win=one", "Quick Ludo",
                  "One piece waits on the start, and the first one home wins."},
    games::Preset{"ludo-stars", "ludo reward=throw safe=share", "Ludo with stars",
                  "Stars are safe for all; a capture or a piece home earns a throw."},
    games::Preset{"ludo-teams", "ludo teams=YR/BG", "Ludo in teams",
                  "Partners sit opposite and win together."},
    games::Preset{"ludo-duel", "ludo seats=YR,BG", "Ludo duel",
                  "Two players with two colours each."},
    games::Preset{"ludo-2", "ludo seats=Y,R", "Ludo for two", "Two colours face each other."},
    games::Preset{"ludo-3", "ludo arms=3", "Ludo, three arms", "A small board for three."},
    games::Preset{"ludo-6", "ludo arms=6", "Ludo, six arms", "The big board for six."},
    games::Preset{"maedn", "ludo board=maedn", "Mensch ärgere Dich nicht",
                  "Three tries to come out, and four goal squares to fill."},
    games::Preset{"maedn-strict", "ludo board=maedn capture=must over=0", "Strict Mensch",
                  "Whoever can capture must, and nobody overtakes on the goal squares."},
    games::Preset{"maedn-teams", "ludo board=maedn teams=YR/BG", "Mensch in teams",
                  "Partners sit opposite and win together."},
    games::Preset{"maedn-6", "ludo board=maedn arms=6", "Mensch for six", "The big board for six."},
    games::Preset{"clovece", "ludo board=maedn out=0", "Člověče, nezlob se",
                  "All four wait in the nest; three tries to come out."},
    games::Preset{"chevaux", "ludo board=chevaux", "Petits chevaux",
                  "The numbered stairs are climbed one by one."},
    games::Preset{"chevaux-2", "ludo board=chevaux pieces=2", "Short Petits chevaux",
                  "Two horses each."},
    games::Preset{"parcheesi", "ludo board=parcheesi", "Parcheesi",
                  "Two dice, barriers, safe squares and bonus steps."},
    games::Preset{"parcheesi-teams", "ludo board=parcheesi teams=YR/BG", "Parcheesi in teams",
                  "Partners sit opposite and win together."},
};

}  // namespace

const games::About& Game::about() {
  static constexpr games::About kAbout = {"ludo", "Ludo and its sisters",
                                          "The race games of many countries on their own boards."};
  return kAbout;
}

std::span<const games::Preset> Game::presets() { return kPresets; }

}  // namespace ludo
