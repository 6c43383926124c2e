// What the learned value sees of a position.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "ai/sorry/inputs.h"
#include "games/game.h"
#include "games/notation.h"

namespace {

ai::Inputs seen_by_red(const std::string& order) {
  const auto position = games::parse_position(
      "sorry mode=teams seats=" + order +
      " | R 0,1,34,49 B 10,24,25,43 Y 22,39,47,58 G 4,33,41,48 | deck=54232114010 turn=R "
      "phase=card card=11 left=0 not=-");
  EXPECT_TRUE(position) << position.error().text();
  const auto& game = *position->game.as<sorry::Game>();
  const auto& state = games::state_of<sorry::Game>(position->state);
  ai::Inputs inputs;
  (void)ai::fill(game, state, ai::scan(game, state), 0, inputs);
  return inputs;
}

// The weights know a partner by its place among the inputs, so that place is the same in every turn
// order.
TEST(SorryInputs, GiveAPartnerItsPlaceInAnyTurnOrder) {
  const ai::Inputs usual = seen_by_red("R,B,Y,G");
  for (const char* order : {"R,Y,B,G", "R,B,G,Y"}) {
    const ai::Inputs other = seen_by_red(order);
    EXPECT_EQ(other.measures, usual.measures) << order;
    EXPECT_TRUE(
        std::equal(other.marks.begin(), other.marks.end(), usual.marks.begin(), usual.marks.end()))
        << order;
  }
  EXPECT_NE(seen_by_red("R,G,Y,B").measures, usual.measures) << "the opponents in another order";
}

}  // namespace
