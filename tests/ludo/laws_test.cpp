// Laws of Ludo by random rules lines, each with whole random games.
#include <cstdlib>
#include <set>

#include "games/fold.h"
#include "ludo/table.h"
#include "play/dealer.h"

namespace {

using core::Move;
using core::MoveList;
using ludo::Game;
using ludo::State;

constexpr std::size_t kLongestGame = 300'000;
// By rules drawn at random some games hardly ever end: they may be cut short.
constexpr std::size_t kLongestDrawn = 5'000;
constexpr int kLines = 300;

// Plays a random game of at most `longest` moves and calls visit(state, list, move) at every
// position; returns whether it ended.
template <class Visit>
bool walk(const Game& game, core::Rng& rng, std::size_t longest, Visit visit) {
  State state = game.start();
  for (std::size_t ply = 0; ply < longest; ++ply) {
    if (game.actor(state) == core::kOver) {
      return true;
    }
    MoveList list;
    game.moves(state, list);
    const Move move = game.actor(state) == core::kChance
                          ? play::draw(game, state, list, rng)
                          : list[rng.below(static_cast<std::uint32_t>(list.size()))];
    visit(state, list, move);
    game.play(state, move);
  }
  return false;
}

void check_position(const Game& game, const State& state, const MoveList& list) {
  const std::string text = game.print_state(state);
  const auto read = game.parse_state(text);
  ASSERT_TRUE(read) << text << ": " << read.error().text();
  EXPECT_EQ(*read, state) << text;
  std::set<std::string> tokens;
  for (const Move move : list) {
    tokens.insert(game.print_move(move));
  }
  EXPECT_FALSE(list.empty()) << text;
  EXPECT_EQ(tokens.size(), list.size()) << text;
}

void check_events(const Game& game, const State& state, Move move) {
  State told = state;
  State silent = state;
  core::EventList events;
  core::TokenList table;
  core::TokenList after;
  game.tokens(state, table);
  game.play(told, move, &events);
  game.play(silent, move);
  game.tokens(told, after);
  EXPECT_EQ(told, silent);
  EXPECT_FALSE(events.empty()) << game.print_move(move);
  EXPECT_EQ(fold::apply(events, table), "") << game.print_state(state) << game.print_move(move);
  fold::sort(table);
  fold::sort(after);
  EXPECT_TRUE(std::equal(table.begin(), table.end(), after.begin(), after.end()))
      << game.print_state(state) << " " << game.print_move(move);
}

// Whether the game has ended.
bool check_game(const ludo::Rules& rules, core::Rng& rng, std::size_t every, std::size_t longest) {
  const Game game(rules);
  std::size_t ply = 0;
  return walk(game, rng, longest, [&](const State& state, const MoveList& list, Move move) {
    if (ply++ % every == 0 && !testing::Test::HasFailure()) {
      check_position(game, state, list);
      check_events(game, state, move);
    }
  });
}

std::uint64_t seed() {
  const char* given = std::getenv("HS_LAWS_SEED");
  return given == nullptr ? 1 : std::strtoull(given, nullptr, 10);
}

TEST(LudoLaws, HoldForEveryPreset) {
  core::Rng rng(seed());
  for (const games::Preset& preset : Game::presets()) {
    SCOPED_TRACE(preset.name);
    EXPECT_TRUE(check_game(ludo_test::game_of(preset.rules).rules(), rng, 1, kLongestGame))
        << "no end in sight";
  }
}

TEST(LudoLaws, HoldForRulesDrawnAtRandom) {
  core::Rng rng(seed());
  for (int i = 0; i < kLines && !HasFailure(); ++i) {
    const ludo::Rules rules = Game::rules_table().draw(rng);
    const std::string line = ludo::print_rules(rules);
    SCOPED_TRACE("seed " + std::to_string(seed()) + ": " + line);
    const auto again = ludo_test::parse_rules(line);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(*again, rules);
    constexpr std::size_t kEvery = 7;
    check_game(rules, rng, kEvery, kLongestDrawn);
  }
}

TEST(LudoLaws, DrawingChanceIsPickingFromTheList) {
  for (const std::string_view line : {"ludo", "parcheesi", "ludo arms=6"}) {
    const Game game = ludo_test::game_of(line);
    core::Rng one(seed());
    core::Rng other(seed());
    State state = game.start();
    for (int i = 0; i < 100; ++i) {
      MoveList list;
      game.moves(state, list);
      int total = 0;
      for (const Move move : list) {
        total += game.weight(state, move);
      }
      auto ticket = static_cast<int>(one.below(static_cast<std::uint32_t>(total)));
      std::size_t at = 0;
      for (; ticket >= game.weight(state, list[at]); ++at) {
        ticket -= game.weight(state, list[at]);
      }
      EXPECT_EQ(game.draw(state, other), list[at]);
      state.phase = ludo::Phase::Roll;
    }
  }
}

}  // namespace
