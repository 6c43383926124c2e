// Laws of Ludo by random rules lines, as in games/laws.h, but the games are followed much further:
// a piece takes long to come home.
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

// Some of these games hardly ever end: they may be cut short.
constexpr std::size_t kLongestDrawn = 5'000;
constexpr std::size_t kEvery = 7;  // moves, of which one is checked
constexpr int kLines = 300;

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

// Plays a random game.
void check_game(const Game& game, core::Rng& rng) {
  State state = game.start();
  for (std::size_t ply = 0; ply < kLongestDrawn && game.actor(state) != core::kOver; ++ply) {
    MoveList list;
    game.moves(state, list);
    const Move move = game.actor(state) == core::kChance
                          ? play::draw(game, state, rng)
                          : list[rng.below(static_cast<std::uint32_t>(list.size()))];
    if (ply % kEvery == 0 && !testing::Test::HasFailure()) {
      check_position(game, state, list);
      check_events(game, state, move);
    }
    game.play(state, move);
  }
}

std::uint64_t seed() {
  const char* given = std::getenv("HS_LAW_SEED");
  return given == nullptr ? 1 : std::strtoull(given, nullptr, 10);
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
    check_game(Game(rules), rng);
  }
}

}  // namespace
