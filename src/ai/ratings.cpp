#include "ai/ratings.h"

#include <algorithm>
#include <array>

#include "ai/weights.h"

namespace ai {

namespace {

// What `race ratings --preset P --games 1000 --master-games 240 --nodes 12000 --seed 7` printed,
// rounded to tens: one standard error is 12 between the other levels, 30 between expert and master.
// (Some rows come from more games, some from 80 of the master.)
constexpr std::array kRated = {
    Rated{"parchis", "parchis-4", {1150, 1370, 1500, 1590, 1690, 1760}},
    Rated{"parchis seats=YR,BG", "parchis-2", {440, 1260, 1500, 1740, 1830, 2000}},
    Rated{
        "parchis seats=YR,BG pieces=6 win=one", "parchis-2", {-220, 1210, 1500, 1930, 2050, 2370}},
    Rated{"parchis teams=YR/BG", "parchis-2", {1000, 1320, 1500, 1690, 1750, 1910}},
    Rated{"parchis arms=3", "parchis-3", {1240, 1390, 1500, 1580, 1640, 1710}},
    Rated{"parchis arms=5", "parchis-5", {1070, 1350, 1500, 1610, 1700, 1780}},
    Rated{"parchis arms=6", "parchis-6", {1010, 1320, 1500, 1570, 1730, 1860}},
    Rated{"sorry", "sorry-4", {1280, 1410, 1500, 1610, 1670, 1760}},
    Rated{"sorry seats=R,Y", "sorry-2", {1380, 1440, 1500, 1560, 1620, 1690}},
    Rated{"sorry seats=R,B,Y", "sorry-3", {1340, 1440, 1500, 1600, 1690, 1790}},
    Rated{"sorry mode=teams", "sorry-teams", {950, 1290, 1500, 1590, 1650, 1730}},
    Rated{"sorry mode=points", "sorry-points-4", {780, 1000, 1500, 1660, 1760, 1890}},
    Rated{"sorry seats=R,Y mode=points", "sorry-points-2", {850, 980, 1500, 1630, 1730, 2000}},
    Rated{"sorry seats=R,B,Y mode=points", "sorry-points-3", {850, 1030, 1500, 1650, 1760, 1870}},
    Rated{"sorry pawns=3 out=1", "sorry-4", {1330, 1430, 1500, 1570, 1660, 1730}},
    Rated{"maze", "maze-4", {470, 1180, 1500, 1630, 1700, 1770}},
    Rated{"maze seats=R,Y", "maze-2", {250, 1100, 1500, 1570, 1650, 1760}},
    Rated{"maze seats=R,B,Y", "maze-3", {410, 1190, 1500, 1600, 1690, 1780}},
    Rated{"maze seats=RY,BG", "maze-expert", {-190, 810, 1500, 1600, 1700, 1790}},
};

}  // namespace

std::span<const Rated> all_rated() { return kRated; }

const Rated& rated(const games::Game& game) {
  const auto with = [](auto member, std::string_view wanted) {
    return std::find_if(kRated.begin(), kRated.end(),
                        [=](const Rated& row) { return row.*member == wanted; });
  };
  const auto* const exact = with(&Rated::rules, game.rules_line());
  const auto* const found =
      exact != kRated.end() ? exact : with(&Rated::family, family_of(game).name);
  assert(found != kRated.end() && "every family was measured");
  return *found;
}

}  // namespace ai
