// The levels in Parchís: how often they slip, their weights, their ratings.
#include <array>
#include <bit>

#include "ai/parchis/hooks.h"
#include "games/sides.h"

namespace ai {

namespace {

constexpr std::array kFamilies = {
    Family{"parchis-2", "parchis-duel;parchis-teams;parchis-six;parchis-6-duel;parchis-6-teams"},
    Family{"parchis-3", "parchis-3;parchis seats=Y,G,R;parchis-6-trio"},
    Family{"parchis-4", "parchis;parchis-classic;parchis;parchis-preview"},
    Family{"parchis-5", "parchis-5"},
    Family{"parchis-6", "parchis-6"},
};

constexpr std::array kRated = {
    Rated{"parchis", "parchis-4", {1140, 1380, 1500, 1580, 1690, 1750}},
    Rated{"parchis seats=YR,BG", "parchis-2", {260, 1220, 1500, 1810, 1990, 2110}},
    Rated{"parchis seats=YR,BG pieces=6 win=one", "parchis-2", {-30, 1100, 1500, 1910, 2140, 2290}},
    Rated{"parchis teams=YR/BG", "parchis-2", {910, 1320, 1500, 1670, 1790, 1850}},
    Rated{"parchis seats=Y,R", "parchis-2", {1110, 1360, 1500, 1560, 1690, 1740}},
    Rated{"parchis arms=3", "parchis-3", {1220, 1410, 1500, 1560, 1640, 1670}},
    Rated{"parchis seats=Y,G,R", "parchis-3", {1110, 1370, 1500, 1560, 1670, 1720}},
    Rated{"parchis arms=5", "parchis-5", {1040, 1350, 1500, 1600, 1730, 1740}},
    Rated{"parchis arms=6", "parchis-6", {980, 1320, 1500, 1600, 1750, 1780}},
};

}  // namespace

// The more pieces a seat or the others have, the less each move matters: the same effect takes less
// misjudgement.
Slips slips(const parchis::Game& game) {
  const int pieces = std::popcount(game.side_colours(0)) * game.rules().pieces;
  const bool many = game.rules().arms > 4 || games::side_count(game) == 3;
  return {40, 16, logit_hundredths(pieces > 4 ? 6 : many ? 12 : 14), 0};
}

std::string_view family(const parchis::Game& game) {
  constexpr std::array<std::string_view, 5> kBySides = {"parchis-2", "parchis-3", "parchis-4",
                                                        "parchis-5", "parchis-6"};
  return kBySides[static_cast<std::size_t>(games::side_count(game)) - 2];
}

std::span<const Family> families(std::type_identity<parchis::Game>) { return kFamilies; }
std::span<const Rated> ratings(std::type_identity<parchis::Game>) { return kRated; }

}  // namespace ai
