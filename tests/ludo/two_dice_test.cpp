// Two dice at the table: a die or a piece is picked first, the squares of both dice are shown, and
// a bonus lies in the nest.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"
#include "view/table/session.h"
#include "view/table/table.h"
#include "view/table/touch.h"

namespace {

using view::Session;
using view::TapAnswer;

std::unique_ptr<Session> sitting_at(std::string_view position, std::uint64_t seed = 1) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << position;
  play::Replay replay;
  replay.players.resize(static_cast<std::size_t>(read->game.seat_count()));
  replay.rounds.emplace_back(read->game, read->state);
  auto session =
      std::make_unique<Session>(std::move(replay), play::SeededChance{seed}, ai::make_agent);
  session->comfort.speed = 0.0F;
  return session;
}

constexpr const char* kTwoAndFour =
    "ludo board=parcheesi seats=Y,R first=Y | Y 10,30,n,n R 50,n,n,n | turn=Y phase=move use=2,4 "
    "run=0 left=-";

view::Scene scene_of(const Session& session) {
  view::Scene scene;
  view::fill_table(scene, session);
  return scene;
}

TEST(TwoDice, ADieThatIsPickedLeavesOnlyItsMoves) {
  const auto session = sitting_at(kTwoAndFour);
  view::Picker& picker = session->picker();
  EXPECT_EQ(picker.dice(), (std::vector<int>{2, 4}));
  EXPECT_EQ(picker.open().size(), 4U);
  picker.use_die(4);
  ASSERT_EQ(picker.open().size(), 2U);
  for (const std::size_t i : picker.open()) EXPECT_EQ(picker.choices()[i].die, 4);
  EXPECT_TRUE(picker.unpick());
  EXPECT_EQ(picker.die(), 0);
  EXPECT_EQ(picker.open().size(), 4U);
  picker.use_die(4);
  // One touch is enough now: the piece has one way to go.
  EXPECT_EQ(session->pick(view::piece_thing(0, 6)).kind, TapAnswer::Kind::Moved);
  EXPECT_TRUE(session->picker().dice() == std::vector<int>{2});
}

// A doublet also gives the undersides of the dice, which no die shows.
TEST(TwoDice, AKeyPicksOneNumberAfterAnother) {
  const auto session = sitting_at(
      "ludo board=parcheesi seats=Y,R first=Y | Y 10,20,30,40 R 50,n,n,n | turn=Y phase=move "
      "use=2,2,5,5 run=1 left=-");
  view::Picker& picker = session->picker();
  ASSERT_EQ(picker.dice(), (std::vector<int>{2, 5}));
  for (const int expected : {2, 5, 0}) {
    picker.next_die();
    EXPECT_EQ(picker.die(), expected);
    const std::size_t open = picker.open().size();
    EXPECT_EQ(open, expected == 0 ? picker.choices().size() : picker.choices().size() / 2);
  }
}

TEST(TwoDice, APieceShowsWhereEachDieAndBothLead) {
  const auto session = sitting_at(kTwoAndFour);
  const view::Thing piece = session->picker().options()[0].thing;
  EXPECT_EQ(session->pick(piece).kind, TapAnswer::Kind::Selected);
  const view::Scene scene = scene_of(*session);
  std::vector<int> numbers;
  for (const view::Mark& mark : scene.marks) {
    if (mark.number > 0) numbers.push_back(mark.number);
  }
  std::sort(numbers.begin(), numbers.end());
  EXPECT_EQ(numbers, (std::vector<int>{2, 4, 6}));
}

TEST(TwoDice, ADieIsPickedByATouchWhereItLies) {
  for (std::uint64_t seed = 1; seed < 20; ++seed) {
    const auto session = sitting_at(
        "ludo board=parcheesi seats=Y,R first=Y | Y 10,30,n,n R 50,n,n,n | turn=Y phase=roll use=- "
        "run=0 left=-",
        seed);
    (void)session->throw_or_draw();
    const std::vector<int> numbers = session->picker().dice();
    if (numbers.size() < 2) continue;
    const view::Scene scene = scene_of(*session);
    ASSERT_EQ(scene.dice.size(), 2U);
    const view::Camera camera = view::make_camera(session->tabletop().board(), {}, {1280, 800},
                                                  {{0.0F, 0.0F}, {1280.0F, 800.0F}});
    for (std::size_t i = 0; i < 2; ++i) {
      (void)view::tap(*session, camera, camera.project(scene.dice[i].position));
      EXPECT_EQ(session->picker().die(), numbers[i]) << "seed " << seed;
      EXPECT_EQ(scene_of(*session).dice[i].glow, 1.0F);
    }
    (void)view::tap(*session, camera, camera.project(scene.dice[1].position));
    EXPECT_EQ(session->picker().die(), 0);
    return;
  }
  FAIL() << "no throw left a choice of dice";
}

TEST(TwoDice, ABonusLiesOnTheTable) {
  const auto session = sitting_at(
      "ludo board=parcheesi seats=Y,R first=Y | Y 20,30,n,n R 26,n,n,n | turn=Y phase=roll use=- "
      "run=0 left=-");
  ASSERT_FALSE(session->receive(
      *games::find_move(session->match().game(), session->match().state(), "d16")));
  ASSERT_FALSE(session->receive(
      *games::find_move(session->match().game(), session->match().state(), "Y20>26")));
  session->settle();
  const view::Scene scene = scene_of(*session);
  EXPECT_TRUE(std::any_of(scene.marks.begin(), scene.marks.end(),
                          [](const view::Mark& mark) { return mark.number == 20; }));
}

}  // namespace
