// A sitting without a window: people tap, bots think, the stage shows the match.
#include "view/table/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <glm/geometric.hpp>

#include "ai/agent.h"
#include "view/table/table.h"
#include "view/table/touch.h"
#include "view/words/narrator.h"

namespace {

using view::Session;
using view::TapAnswer;

std::vector<play::Player> table(int seats, int people) {
  std::vector<play::Player> players(static_cast<std::size_t>(seats));
  for (std::size_t i = static_cast<std::size_t>(people); i < players.size(); ++i) {
    players[i] = {play::Player::Kind::Bot, "greedy", ""};
  }
  return players;
}

std::unique_ptr<Session> sitting(std::string_view rules, int people, std::uint64_t seed) {
  const auto game = games::Game::parse(rules);
  return std::make_unique<Session>(play::new_replay(*game, table(game->seat_count(), people)),
                                   play::SeededChance{seed}, ai::make_agent);
}

std::unique_ptr<Session> sitting_at(std::string_view position, int people) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << position;
  play::Replay replay;
  replay.players = table(read->game.seat_count(), people);
  replay.rounds.emplace_back(read->game, read->state);
  return std::make_unique<Session>(std::move(replay), play::SeededChance{1}, ai::make_agent);
}

view::Camera camera_for(const Session& session) {
  return view::make_camera(session.tabletop().board(), {}, {1280.0F, 800.0F},
                           {{0.0F, 0.0F}, {1280.0F, 800.0F}});
}

// The pieces that the stage shows, as tokens in order.
std::vector<core::Token> shown(const Session& session) {
  view::Scene scene;
  view::fill_table(scene, session);
  EXPECT_EQ(scene.pieces.size(), session.match().game().tokens(session.match().state()).size());
  std::vector<core::Token> tokens;
  for (const core::Token& token : session.match().game().tokens(session.match().state())) {
    tokens.push_back(token);
  }
  return tokens;
}

TEST(Session, BotsPlayAWholeGameByThemselves) {
  for (const char* rules : {"parchis", "parchis-3", "parchis-6-teams", "parchis-preview"}) {
    const auto session = sitting(rules, 0, 7);
    session->comfort.speed = 0.0F;
    int frames = 0;
    while (session->update(0.016F)) {
      ASSERT_LT(++frames, 100'000);
    }
    EXPECT_TRUE(session->match().over()) << rules;
    EXPECT_FALSE(session->update(0.016F)) << "nothing moves behind the end";
    shown(*session);
  }
}

TEST(Session, APersonPlaysByConfirmingAlone) {
  const auto session = sitting("parchis", 1, 11);
  session->comfort.speed = 0.0F;
  int steps = 0;
  while (!session->match().over()) {
    ASSERT_LT(++steps, 200'000);
    if (!session->update(0.016F)) {
      session->confirm();
    }
  }
  EXPECT_EQ(session->status().seat, play::standing(session->replay())[0]);
}

TEST(Session, TheSameSeedAndTapsGiveTheSameGame) {
  std::string first;
  for (const float speed : {0.0F, 4.0F}) {
    const auto session = sitting("parchis", 0, 3);
    session->comfort.speed = speed;
    for (int i = 0; i < 4000 && session->match().made().size() < 60; ++i) {
      session->update(0.05F);
    }
    session->jump(60);
    const std::string line =
        games::print_position(session->match().game(), session->match().state());
    first = first.empty() ? line : first;
    EXPECT_EQ(line, first) << "speed changes nothing in the game";
  }
}

TEST(Session, NothingMovesWhileAPersonThinks) {
  const auto session = sitting("parchis first=Y", 4, 5);
  EXPECT_FALSE(session->update(0.016F));
  EXPECT_TRUE(session->status().may_throw);
  EXPECT_TRUE(session->picker().choices().empty());
}

TEST(Session, ATapOnThePieceMovesIt) {
  const auto session = sitting_at(
      "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-",
      4);
  session->update(0.0F);
  ASSERT_EQ(session->picker().choices().size(), 2U);
  const view::Camera camera = camera_for(*session);
  const glm::vec3 piece =
      session->tabletop().board().spot(0, 8, 0, 1) + glm::vec3(0.0F, 0.0F, 0.45F);
  const TapAnswer answer = view::tap(*session, camera, camera.project(piece));
  EXPECT_EQ(answer.kind, TapAnswer::Kind::Moved);
  EXPECT_EQ(session->match().game().print_move(session->match().made().back()), "Y12>15");
}

// A css px has three pixels on many phones; a finger is as broad as everywhere.
TEST(Session, AFingerReachesAPieceBesideItOnADenseScreen) {
  constexpr float kBeside = 50.0F;  // pixels, a little more than a square
  for (const float ratio : {1.0F, 3.0F}) {
    const auto session = sitting_at(
        "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 "
        "last=-",
        4);
    session->update(0.0F);
    view::Camera camera = camera_for(*session);
    camera.ratio = ratio;
    const view::Board& board = session->tabletop().board();
    const glm::vec2 piece = camera.project(board.spot(0, 8, 0, 1) + glm::vec3(0.0F, 0.0F, 0.45F));
    const glm::vec2 away = piece - camera.project(board.spot(0, 11, 0, 1));
    const TapAnswer answer =
        view::tap(*session, camera, piece + away * (kBeside / glm::length(away)));
    EXPECT_EQ(answer.kind == TapAnswer::Kind::Moved, ratio > 1.0F) << ratio;
  }
}

TEST(Session, ATapOnTheDestinationMovesThePieceThere) {
  const auto session = sitting_at(
      "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-",
      4);
  session->update(0.0F);
  const view::Camera camera = camera_for(*session);
  const TapAnswer answer =
      view::tap(*session, camera, camera.project(session->tabletop().board().spot(0, 11, 0, 1)));
  EXPECT_EQ(answer.kind, TapAnswer::Kind::Moved);
  EXPECT_EQ(session->match().game().print_move(session->match().made().back()), "Y12>15");
}

TEST(Session, ATapWhileSomethingMovesShowsItsEnd) {
  const auto session = sitting("parchis first=Y", 4, 5);
  session->update(0.016F);
  EXPECT_EQ(session->throw_or_draw().kind, TapAnswer::Kind::Thrown);
  EXPECT_TRUE(session->update(0.016F));
  EXPECT_EQ(view::tap(*session, camera_for(*session), {640.0F, 400.0F}).kind,
            TapAnswer::Kind::Settled);
  EXPECT_FALSE(session->animating());
}

// A hint, or a throw half entered, never stands on the table of another game.
TEST(Session, NoTwoHaveTheSameRevision) {
  const auto one = sitting("parchis", 1, 1);
  const auto other = sitting("parchis", 1, 1);
  EXPECT_NE(one->revision(), other->revision());
}

TEST(Session, UndoReturnsToThePersonsLastChoiceWithTheSameThrow) {
  const auto session = sitting_at(
      "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-",
      1);
  session->comfort.speed = 0.0F;
  session->update(0.0F);
  EXPECT_FALSE(session->can_undo());
  const std::string before =
      games::print_position(session->match().game(), session->match().state());
  session->choose(0);
  for (int i = 0; i < 1000 && !session->status().may_throw; ++i) {
    session->update(0.1F);
  }
  ASSERT_TRUE(session->undo());
  EXPECT_EQ(games::print_position(session->match().game(), session->match().state()), before);
  EXPECT_TRUE(session->log().empty());
}

TEST(Session, APieceThatIsTakenBackInMidHopKeepsItsForm) {
  const auto session = sitting_at(
      "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-",
      4);
  const auto is_squashed = [&] {
    const auto& pieces = session->stage().pieces();
    return std::any_of(pieces.begin(), pieces.end(),
                       [](const view::Stage::Shown& piece) { return piece.squash != 0.0F; });
  };
  session->update(0.0F);
  session->choose(0);
  for (int i = 0; i < 1000 && !is_squashed(); ++i) session->update(0.01F);
  ASSERT_TRUE(is_squashed());
  ASSERT_TRUE(session->undo());
  for (int i = 0; i < 1000 && session->update(0.01F); ++i) {
  }
  EXPECT_FALSE(is_squashed());
}

struct WhyCase {
  const char* position;
  core::Colour colour;
  core::Site site;  // progress
  const char* sentence;
};

class WhyNot : public testing::TestWithParam<WhyCase> {};

TEST_P(WhyNot, NamesTheReason) {
  const WhyCase& given = GetParam();
  const auto read = games::parse_position(given.position);
  ASSERT_TRUE(read) << given.position;
  const auto table = view::make_tabletop(read->game, read->game.first_colour(0));
  const auto why = table->why_not(read->state, view::piece_thing(given.colour, given.site));
  ASSERT_TRUE(why);
  EXPECT_EQ(why->text(), given.sentence);
}

INSTANTIATE_TEST_SUITE_P(
    Reasons, WhyNot,
    testing::Values(
        WhyCase{"parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 "
                "sixes=0 last=-",
                1, 1, "It is another player’s."},
        WhyCase{"parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll "
                "sixes=0 last=-",
                0, 1, "First throw the die."},
        WhyCase{"parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 "
                "sixes=0 last=-",
                0, 0, "A piece leaves its nest only with a 5."},
        WhyCase{"parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move5 "
                "sixes=0 last=-",
                0, 8, "A 5 must bring a piece out of the nest."},
        WhyCase{"parchis | Y 12,12,20,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move6 "
                "sixes=1 last=-",
                0, 16, "A 6 must open your barrier."},
        WhyCase{"parchis | Y 10,30,n,n B 12,12,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 "
                "sixes=0 last=-",
                0, 6, "A barrier is in the way (12)."},
        WhyCase{"parchis | Y 30,c5,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move4 "
                "sixes=0 last=-",
                0, 69, "Too far: it is 3 to the end, and this is 4."},
        WhyCase{"parchis | Y 10,30,n,n B 12,n,n,n R 12,n,n,n G 56,n,n,n | turn=Y phase=move2 "
                "sixes=0 last=-",
                0, 6, "Two pieces already stand there (12)."},
        WhyCase{"parchis | Y 10,30,g,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move2 "
                "sixes=0 last=-",
                0, 72, "It is already home."}));

TEST(Narrator, TellsEveryEventOfAGameInASentenceOrNotAtAll) {
  const auto session = sitting("parchis-duel", 0, 9);
  session->comfort.speed = 0.0F;
  while (session->update(0.1F)) {
  }
  const view::Names names{{"Ann", "Ben"}, {"Yellow", "Blue", "Red", "Green"}};
  std::size_t told = 0;
  for (const view::LogEntry& entry : session->log()) {
    const auto sentence = view::describe(session->match().game(), names, entry.seat, entry.event);
    if (sentence) {
      ++told;
      EXPECT_EQ(sentence->text().find('{'), std::string::npos) << sentence->text();
    }
  }
  EXPECT_GT(told, 100U);
}

// A partner's pawn that may be moved has a second ring in the mover's colour; one's own pawn has
// none.
TEST(Session, PartnersPawnsAreMarked) {
  const auto session = sitting_at(
      "sorry mode=teams | R 0,1,34,49 B 10,24,25,43 Y 22,39,47,58 G 4,33,41,48 | "
      "deck=54232114010 turn=G phase=card card=5 left=0 not=-",
      4);
  view::Scene scene;
  view::fill_table(scene, *session);
  const auto rings = [&](view::Hue hue) {
    return std::count_if(scene.marks.begin(), scene.marks.end(), [hue](const view::Mark& mark) {
      return mark.kind == view::Mark::Kind::Selectable && mark.hue == hue;
    });
  };
  EXPECT_EQ(rings(view::Hue::Green), 4) << "blue's four pawns";
  EXPECT_EQ(rings(view::Hue::Ivory), 8) << "all eight that may move";
}

// “Take the first part back” takes back that part alone: a part that was forced is no choice, and
// taking back would return to an earlier turn.
TEST(Session, OnlyALastMoveThatWasAChoiceIsTakenBackAlone) {
  int alone = 0;
  int further = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto session = sitting("parcheesi", 4, seed);
    session->comfort.speed = 0.0F;
    for (int steps = 0; steps < 400 && !session->match().over(); ++steps) {
      while (session->update(0.016F)) continue;
      if (session->status().may_throw) {
        session->confirm();
      } else if (!session->picker().choices().empty()) {
        session->choose(0);
      }
      const std::size_t made = session->match().made().size();
      if (session->undoes_last_move()) {
        ++alone;
        ASSERT_TRUE(session->undo());
        EXPECT_EQ(session->match().made().size(), made - 1);
        session->choose(0);
      } else if (session->can_undo()) {
        ++further;
      }
    }
  }
  EXPECT_GT(alone, 0);
  EXPECT_GT(further, 0);
}

}  // namespace
