// The levels in Parchís: how often they slip, their weights, their ratings.
#include <array>
#include <bit>

#include "ai/parchis/hooks.h"
#include "ai/sides.h"

namespace ai {

namespace {

constexpr std::array kFamilies = {
    Family{"parchis-2", "parchis-duel;parchis-teams;parchis-six;parchis-6-duel;parchis-6-teams"},
    Family{"parchis-3", "parchis-3;parchis-6-trio"},
    Family{"parchis-4", "parchis;parchis-classic;parchis;parchis-preview"},
    Family{"parchis-5", "parchis-5"},
    Family{"parchis-6", "parchis-6"},
};

constexpr std::array kRated = {
    Rated{"parchis", "parchis-4", {1150, 1370, 1500, 1590, 1700, 1760}},
    Rated{"parchis seats=YR,BG", "parchis-2", {440, 1260, 1500, 1800, 1980, 2100}},
    Rated{
        "parchis seats=YR,BG pieces=6 win=one", "parchis-2", {-220, 1210, 1500, 1980, 2210, 2360}},
    Rated{"parchis teams=YR/BG", "parchis-2", {950, 1300, 1500, 1710, 1820, 1880}},
    Rated{"parchis seats=Y,R", "parchis-2", {1240, 1370, 1500, 1580, 1710, 1760}},
    Rated{"parchis arms=3", "parchis-3", {1240, 1390, 1500, 1580, 1660, 1680}},
    Rated{"parchis seats=Y,G,R", "parchis-3", {1140, 1360, 1500, 1510, 1670, 1700}},
    Rated{"parchis arms=5", "parchis-5", {1070, 1350, 1500, 1610, 1750, 1760}},
    Rated{"parchis arms=6", "parchis-6", {1010, 1320, 1500, 1570, 1730, 1760}},
};

}  // namespace

// The more pieces a seat or the others have, the less each move matters: the same effect takes less
// misjudgement.
Slips slips(const parchis::Game& game) {
  const int pieces = std::popcount(game.side_colours(0)) * game.rules().pieces;
  return {40, 16, percent(pieces > 4 ? 6 : game.rules().arms > 4 ? 12 : 14), 0};
}

std::string_view family(const parchis::Game& game) {
  constexpr std::array<std::string_view, 5> kBySides = {"parchis-2", "parchis-3", "parchis-4",
                                                        "parchis-5", "parchis-6"};
  return kBySides[static_cast<std::size_t>(side_count(game)) - 2];
}

std::span<const Family> families(std::type_identity<parchis::Game>) { return kFamilies; }
std::span<const Rated> ratings(std::type_identity<parchis::Game>) { return kRated; }

}  // namespace ai
