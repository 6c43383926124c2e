// How the levels play Ludo and its sisters: what they overlook, whose weights they use, how strong
// they are.
#include <array>

#include "ai/ludo/room.h"
#include "ai/sides.h"

namespace ai {

namespace {

// Four sides have weights of their own on each board; the others share theirs, for the value sees
// on which board it is.
constexpr std::array kFamilies = {
    Family{"ludo-2",
           "ludo-teams;ludo-duel;maedn-teams;ludo-2;parcheesi-teams;"
           "ludo board=chevaux seats=Y,R"},
    Family{"ludo-3", "ludo-3;ludo board=maedn arms=3"},
    Family{"ludo-4", "ludo;ludo-stars;ludo;ludo-quick"},
    Family{"ludo-5", "ludo arms=5;ludo board=maedn arms=5"},
    Family{"ludo-6", "ludo-6;maedn-6"},
    Family{"maedn-4", "maedn;maedn-strict;maedn;clovece"},
    Family{"chevaux-4", "chevaux;chevaux;chevaux-2"},
    Family{"parcheesi-4", "parcheesi"},
};

// Measured with far fewer games than other games' rows: 40 to 120 a pairing, 4 to 30 with a master
// who thinks shorter. One standard error is 40 to 60 between neighbours and 100 to the master, so
// that rows in which a level stands below its neighbour say only that the two cannot be told apart.
// In Parcheesi the master was not measured at all: the figure repeats the expert's, and nothing is
// known of how much better he plays. The weights behind them have learned from few games, see
// assets/weights/README.md.
constexpr std::array kRated = {
    Rated{"ludo", "ludo-4", {1520, 1480, 1500, 1590, 1650, 1700}},
    Rated{"ludo teams=YR/BG", "ludo-2", {1240, 1370, 1500, 1450, 1560, 1770}},
    Rated{"ludo arms=3", "ludo-3", {1410, 1430, 1500, 1560, 1620, 1600}},
    Rated{"ludo arms=5", "ludo-5", {1370, 1450, 1500, 1610, 1680, 1990}},
    Rated{"ludo arms=6", "ludo-6", {1440, 1500, 1500, 1590, 1680, 1840}},
    Rated{"ludo board=maedn", "maedn-4", {1380, 1400, 1500, 1660, 1710, 1900}},
    Rated{"ludo board=chevaux", "chevaux-4", {1450, 1420, 1500, 1640, 1760, 1540}},
    Rated{"ludo board=parcheesi", "parcheesi-4", {1290, 1480, 1500, 1760, 1950, 1950}},
};

}  // namespace

Slips slips(const ludo::Game&) { return {60, 40, percent(20), percent(6)}; }

std::string_view family(const ludo::Game& game) {
  constexpr std::array<std::string_view, 5> kBySides = {"ludo-2", "ludo-3", "ludo-4", "ludo-5",
                                                        "ludo-6"};
  constexpr std::array<std::string_view, 4> kByBoard = {"ludo-4", "maedn-4", "chevaux-4",
                                                        "parcheesi-4"};
  const int sides = side_count(game);
  return sides == 4 ? kByBoard[static_cast<std::size_t>(game.rules().board)]
                    : kBySides[static_cast<std::size_t>(sides - 2)];
}

std::span<const Family> families(std::type_identity<ludo::Game>) { return kFamilies; }
std::span<const Rated> ratings(std::type_identity<ludo::Game>) { return kRated; }

}  // namespace ai
