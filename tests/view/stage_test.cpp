// What the stage shows: at the end of every move, the engine's table.
#include "view/table/stage.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/notation.h"
#include "games/random_game.h"

namespace {

constexpr const char* kPresets[] = {
    "parchis", "parchis-6-teams", "sorry",   "sorry-teams-2", "sorry-points", "maze", "maze-expert",
    "ludo",    "maedn",           "chevaux", "parcheesi"};

std::vector<core::Token> shown(const view::Stage& stage) {
  std::vector<core::Token> tokens;
  for (const view::Stage::Shown& piece : stage.pieces()) {
    tokens.push_back({piece.colour, piece.size, piece.site});
  }
  std::sort(tokens.begin(), tokens.end());
  return tokens;
}

std::vector<core::Token> wanted(const games::Game& game, const games::State& state) {
  std::vector<core::Token> tokens;
  for (const core::Token& token : game.tokens(state)) tokens.push_back(token);
  std::sort(tokens.begin(), tokens.end());
  return tokens;
}

class StageOf : public testing::TestWithParam<const char*> {};

TEST_P(StageOf, EveryMoveEndsWithTheTableOfTheEngine) {
  const auto game = games::Game::parse(GetParam());
  const auto table = view::make_tabletop(*game, 0);
  core::Rng rng(3);
  games::State state = game->start();
  view::Stage stage;
  stage.set(*table, state, std::nullopt);
  for (int ply = 0; ply < 1500 && game->actor(state) != core::kOver; ++ply) {
    const games::State before = state;
    core::EventList events;
    game->play(state, race_test::random_move(*game, state, rng), &events);
    stage.add(events, 0, before, state);
    constexpr float kFrame = 0.11F;
    for (int frame = 0; stage.advance(kFrame); ++frame) ASSERT_LT(frame, 400);
    ASSERT_EQ(shown(stage), wanted(*game, state)) << game->print_state(before);
    ASSERT_EQ(game->print_state(*stage.moment().state), game->print_state(state));
    for (const view::Stage::Shown& piece : stage.pieces()) {
      ASSERT_EQ(piece.position, piece.rest);
      ASSERT_EQ(piece.slim, piece.slim_at_rest);
    }
  }
}

std::string name_of(const testing::TestParamInfo<const char*>& preset) {
  std::string name = preset.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Games, StageOf, testing::ValuesIn(kPresets), name_of);

// Seconds until everything is at rest after the one legal move with that token.
float seconds_of(std::string_view position, std::string_view token) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << read.error().text();
  const auto table = view::make_tabletop(read->game, 0);
  view::Stage stage;
  stage.set(*table, read->state, std::nullopt);
  games::State state = read->state;
  core::EventList events;
  read->game.play(state, *games::find_move(read->game, state, token), &events);
  stage.add(events, 0, read->state, state);
  float seconds = 0.0F;
  constexpr float kFrame = 0.02F;
  while (stage.advance(kFrame)) seconds += kFrame;
  return seconds;
}

TEST(Stage, ThoseWhomASlideSweepsOffFlyTogether) {
  const float swept_one = seconds_of(
      "sorry | R 11,s,s,s B 18,s,s,s Y s,s,s,s G 50,s,s,s | deck=54443444444 turn=R phase=card "
      "card=5 left=0 not=-",
      "R11>16");
  const float swept_three = seconds_of(
      "sorry | R 11,s,s,s B 18,s,s,s Y 17,s,s,s G 19,s,s,s | deck=54443444444 turn=R phase=card "
      "card=5 left=0 not=-",
      "R11>16");
  EXPECT_LT(swept_three, swept_one + 0.5F);
}

}  // namespace
