// The levels' strength as measured by `race ratings`, for people who choose a bot.
#pragma once

#include <array>
#include <string_view>

#include "ai/agent.h"
#include "games/game.h"

namespace ai {

// The rating of the usual level in every game.
inline constexpr int kUsualRating = 1500;

// The levels' ratings by one set of rules, in Elo. Each bot has the strength 10^(rating / 400) and
// wins in proportion to its share of the whole table's strength. The values were
// measured with `race rate --preset P` in 1,000 games a pairing or more, and with the master in 40
// to 240 at `--nodes 12000`, and rounded to tens: one standard error is at most 12 between the
// other levels, and 30 to 60 between expert and master.
struct Rated {
  std::string_view rules;            // as a rules line is printed
  std::string_view family;           // see weights.h
  std::array<int, kLevels> ratings;  // in the order of levels()
};
// The ratings measured for these rules, whoever begins; else for the first rules of their family
// with as many seats, colours a seat, and teams or none; else for the family's first.
[[nodiscard]] const Rated& rated(const games::Game& game);

}  // namespace ai
