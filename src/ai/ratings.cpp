#include "ai/ratings.h"

#include <bit>
#include <cassert>

#include "ai/hooks.h"

namespace ai {

namespace {

// What the ratings depend on most: how many seats there are, and who plays for whom.
struct Company {
  int seats = 0;
  int colours = 0;  // of the first seat
  bool teams = false;
  friend bool operator==(const Company&, const Company&) = default;
};

Company company_of(const games::Game& game) {
  const unsigned own = game.own_colours(0);
  return {game.seat_count(), std::popcount(own), game.side_colours(0) != own};
}

}  // namespace

const Rated& rated(const games::Game& game) {
  const std::span<const Rated> rows =
      game.visit([]<class G>(const G&) { return ratings(std::type_identity<G>{}); });
  const std::string line = game.rules_of_all_rounds();
  const std::string_view family = family_of(game).name;
  const Company company = company_of(game);
  const Rated* found = &rows.front();
  bool known = false;
  bool alike = false;
  for (const Rated& row : rows) {
    if (row.rules == line) return row;
    if (row.family != family || alike) continue;
    alike = company_of(*games::Game::parse(row.rules)) == company;
    if (!known || alike) found = &row;
    known = true;
  }
  assert(known && "every family was measured");
  return *found;
}

}  // namespace ai
