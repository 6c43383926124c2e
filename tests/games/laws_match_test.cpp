// Laws of a match and its replay, for any game: rewinding, perft, round trips.
#include "ai/agent.h"
#include "games/laws.h"
#include "games/maze/ways.h"
#include "play/match.h"
#include "play/perft.h"
#include "play/playout.h"
#include "play/replay.h"

namespace {

constexpr int kShortCutPlies = 300;

using core::Move;
using core::MoveList;
using games::State;

class MatchLaws : public laws::Laws {
 protected:
  // A match of a whole random game, and its positions, including the first and the last.
  play::Match whole_match(std::vector<State>& positions) {
    play::Match match(game);
    positions.push_back(
        walk([&](const State& state, const MoveList&, Move) { positions.push_back(state); }));
    for (const Move move : made) {
      match.play(move);
    }
    return match;
  }
};

TEST_P(MatchLaws, RewindingLeadsBackToEveryPosition) {
  std::vector<State> positions;
  play::Match match = whole_match(positions);
  ASSERT_EQ(match.made().size() + 1, positions.size());
  EXPECT_EQ(match.over(), ended(positions.back()));
  // Only some plies, so that the time does not grow with the square of the game's length.
  const std::size_t step = positions.size() / 16 + 1;
  for (std::size_t plies = positions.size() - 1; plies >= step; plies -= step) {
    EXPECT_EQ(match.at(plies - 1), positions[plies - 1]);
    match.rewind(plies);
    EXPECT_EQ(match.state(), positions[plies]);
    EXPECT_EQ(match.made().size(), plies);
  }
  match.rewind(0);
  EXPECT_EQ(match.state(), match.origin());
}

TEST_P(MatchLaws, AReplayGivesTheSameMatchAndTheSameText) {
  std::vector<State> positions;
  play::Replay replay;
  replay.rounds.push_back(whole_match(positions));
  replay.players.resize(static_cast<std::size_t>(game.seat_count()));
  const std::string text = play::print_replay(replay);
  const auto read = play::parse_replay(text);
  ASSERT_TRUE(read) << read.error().text();
  ASSERT_EQ(read->rounds.size(), 1U);
  EXPECT_EQ(read->rounds[0].made(), replay.rounds[0].made());
  EXPECT_EQ(read->rounds[0].state(), positions.back());
  EXPECT_EQ(play::print_replay(*read), text);
}

// perft 1 is the number of legal moves, and perft n the sum over the positions they lead to.
TEST_P(MatchLaws, PerftAddsUp) {
  std::size_t visited = 0;
  walk([&](const State& state, const MoveList& list, Move) {
    constexpr std::size_t kEvery = 97;
    if (visited++ % kEvery != 0) {
      return;
    }
    EXPECT_EQ(play::perft(game, state, 0), 1U);
    EXPECT_EQ(play::perft(game, state, 1), list.size());
    std::uint64_t sum = 0;
    for (const Move move : list) {
      State after = state;
      game.play(after, move);
      sum += play::perft(game, after, 1);
    }
    EXPECT_EQ(play::perft(game, state, 2), sum);
  });
}

TEST_P(MatchLaws, AGameThatIsOverCountsOnceInPerft) {
  const State last = walk([](const State&, const MoveList&, Move) {});
  if (ended(last)) {
    EXPECT_EQ(play::perft(game, last, 0), 1U);
    EXPECT_EQ(play::perft(game, last, 3), 1U);
  }
}

// Whether some colour has no way between home and zone.
bool is_walled_in(const maze::Game& game, const maze::State& state) {
  return games::any_colour(game.colours_in_play(), [&](core::Colour colour) {
    return !maze::home_to_zone(game.doors(state, colour), colour).open;
  });
}

// Only a maze of one's own can wall somebody in so that nobody ever gets out.
TEST_P(MatchLaws, AWholeGameEndsUnlessSomebodyIsWalledIn) {
  core::Rng rng(GetParam().seed);
  State state = game.start();
  std::size_t plies = 0;
  for (; game.actor(state) != core::kOver && plies < laws::kLongestGame; ++plies) {
    game.play(state, race_test::random_move(game, state, rng));
  }
  const auto* maze = game.as<maze::Game>();
  EXPECT_TRUE(plies < laws::kLongestGame ||
              (maze != nullptr && is_walled_in(*maze, games::state_of<maze::Game>(state))))
      << games::print_position(game, state);
}

// Random games may draw and choose without a list; they must choose what the list would have given.
TEST_P(MatchLaws, ShortCutsTakeWhatTheListWouldGive) {
  core::Rng rng(GetParam().seed);
  const auto check = [&](const auto& concrete, const auto& state) {
    core::MoveList list;
    concrete.moves(state, list);
    core::Rng by_list = rng;
    core::Rng by_itself = rng;
    if (concrete.actor(state) == core::kChance) {
      if constexpr (requires { concrete.draw(state, rng); }) {
        const core::Move wanted = play::by_weight(
            concrete, state, list, [&](std::uint32_t total) { return by_list.below(total); });
        EXPECT_EQ(concrete.draw(state, by_itself), wanted);
      }
    } else if constexpr (requires { concrete.choose(state, rng); }) {
      const auto size = static_cast<std::uint32_t>(list.size());
      EXPECT_EQ(concrete.choose(state, by_itself), list[size == 1 ? 0 : by_list.below(size)]);
    }
  };
  games::State state = game.start();
  for (int plies = 0; game.actor(state) != core::kOver && plies < kShortCutPlies; ++plies) {
    game.visit(state, check);
    game.play(state, race_test::random_move(game, state, rng));
  }
}

// Not by rules drawn at random: some of their games never end.
class PlayoutLaws : public laws::Laws {};

// The concrete game's playouts are the same games for the same seed.
TEST_P(PlayoutLaws, PlayoutsAreTheSameEveryTime) {
  const auto count = [&](std::uint64_t seed) {
    return game.visit([&](const auto& concrete) { return play::play_games(concrete, 2, seed); });
  };
  EXPECT_EQ(count(GetParam().seed), count(GetParam().seed));
  EXPECT_EQ(count(GetParam().seed).games, 2U);
}

INSTANTIATE_TEST_SUITE_P(EveryGame, MatchLaws, testing::ValuesIn(laws::cases()), laws::name_of);
INSTANTIATE_TEST_SUITE_P(AnyRules, MatchLaws, testing::ValuesIn(laws::drawn()), laws::name_of);
INSTANTIATE_TEST_SUITE_P(EveryGame, PlayoutLaws, testing::ValuesIn(laws::cases()), laws::name_of);

}  // namespace
