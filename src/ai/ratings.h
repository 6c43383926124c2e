// How strong the levels are, as `race ratings` measured it: for people who choose a bot.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "games/game.h"

namespace ai {

inline constexpr std::size_t kLevels = 6;  // as many as levels() has
// The usual level's in every game.
inline constexpr int kUsualRating = 1500;

// The levels' ratings by one set of rules, in Elo: with strengths 10^(rating / 400) a bot wins its
// strength's share of the whole table's. They are what `race ratings --preset P --games 1000
// --master-games 240 --nodes 12000 --seed 7` printed, rounded to tens: one standard error is 12
// between the other levels, 30 between expert and master. (Some rows come from more games, some
// from 60 of the master.)
struct Rated {
  std::string_view rules;   // as a rules line is printed
  std::string_view family;  // see weights.h
  std::array<int, kLevels> ratings;
};
// All that were measured, game by game.
[[nodiscard]] std::span<const Rated> all_rated();

// The ratings measured for these rules, else for the first rules of their family.
[[nodiscard]] const Rated& rated(const games::Game& game);

}  // namespace ai
