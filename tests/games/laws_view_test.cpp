// Laws of a seat's view: it hides, it can be completed, and hiding commutes with playing.
#include <algorithm>

#include "games/laws.h"

namespace {

using core::Move;
using core::MoveList;
using core::SeatIndex;
using games::State;

class ViewLaws : public laws::Laws {
 protected:
  template <class Visit>
  void each_seat(Visit visit) {
    for (int seat = 0; seat < game.seat_count(); ++seat) {
      visit(static_cast<SeatIndex>(seat));
    }
  }
};

TEST_P(ViewLaws, HidingTwiceHidesNoMore) {
  walk([&](const State& state, const MoveList&, Move) {
    each_seat([&](SeatIndex seat) {
      const State view = game.hide(state, seat);
      EXPECT_EQ(game.hide(view, seat), view);
    });
  });
}

TEST_P(ViewLaws, AGuessLooksLikeTheView) {
  core::Rng rng(GetParam().seed);
  walk([&](const State& state, const MoveList&, Move) {
    each_seat([&](SeatIndex seat) {
      const State view = game.hide(state, seat);
      const State guess = game.guess(view, rng);
      EXPECT_EQ(game.hide(guess, seat), view) << games::print_position(game, view) << "\n"
                                              << games::print_position(game, guess);
      if (guess == state) return;  // nothing is hidden, and another law reads the position itself
      EXPECT_TRUE(games::parse_position(games::print_position(game, guess)))
          << games::print_position(game, guess);
    });
  });
}

TEST_P(ViewLaws, TheSeatThatActsSeesAllItsMoves) {
  walk([&](const State& state, const MoveList& list, Move) {
    if (game.actor(state) != core::kChance) {
      MoveList seen;
      game.moves(game.hide(state, game.actor(state).seat), seen);
      EXPECT_TRUE(std::equal(list.begin(), list.end(), seen.begin(), seen.end()));
    }
  });
}

// Hiding commutes with playing, for every seat and every move that its view allows: all except what
// another hand plays that the view does not know.
TEST_P(ViewLaws, PlayingInTheViewIsSeeingThePlay) {
  walk([&](const State& state, const MoveList&, Move move) {
    State after = state;
    game.play(after, move);
    each_seat([&](SeatIndex seat) {
      State view = game.hide(state, seat);
      MoveList possible;
      game.moves(view, possible);
      if (std::find(possible.begin(), possible.end(), move) != possible.end()) {
        game.play(view, move);
        EXPECT_EQ(game.hide(after, seat), game.hide(view, seat)) << game.print_move(move);
      }
    });
  });
}

TEST_P(ViewLaws, EverybodySeesThePiecesAndTheActor) {
  walk([&](const State& state, const MoveList&, Move) {
    const core::TokenList tokens = game.tokens(state);
    each_seat([&](SeatIndex seat) {
      const State view = game.hide(state, seat);
      const core::TokenList seen = game.tokens(view);
      EXPECT_TRUE(std::equal(tokens.begin(), tokens.end(), seen.begin(), seen.end()));
      EXPECT_EQ(game.actor(view), game.actor(state));
    });
  });
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ViewLaws, testing::ValuesIn(laws::cases()), laws::name_of);
INSTANTIATE_TEST_SUITE_P(AnyRules, ViewLaws, testing::ValuesIn(laws::drawn()), laws::name_of);

}  // namespace
