// How strong the levels are, as `race ratings` measured it: for people who choose a bot.
#pragma once

#include <span>
#include <string_view>

#include "games/game.h"

namespace ai {

inline constexpr std::size_t kLevels = 6;  // as many as levels() has
// The usual level's in every game.
inline constexpr int kUsualRating = 1500;

// The levels' ratings by one set of rules, in Elo: with strengths 10^(rating / 400) a bot wins its
// strength's share of the whole table's.
struct Rated {
  std::string_view rules;   // as a rules line is printed
  std::string_view family;  // see weights.h
  std::array<int, kLevels> ratings;
};
[[nodiscard]] std::span<const Rated> all_rated();

// Those of the rules themselves, or, where they were not measured, of the first of their family.
[[nodiscard]] const Rated& rated(const games::Game& game);

}  // namespace ai
