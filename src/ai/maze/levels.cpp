// The levels in the maze relay: how often they slip, their weights, their ratings.
#include <array>

#include "ai/maze/hooks.h"
#include "games/sides.h"

namespace ai {

namespace {

constexpr std::array kFamilies = {
    Family{"maze-2", "maze-2"},
    Family{"maze-3", "maze seats=R,B,Y"},
    Family{"maze-4", "maze;maze-quick;maze-barricades;maze-fast"},
    Family{"maze-expert", "maze-expert"},
};

constexpr std::array kRated = {
    Rated{"maze", "maze-4", {500, 1080, 1500, 1640, 1700, 1770}},
    Rated{"maze seats=R,Y", "maze-2", {180, 930, 1500, 1570, 1640, 1750}},
    Rated{"maze seats=R,B,Y", "maze-3", {430, 1030, 1500, 1630, 1690, 1780}},
    Rated{"maze seats=RY,BG", "maze-expert", {-670, 470, 1500, 1610, 1700, 1790}},
};

}  // namespace

Slips slips(const maze::Game& game) {
  const bool two = games::side_count(game) == 2;
  return game.expert() ? Slips{60, 15, logit_hundredths(33), logit_hundredths(16)}
                       : Slips{60, 15, logit_hundredths(two ? 42 : 46), logit_hundredths(22)};
}

std::string_view family(const maze::Game& game) {
  constexpr std::array<std::string_view, 3> kBySeats = {"maze-2", "maze-3", "maze-4"};
  return game.expert() ? "maze-expert" : kBySeats[static_cast<std::size_t>(game.seat_count()) - 2];
}

std::span<const Family> families(std::type_identity<maze::Game>) { return kFamilies; }
std::span<const Rated> ratings(std::type_identity<maze::Game>) { return kRated; }

}  // namespace ai
