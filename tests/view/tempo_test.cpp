// The pace of a game at the table: automatic moves, what a tap skips, and that nothing is announced
// before it has been seen.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"
#include "games/notation.h"
#include "view/table/session.h"
#include "view/table/touch.h"

namespace {

using view::Session;
using view::TapAnswer;

constexpr float kFrame = 0.016F;
constexpr glm::vec2 kAside{8.0F, 8.0F};  // a pixel of the table with nothing on it

std::vector<play::Player> one_and_bots(int seats) {
  std::vector<play::Player> players(static_cast<std::size_t>(seats));
  for (std::size_t i = 1; i < players.size(); ++i) {
    players[i] = {play::Player::Kind::Bot, "greedy", ""};
  }
  return players;
}

Session begun(std::string_view rules) {
  const auto game = games::Game::parse(rules);
  return {play::new_replay(*game, one_and_bots(game->seat_count())), play::SeededChance{4},
          ai::make_agent};
}

Session at(std::string_view position) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << position;
  play::Replay replay;
  replay.players = one_and_bots(read->game.seat_count());
  replay.rounds.emplace_back(read->game, read->state);
  return {std::move(replay), play::SeededChance{1}, ai::make_agent};
}

view::Camera camera_for(const Session& session) {
  return view::make_camera(session.tabletop().board(), {}, {1280.0F, 800.0F},
                           {{0.0F, 0.0F}, {1280.0F, 800.0F}});
}

void wait(Session& session, float seconds) {
  for (float passed = 0.0F; passed < seconds; passed += kFrame) (void)session.update(kFrame);
}

constexpr const char* kOneMove =
    "parchis | Y 12,n,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-";
constexpr const char* kToThrow =
    "parchis | Y 12,30,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 last=-";

TEST(Tempo, AForcedMoveGoesByItself) {
  Session session = at(kOneMove);
  session.comfort.forced = true;
  wait(session, 1.0F);
  ASSERT_FALSE(session.match().made().empty());
  EXPECT_EQ(session.match().game().print_move(session.match().made()[0]), "Y12>15");
}

TEST(Tempo, WhoeverSwitchesItOffMakesForcedMovesThemselves) {
  Session session = at(kOneMove);
  session.comfort.forced = false;
  wait(session, 1.0F);
  EXPECT_TRUE(session.match().made().empty());
}

TEST(Tempo, WhoeverChoseToDrawAnotherCardHasAskedForIt) {
  Session session =
      at("sorry seats=R,Y first=R | R 20,s,s,s Y s,s,s,s | deck=53444444444 turn=R phase=again "
         "card=- left=0 not=-");
  session.comfort.forced = false;
  wait(session, 1.0F);
  ASSERT_TRUE(session.match().made().empty()) << "they could end their turn";
  (void)session.throw_or_draw();
  wait(session, 1.0F);
  EXPECT_EQ(session.match().made().size(), 2U);
  EXPECT_FALSE(session.status().may_throw);

  Session again(play::first_moves(session.replay(), 1), play::SeededChance{1}, ai::make_agent);
  again.comfort.forced = false;
  wait(again, 3.0F);
  EXPECT_TRUE(again.status().may_throw) << "whoever comes back sees the table first";

  EXPECT_TRUE(session.undo());
  wait(session, 3.0F);
  EXPECT_TRUE(session.match().made().empty());
}

TEST(Tempo, ATapAnywhereThrows) {
  Session session = at(kToThrow);
  wait(session, 0.1F);
  EXPECT_EQ(view::tap(session, camera_for(session), kAside).kind, TapAnswer::Kind::Thrown);
}

TEST(Tempo, WhoeverSwitchesItOffTapsTheDie) {
  Session session = at(kToThrow);
  session.comfort.tap_throws = false;
  wait(session, 0.1F);
  const view::Camera camera = camera_for(session);
  EXPECT_NE(view::tap(session, camera, kAside).kind, TapAnswer::Kind::Thrown);
  const auto die = view::spot_of(session, view::chance_thing());
  ASSERT_TRUE(die);
  EXPECT_EQ(view::tap(session, camera, camera.project(die->at)).kind, TapAnswer::Kind::Thrown);
}

TEST(Tempo, AThrowAfterWhichThereIsNoChoiceGoesByItselfButTheFirst) {
  Session session = begun("parchis first=Y");
  session.comfort.forced = true;
  wait(session, 1.0F);
  ASSERT_TRUE(session.status().may_throw) << "the first throw is the person's";
  (void)session.throw_or_draw();
  const auto thrown = [&] {
    return std::count_if(session.log().begin(), session.log().end(), [](const auto& entry) {
      return entry.seat == 0 && entry.event.kind == core::EventKind::Thrown;
    });
  };
  for (int i = 0; i < 4000 && thrown() < 2; ++i) {
    (void)session.update(kFrame);
    if (!session.picker().choices().empty()) (void)session.choose(0);
  }
  EXPECT_GE(thrown(), 2) << "with all pieces in the nest nothing is to be chosen";
}

// Whoever comes back to a game sees what lies there before anything is thrown. (Nobody has thrown a
// six here, so that no throw leaves a choice.)
TEST(Tempo, TheFirstThrowOfASittingIsLeftToThePerson) {
  Session before = begun("ludo seats=Y,R first=Y");
  before.comfort.forced = true;
  before.comfort.speed = 0.0F;
  for (int i = 0; i < 400 && before.match().made().size() < 10; ++i) {
    if (before.status().may_throw) (void)before.throw_or_draw();
    (void)before.update(kFrame);
  }
  std::size_t plies = 9;
  while (plies > 4 &&
         play::first_moves(before.replay(), plies).rounds.back().actor() != core::kChance)
    --plies;
  Session again(play::first_moves(before.replay(), plies), play::SeededChance{4}, ai::make_agent);
  again.comfort.forced = true;
  for (int i = 0; i < 400 && !again.status().may_throw; ++i) (void)again.update(kFrame);
  ASSERT_TRUE(again.status().may_throw);
  const std::size_t found = again.match().made().size();
  wait(again, 3.0F);
  EXPECT_EQ(again.match().made().size(), found);
  (void)again.throw_or_draw();
  wait(again, 12.0F);
  EXPECT_GT(again.match().made().size(), found + 4) << "the next one goes by itself";
}

// One tap while bots play: everything up to the person's next decision is shown at once.
TEST(Tempo, ATapShowsWhatBotsDoUpToThePersonsNextDecision) {
  for (const char* rules : {"parchis first=Y", "sorry", "maze first=R"}) {
    Session session = begun(rules);
    session.comfort.works_by_hand = false;
    for (int i = 0; i < 5000 && !session.others_play(); ++i) {
      (void)session.update(kFrame);
      (void)(session.status().may_throw ? session.throw_or_draw() : session.confirm());
    }
    ASSERT_TRUE(session.others_play()) << rules;
    EXPECT_EQ(view::tap(session, camera_for(session), kAside).kind, TapAnswer::Kind::Settled);
    int frames = 0;
    while (session.others_play() && ++frames < 200) (void)session.update(kFrame);
    EXPECT_LT(frames, 60) << rules << ": a few frames for the bots' thinking, and no time";
    (void)session.update(kFrame);
    EXPECT_TRUE(session.status().person_acts || session.match().over()) << rules;
  }
}

TEST(Tempo, BotsInARowCatchUp) {
  Session session = begun("parchis first=Y");
  session.comfort.bot_pause = 0.1F;
  session.comfort.bot_speed = 1.6F;
  constexpr float kRound = 5.0F;  // seconds that no round of bots takes, whatever they throw
  float others = 0.0F;
  for (int i = 0; i < 20'000 && !session.match().over(); ++i) {
    (void)session.update(kFrame);
    others = session.others_play() ? others + kFrame : 0.0F;
    ASSERT_LT(others, kRound);
    if (session.status().may_throw) (void)session.throw_or_draw();
    if (!session.picker().choices().empty()) (void)session.choose(0);
  }
}

// Where nothing moves, a pause costs one frame at its beginning and one at its end.
TEST(Tempo, APauseOfBotsIsWaitedForAsAWhole) {
  constexpr float kPause = 0.8F;
  constexpr std::size_t kMoves = 60;
  const auto game = games::Game::parse("parchis first=Y");
  Session session(play::new_replay(
                      *game, std::vector<play::Player>(4, {play::Player::Kind::Bot, "greedy", ""})),
                  play::SeededChance{4}, ai::make_agent);
  session.comfort.still = true;
  session.comfort.bot_pause = kPause;
  float passed = 0.0F;
  std::size_t frames = 0;
  for (core::Wait next = core::Wait::none(); session.match().made().size() < kMoves; ++frames) {
    ASSERT_TRUE(next) << "bots go on";
    ASSERT_LT(frames, 4 * kMoves);
    const float step = std::max(next.seconds(), kFrame);
    passed += step;
    next = session.update(step);
  }
  EXPECT_GT(passed, static_cast<float>(kMoves) * kPause);
}

class Told : public testing::TestWithParam<const char*> {};

// What is still running has not been announced, nor anything of the position after it.
TEST_P(Told, NothingBeforeItsObjectShowsIt) {
  const auto game = games::Game::parse(GetParam());
  Session session(play::new_replay(
                      *game, std::vector<play::Player>(static_cast<std::size_t>(game->seat_count()),
                                                       {play::Player::Kind::Bot, "greedy", ""})),
                  play::SeededChance{9}, ai::make_agent);
  std::size_t frames_in_motion = 0;
  for (int i = 0; i < 4000 && !session.match().over(); ++i) {
    const std::string before = game->print_state(session.match().state());
    const std::size_t made = session.match().made().size();
    (void)session.update(0.05F);
    const std::size_t told = session.told().size();
    if (!session.animating()) {
      ASSERT_EQ(told, session.log().size());
      ASSERT_EQ(game->print_state(session.shown()), game->print_state(session.match().state()));
      continue;
    }
    ++frames_in_motion;
    ASSERT_LT(told, session.log().size());
    const auto running = session.stage().moment().running;
    if (running) {
      EXPECT_EQ(session.log()[told].event.kind, running->event.kind) << "the next to be told";
    }
    EXPECT_FALSE(session.status().over);
    EXPECT_EQ(session.status().seat, session.tabletop().turn(session.shown()));
    if (session.match().made().size() == made + 1) {
      EXPECT_EQ(game->print_state(session.shown()), before);
    }
  }
  EXPECT_GT(frames_in_motion, 100U);
}
INSTANTIATE_TEST_SUITE_P(Games, Told,
                         testing::Values("parchis", "sorry", "sorry mode=points", "maze"),
                         [](const auto& given) {
                           std::string name = given.param;
                           std::replace_if(
                               name.begin(), name.end(),
                               [](char c) { return c == ' ' || c == '='; }, '_');
                           return name;
                         });

TEST(ToldAtOnce, WithoutMotionEverythingIsToldAtOnce) {
  Session session = at(kToThrow);
  session.comfort.speed = 0.0F;
  (void)session.update(kFrame);
  (void)session.throw_or_draw();
  EXPECT_EQ(session.told().size(), session.log().size());
  EXPECT_FALSE(session.told().empty());
}

}  // namespace
