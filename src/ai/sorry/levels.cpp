// The levels in Sorry!: how often they slip, their weights, their ratings.
#include <array>
#include <bit>
#include <cstdint>

#include "ai/sorry/hooks.h"
#include "games/sides.h"

namespace ai {

namespace {

constexpr std::array kFamilies = {
    Family{"sorry-2", "sorry-2"},
    Family{"sorry-3", "sorry-3"},
    Family{"sorry-4", "sorry;sorry-quick"},
    Family{"sorry-teams", "sorry-teams;sorry-teams-2"},
    Family{"sorry-points-2", "sorry-points-2"},
    Family{"sorry-points-3", "sorry seats=R,B,Y mode=points"},
    Family{"sorry-points-4", "sorry-points"},
};

constexpr std::array kRated = {
    Rated{"sorry", "sorry-4", {1290, 1430, 1500, 1600, 1690, 1770}},
    Rated{"sorry seats=R,Y", "sorry-2", {1370, 1440, 1500, 1560, 1620, 1690}},
    Rated{"sorry seats=R,B,Y", "sorry-3", {1310, 1430, 1500, 1580, 1670, 1740}},
    Rated{"sorry mode=teams", "sorry-teams", {990, 1300, 1500, 1570, 1660, 1740}},
    Rated{"sorry mode=points", "sorry-points-4", {800, 1160, 1500, 1630, 1730, 1860}},
    Rated{"sorry seats=R,Y mode=points", "sorry-points-2", {900, 1200, 1500, 1620, 1720, 1990}},
    Rated{"sorry seats=R,B,Y mode=points", "sorry-points-3", {830, 1170, 1500, 1630, 1730, 1840}},
    Rated{"sorry pawns=3 out=1", "sorry-4", {1320, 1430, 1500, 1570, 1660, 1690}},
};

}  // namespace

// One card at a time leaves little choice, least of all in games of two: the levels must differ
// widely.
Slips slips(const sorry::Game& game) {
  switch (game.rules().mode) {
    case sorry::Mode::Points: return {66, 20, logit_hundredths(25), 0};
    case sorry::Mode::Teams: return {60, 33, logit_hundredths(10), logit_hundredths(6)};
    default: break;
  }
  constexpr std::array<Slips, 3> kBySides = {
      {{80, 64, logit_hundredths(24), logit_hundredths(14)},
       {74, 57, logit_hundredths(23), logit_hundredths(10)},
       {72, 54, logit_hundredths(24), logit_hundredths(10)}}};
  Slips found = kBySides[static_cast<std::size_t>(games::side_count(game) - 2)];
  const int fewer = 4 - game.rules().pawns;
  found.solid -= 3U * static_cast<std::uint32_t>(fewer);
  found.strong += logit_hundredths(7 * fewer);
  found.expert -= logit_hundredths(2 * fewer);
  return found;
}

std::string_view family(const sorry::Game& game) {
  constexpr std::array<std::string_view, 3> kBasic = {"sorry-2", "sorry-3", "sorry-4"};
  constexpr std::array<std::string_view, 3> kPoints = {"sorry-points-2", "sorry-points-3",
                                                       "sorry-points-4"};
  const auto colours = static_cast<std::size_t>(std::popcount(game.colours_in_play()));
  switch (game.rules().mode) {
    case sorry::Mode::Teams: return "sorry-teams";
    case sorry::Mode::Points: return kPoints[colours - 2];
    default: return kBasic[colours - 2];
  }
}

std::span<const Family> families(std::type_identity<sorry::Game>) { return kFamilies; }
std::span<const Rated> ratings(std::type_identity<sorry::Game>) { return kRated; }

}  // namespace ai
