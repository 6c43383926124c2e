// The maze at a table with people: the claw by hand, walls by taps and drags, costs, refusals.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"
#include "games/notation.h"
#include "view/maze/hooks.h"
#include "view/maze/why.h"
#include "view/table/table.h"
#include "view/table/touch.h"

namespace {

using core::MoveKind;
using view::Session;
using view::TapAnswer;
using view::WorkEnd;

constexpr const char* kRules = "maze seats=R,Y";
constexpr const char* kWalls = "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e";

std::string position(const std::string& pawns, const std::string& rest) {
  return std::string(kRules) + " | " + pawns + " | " + kWalls + " " + rest;
}
std::string act(const std::string& pawns, const std::string& red, const std::string& relay = "-") {
  return position(pawns, "turn=R phase=act blue=5 red=" + red +
                             " left=5 moved=- using=- held=- relay=" + relay + " out=RY");
}
const std::string kTry = position("R a3,z,z Y h6,z,z",
                                  "turn=R phase=try blue=5 red=c left=5 moved=- using=- held=Yh "
                                  "relay=- out=RY");
constexpr const char* kPawns = "R a3,z,z Y h6,z,z";

std::unique_ptr<Session> at(const std::string& text, int people = 2) {
  const auto read = games::parse_position(text);
  EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().text());
  play::Replay replay;
  replay.players.assign(2, {play::Player::Kind::Bot, "greedy", ""});
  for (int i = 0; i < people; ++i) replay.players[static_cast<std::size_t>(i)] = {};
  replay.rounds.emplace_back(read->game, read->state);
  auto session =
      std::make_unique<Session>(std::move(replay), play::SeededChance{1}, ai::make_agent);
  session->comfort.speed = 0.0F;
  session->update(0.0F);
  return session;
}

const maze::State& state_of(const Session& session) {
  return games::state_of<maze::Game>(session.match().state());
}

view::Camera camera_for(const Session& session) {
  return view::make_camera(session.tabletop().board(), {}, {1280.0F, 800.0F},
                           {{0.0F, 0.0F}, {1280.0F, 800.0F}});
}

glm::vec2 pixel_of_slot(const Session& session, const char* slot) {
  const core::Site site = *maze::parse_slot(slot);
  return camera_for(session).project({session.tabletop().board().slots[site].middle, 0.0F});
}
glm::vec2 pixel_of_cell(const Session& session, const char* cell) {
  const core::Site site = *maze::parse_site(cell);
  return camera_for(session).project(session.tabletop().board().spot(0, site, 0, 1));
}

bool has_wall(const Session& session, const char* slot) {
  return (state_of(session).white & maze::slot_edge(*maze::parse_slot(slot))).any();
}

}  // namespace

TEST(MazeSession, APersonDecidesTheClawByHand) {
  for (const bool hit : {true, false}) {
    const auto session = at(kTry);
    EXPECT_TRUE(session->status().must_work);
    EXPECT_TRUE(session->status().person_acts);
    EXPECT_FALSE(session->status().may_throw);
    EXPECT_FALSE(session->update(10.0F)) << "nothing is drawn while the person plays";
    session->end_work(hit ? WorkEnd::Hit : WorkEnd::Miss);
    EXPECT_EQ(session->match().made().back().kind, hit ? MoveKind::Hit : MoveKind::Miss);
    EXPECT_EQ(state_of(*session).pawns[2][0], hit ? maze::kHomes[2] : *maze::parse_site("h6"));
    EXPECT_FALSE(session->status().must_work);
  }
}

TEST(MazeSession, ChanceDecidesTheClawWhereNobodyWorksIt) {
  const auto by_choice = at(kTry);
  by_choice->end_work(WorkEnd::Chance);
  const auto by_setting = at(kTry);
  by_setting->comfort.works_by_hand = false;
  EXPECT_FALSE(by_setting->status().must_work);
  by_setting->update(1.0F);
  ASSERT_EQ(by_setting->match().made().size(), 1U);
  EXPECT_EQ(by_setting->match().made(), by_choice->match().made()) << "the same luck";
  const auto bots = at(kTry, 0);
  EXPECT_FALSE(bots->status().must_work);
}

// Other devices check what chance has given; the daily race leaves it to everybody's skill.
TEST(MazeSession, ByLinkTheClawIsNotWorkedByHand) {
  const auto session = at(kTry);
  session->draw_from(play::LinkDice{1});
  EXPECT_FALSE(session->status().must_work);
  session->draw_from(play::DatedDice{1});
  EXPECT_TRUE(session->status().must_work);
}

TEST(MazeSession, AClawThatCannotFailOrHoldIsNotPlayed) {
  for (const char* chance : {"claw=0", "claw=100"}) {
    std::string text = kTry;
    text.replace(0, std::string(kRules).size(), "maze seats=R,Y " + std::string(chance));
    const auto session = at(text);
    EXPECT_FALSE(session->status().must_work);
    EXPECT_EQ(session->match().made().size(), 1U);
  }
}

TEST(MazeSession, AClawThatWasTriedIsNotTakenBack) {
  const auto session = at(act(kPawns, "c"));
  EXPECT_EQ(session->pick(view::piece_thing(2, *maze::parse_site("h6"), maze::kLarge)).kind,
            TapAnswer::Kind::Selected);
  EXPECT_EQ(session->pick(view::site_thing(2, maze::kZone)).kind, TapAnswer::Kind::Moved);
  session->update(0.0F);
  EXPECT_TRUE(session->can_undo()) << "the aim alone may be taken back";
  session->end_work(WorkEnd::Miss);
  EXPECT_FALSE(session->can_undo());
}

TEST(MazeSession, TargetsShowWhatTheyCost) {
  const auto session = at(act(kPawns, "-"));
  session->pick(view::piece_thing(0, *maze::parse_site("a3"), maze::kLarge));
  view::Scene scene;
  view::fill_table(scene, *session);
  for (const view::Choice& choice : session->picker().choices()) {
    if (choice.move.kind != MoveKind::Walk) continue;
    const glm::vec2 there(session->tabletop().board().spot(0, choice.move.to, 0, 1));
    const bool shown =
        std::any_of(scene.marks.begin(), scene.marks.end(), [&](const view::Mark& mark) {
          return mark.position == there && mark.number == choice.move.value;
        });
    EXPECT_TRUE(shown) << choice.token;
  }
}

TEST(MazeSession, AWallIsDraggedFromGapToGap) {
  const auto session = at(act(kPawns, "w"));
  const view::Camera camera = camera_for(*session);
  view::tap(*session, camera, pixel_of_slot(*session, "f3s"));
  EXPECT_EQ(state_of(*session).phase, maze::Phase::Place);
  session->update(0.0F);
  view::hover(*session, camera, pixel_of_slot(*session, "e7e"));
  ASSERT_TRUE(session->picker().pointed());
  EXPECT_EQ(view::drop(*session, camera, pixel_of_slot(*session, "e7e")).kind,
            TapAnswer::Kind::Moved);
  EXPECT_TRUE(has_wall(*session, "e7e"));
  EXPECT_FALSE(has_wall(*session, "f3s"));
}

TEST(MazeSession, WallsThatCanBeLiftedLieInLight) {
  const auto session = at(act(kPawns, "w"));
  const core::Site slot = *maze::parse_slot("f3s");
  view::Scene scene;
  view::fill_table(scene, *session);
  const auto around = std::any_of(scene.marks.begin(), scene.marks.end(), [&](const auto& mark) {
    const glm::vec2 middle = session->tabletop().board().slots[slot].middle;
    return mark.kind == view::Mark::Kind::Bar &&
           glm::distance(0.5F * (mark.position + mark.to), middle) < 0.01F &&
           mark.radius > session->tabletop().board().brick_half.y;
  });
  EXPECT_TRUE(around);
}

TEST(MazeSession, AFingerSeesTheWallInItsGapBeforeItDropsIt) {
  const auto session = at(act(kPawns, "w"));
  const view::Camera camera = camera_for(*session);
  view::tap(*session, camera, pixel_of_slot(*session, "f3s"));
  session->update(0.0F);
  EXPECT_EQ(view::tap(*session, camera, pixel_of_slot(*session, "e7e")).kind,
            TapAnswer::Kind::Selected);
  EXPECT_EQ(session->picker().choices()[*session->picker().pointed()].token, "drop:e7e");
  EXPECT_EQ(view::tap(*session, camera, pixel_of_slot(*session, "e7e")).kind,
            TapAnswer::Kind::Moved);
  EXPECT_TRUE(has_wall(*session, "e7e"));
}

TEST(MazeSession, SaysWhyAWallStays) {
  const auto session = at(act(kPawns, "c"));
  const view::Camera camera = camera_for(*session);
  const TapAnswer white = view::tap(*session, camera, pixel_of_slot(*session, "f3s"));
  ASSERT_EQ(white.kind, TapAnswer::Kind::WhyNot);
  EXPECT_EQ(white.why->text(), "Walls are moved only when the red die shows a wall.");
  const TapAnswer red = view::tap(*session, camera, pixel_of_slot(*session, "a1e"));
  ASSERT_EQ(red.kind, TapAnswer::Kind::WhyNot);
  EXPECT_EQ(red.why->text(), "Coloured walls stay where they are.");
}

TEST(MazeSession, SaysWhyACellIsOutOfReachAndKeepsThePawnPicked) {
  const auto session = at(act(kPawns, "-"));
  session->pick(view::piece_thing(0, *maze::parse_site("a3"), maze::kLarge));
  const TapAnswer far = view::tap(*session, camera_for(*session), pixel_of_cell(*session, "f8"));
  ASSERT_EQ(far.kind, TapAnswer::Kind::WhyNot);
  EXPECT_EQ(far.why->message, "Too far: it takes {0} steps (left: {1}).");
  EXPECT_EQ(session->picker().picked().size(), 1U);
}

TEST(MazeSession, SmallPawnsFreezeWhileTheLargeOneIsHomeTooEarly) {
  const auto session = at(act("R a1,a1,c3 Y h6,z,z", "-", "R"));
  view::Scene scene;
  view::fill_table(scene, *session);
  int frozen = 0;
  for (const view::Piece& piece : scene.pieces) frozen += piece.frost > 0.0F ? 1 : 0;
  EXPECT_EQ(frozen, 2);
  const auto& game = *session->match().game().as<maze::Game>();
  const auto why = view::why_not(game, state_of(*session),
                                 view::piece_thing(0, *maze::parse_site("c3"), maze::kSmall));
  EXPECT_EQ(why->text(), "Frozen: the large pawn came home too early and has to step out first.");
}

TEST(MazeSession, WallsSinkIntoGlassWhileTheyDoNotCount) {
  for (const char* red : {"i", "-"}) {
    const auto session = at(act(kPawns, red));
    view::Scene scene;
    view::fill_table(scene, *session);
    ASSERT_FALSE(scene.bricks.empty());
    for (const view::Brick& brick : scene.bricks) {
      EXPECT_EQ(brick.alpha < 1.0F, std::string(red) == "i");
      const float full = session->tabletop().board().brick_half.z;
      EXPECT_EQ(brick.half.z < 0.5F * full, std::string(red) == "i");
    }
  }
}

namespace {

struct Reason {
  const char* name;
  const char* from;
  const char* to;
  const char* walls;
  const char* sentence;
};

class MazeWhyNotThere : public testing::TestWithParam<Reason> {};

TEST_P(MazeWhyNotThere, NamesTheReason) {
  const Reason& reason = GetParam();
  const std::string text = std::string(kRules) + " | R " + reason.from +
                           ",z,z Y h6,z,z | walls=" + reason.walls +
                           " turn=R phase=act blue=5 red=- left=5 moved=- using=- held=- relay=- "
                           "out=RY";
  const auto read = games::parse_position(text);
  ASSERT_TRUE(read) << read.error().text();
  const auto why =
      view::why_not_there(*read->game.as<maze::Game>(), games::state_of<maze::Game>(read->state), 0,
                          *maze::parse_site(reason.from), *maze::parse_site(reason.to));
  EXPECT_EQ(why.text(), reason.sentence);
}

INSTANTIATE_TEST_SUITE_P(
    Cells, MazeWhyNotThere,
    testing::Values(Reason{"Home", "a3", "h1", "-", "Nobody enters another colour’s home."},
                    Reason{"Occupied", "h5", "h6", "-", "A pawn stands there."},
                    Reason{"Far", "a3", "h5", "-", "Too far: it takes 9 steps (left: 5)."},
                    Reason{"VeryFar", "a1", "g5",
                           "b1s.c1s.d1e.g1s.a2s.a2e.c2e.d2s.e2s.e2e.f2e."
                           "b3s.b3e.c3s.f3e.g3e.a4e.f4s.f4e.g4e.a5s."
                           "b5s.b5e.g5e.b6s.c6s.d6s.d6e.e6s.f6s."
                           "g6s.g6e.b7e.d7e.f7e.c8e.e8e",
                           "Too far: it takes 48 steps (left: 5)."},
                    Reason{"Closed", "a3", "d7", "d6s.c7e.d7s.d7e",
                           "Walls close every way there."}),
    [](const testing::TestParamInfo<Reason>& tested) { return std::string(tested.param.name); });

}  // namespace
