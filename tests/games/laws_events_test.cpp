// Laws of events: they explain the table, and they name the turn.
#include <algorithm>

#include "games/fold.h"
#include "games/laws.h"

namespace {

using core::EventKind;
using core::EventList;
using core::Move;
using core::MoveList;
using core::TokenList;
using games::State;

class EventLaws : public laws::Laws {};

TEST_P(EventLaws, FoldedOverTheOldTableTheyGiveTheNewOne) {
  walk([&](const State& state, const MoveList&, Move move) {
    State after = state;
    EventList events;
    game.play(after, move, &events);
    TokenList table = game.tokens(state);
    EXPECT_EQ(fold::apply(events, table), "") << game.print_move(move);
    TokenList wanted = game.tokens(after);
    fold::sort(table);
    fold::sort(wanted);
    EXPECT_TRUE(std::equal(table.begin(), table.end(), wanted.begin(), wanted.end()))
        << games::print_position(game, state) << "\n"
        << game.print_move(move);
  });
}

TEST_P(EventLaws, TellingOfAMoveDoesNotChangeIt) {
  walk([&](const State& state, const MoveList& list, Move) {
    for (const Move move : list) {
      State told = state;
      State silent = state;
      EventList events;
      game.play(told, move, &events);
      game.play(silent, move);
      EXPECT_EQ(told, silent) << game.print_move(move);
    }
  });
}

TEST_P(EventLaws, EveryMoveIsTold) {
  walk([&](const State& state, const MoveList&, Move move) {
    State after = state;
    EventList events;
    game.play(after, move, &events);
    EXPECT_FALSE(events.empty()) << game.print_move(move);
  });
}

// The seat to act is the one named by the last `Turn` or `Begins`.
TEST_P(EventLaws, TheSeatThatActsIsTheOneWhoseTurnWasTold) {
  int turn = -1;
  walk([&](const State& state, const MoveList&, Move move) {
    const core::Actor actor = game.actor(state);
    EXPECT_TRUE(turn < 0 || actor == core::kChance || actor.seat == turn);
    State after = state;
    EventList events;
    game.play(after, move, &events);
    for (const core::Event& event : events) {
      const bool named = event.kind == EventKind::Turn || event.kind == EventKind::Begins;
      EXPECT_TRUE(!named || event.value < game.seat_count());
      turn = named ? event.value : turn;
    }
  });
}

TEST_P(EventLaws, TheTurnGoesRoundInOrder) {
  int turn = -1;
  walk([&](const State& state, const MoveList&, Move move) {
    State after = state;
    EventList events;
    game.play(after, move, &events);
    for (const core::Event& event : events) {
      if (event.kind == EventKind::Turn && turn >= 0) {
        EXPECT_EQ(event.value, (turn + 1) % game.seat_count());
      }
      const bool named = event.kind == EventKind::Turn || event.kind == EventKind::Begins;
      turn = named ? event.value : turn;
    }
  });
}

TEST_P(EventLaws, WonIsToldOnceAndEndsTheGame) {
  int won = 0;
  const State last = walk([&](const State& state, const MoveList&, Move move) {
    State after = state;
    EventList events;
    game.play(after, move, &events);
    const auto told = std::count_if(events.begin(), events.end(), [](const core::Event& event) {
      return event.kind == EventKind::Won;
    });
    EXPECT_EQ(told == 1, game.actor(after) == core::kOver) << game.print_move(move);
    won += static_cast<int>(told);
  });
  EXPECT_EQ(won, ended(last) ? 1 : 0);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, EventLaws, testing::ValuesIn(laws::cases()), laws::name_of);
INSTANTIATE_TEST_SUITE_P(AnyRules, EventLaws, testing::ValuesIn(laws::drawn()), laws::name_of);

}  // namespace
