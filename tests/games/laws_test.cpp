// Laws of every game at every position: moves, text, weights, the end.
#include "games/laws.h"

#include <algorithm>
#include <set>

#include "core/text.h"

namespace {

using core::Actor;
using core::Move;
using core::MoveList;
using games::State;
using laws::Laws;

// How many tokens of a long list are looked up one by one: this takes the square of its length.
constexpr std::size_t kLookedUp = 6;

TEST_P(Laws, LegalListsAreNeverEmptyAndHoldNoMoveTwice) {
  const State last = walk([&](const State&, const MoveList& list, Move) {
    EXPECT_EQ(std::set<Move>(list.begin(), list.end()).size(), list.size());
  });
  MoveList list;
  game.moves(last, list);
  EXPECT_EQ(list.empty(), ended(last)) << "a game that is over has no moves";
}

TEST_P(Laws, LegalListsAreTheSameEveryTime) {
  walk([&](const State& state, const MoveList& list, Move) {
    MoveList again;
    game.moves(state, again);
    EXPECT_TRUE(std::equal(list.begin(), list.end(), again.begin(), again.end()));
  });
}

TEST_P(Laws, TokensAreSortedUniqueAndWithoutBlanks) {
  walk([&](const State& state, const MoveList&, Move) {
    const auto tokens = games::legal_tokens(game, state, games::Weights::Hidden);
    EXPECT_TRUE(std::is_sorted(tokens.begin(), tokens.end()));
    EXPECT_EQ(std::adjacent_find(tokens.begin(), tokens.end()), tokens.end());
    for (const std::string& token : tokens) {
      EXPECT_EQ(token.find_first_of(" \t\n*"), std::string::npos) << token;
      EXPECT_FALSE(token.empty());
    }
  });
}

TEST_P(Laws, ATokenNamesItsMove) {
  walk([&](const State& state, const MoveList& list, Move move) {
    for (std::size_t i = 0; i < std::min(list.size(), kLookedUp); ++i) {
      const auto found = games::find_move(game, state, game.print_move(list[i]));
      EXPECT_TRUE(found && *found == list[i]) << game.print_move(list[i]);
    }
    const auto found = games::find_move(game, state, game.print_move(move));
    EXPECT_TRUE(found && *found == move) << game.print_move(move);
  });
}

TEST_P(Laws, APositionIsReadAsItWasPrinted) {
  const auto check = [&](const State& state) {
    const std::string line = games::print_position(game, state);
    const auto read = games::parse_position(line);
    ASSERT_TRUE(read) << line << "\n" << read.error().text();
    EXPECT_EQ(read->state, state) << line;
    EXPECT_EQ(games::print_position(read->game, read->state), line);
  };
  check(walk([&](const State& state, const MoveList&, Move) { check(state); }));
}

TEST_P(Laws, ARulesLineIsReadAsItWasPrinted) {
  const auto again = games::Game::parse(game.rules_line());
  ASSERT_TRUE(again) << again.error().text();
  EXPECT_EQ(again->rules_line(), game.rules_line());
  EXPECT_EQ(again->name(), game.name());
  EXPECT_EQ(again->start(), game.start());
}

TEST_P(Laws, ChanceWeighsAtLeastOneAndADecisionOne) {
  walk([&](const State& state, const MoveList& list, Move) {
    const bool chance = game.actor(state) == core::kChance;
    for (const Move move : list) {
      EXPECT_GE(game.weight(state, move), 1) << game.print_move(move);
      EXPECT_TRUE(chance || game.weight(state, move) == 1) << game.print_move(move);
    }
  });
}

TEST_P(Laws, TheSameMovesGiveTheSamePositionsAndHash) {
  std::uint64_t hash = 0;
  const State last = walk([&](const State& state, const MoveList&, Move) {
    hash = core::fnv1a64(core::hex16(games::position_hash(game, state)), hash);
  });
  State state = open(GetParam().rules).start();
  std::uint64_t again = 0;
  for (const Move move : made) {
    again = core::fnv1a64(core::hex16(games::position_hash(game, state)), again);
    game.play(state, move);
  }
  EXPECT_EQ(again, hash);
  EXPECT_EQ(state, last);
}

TEST_P(Laws, ASeatThatActsSitsAtTheTable) {
  walk([&](const State& state, const MoveList&, Move) {
    const Actor actor = game.actor(state);
    EXPECT_NE(actor.kind, Actor::Kind::Over);
    EXPECT_TRUE(actor == core::kChance || actor.seat < game.seat_count());
  });
}

TEST_P(Laws, TheStandingListsEverySeatOnceWithTheWinnerFirst) {
  core::SeatIndex winner = 0;
  core::EventList events;
  const State last = walk([&](const State& state, const MoveList&, Move move) {
    State after = state;
    events.clear();
    game.play(after, move, &events);
  });
  if (!ended(last)) {
    return;
  }
  for (const core::Event& event : events) {
    winner = event.kind == core::EventKind::Won ? event.value : winner;
  }
  std::set<core::SeatIndex> seats;
  const games::Standing order = game.standing(last);
  for (const core::SeatIndex seat : order) {
    EXPECT_LT(seat, game.seat_count());
    seats.insert(seat);
  }
  EXPECT_EQ(order.size(), static_cast<std::size_t>(game.seat_count()));
  EXPECT_EQ(seats.size(), order.size());
  EXPECT_EQ(order[0], winner);
  EXPECT_TRUE(games::print_actor(game, last).starts_with("over " + game.seat_name(winner)));
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Laws, testing::ValuesIn(laws::cases()), laws::name_of);
INSTANTIATE_TEST_SUITE_P(AnyRules, Laws, testing::ValuesIn(laws::drawn()), laws::name_of);

}  // namespace
