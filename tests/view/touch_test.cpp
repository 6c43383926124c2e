// What a finger on a phone touches, where squares are smaller than its tip.
#include "view/table/touch.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"
#include "games/random_game.h"

namespace {

using view::Session;
using view::TapAnswer;

constexpr const char* kTwoAndFour =
    "ludo board=parcheesi seats=Y,R first=Y | Y 10,30,n,n R 50,n,n,n | turn=Y phase=move use=2,4 "
    "run=0 left=-";
constexpr const char* kOneAndThree =
    "ludo board=parcheesi seats=Y,R first=Y | Y 10,30,n,n R 50,n,n,n | turn=Y phase=move use=1,3 "
    "run=0 left=-";

std::unique_ptr<Session> sitting(const games::Game& game, const games::State& state) {
  play::Replay replay;
  replay.players.resize(static_cast<std::size_t>(game.seat_count()));
  replay.rounds.emplace_back(game, state);
  auto session =
      std::make_unique<Session>(std::move(replay), play::SeededChance{1}, ai::make_agent);
  session->comfort.speed = 0.0F;
  session->update(0.0F);
  return session;
}

std::unique_ptr<Session> sitting_at(std::string_view position) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << position;
  return sitting(read->game, read->state);
}

view::Camera phone_for(const Session& session) {
  constexpr glm::vec2 kPhone{320.0F, 400.0F};
  return view::make_camera(session.tabletop().board(), view::from_above(), kPhone, {{}, kPhone});
}

glm::vec2 pixel_of(const Session& session, view::Thing thing) {
  return phone_for(session).project(spot_of(session, thing)->at);
}

TapAnswer::Kind tap(Session& session, view::Thing thing) {
  return view::tap(session, phone_for(session), pixel_of(session, thing)).kind;
}

std::size_t made(const Session& session) { return session.match().made().size(); }

// The piece of two dice has two ways to go, so neither is marked before it is picked.
TEST(Touch, ASquareThatIsNotMarkedIsTouchedExactly) {
  for (const int site : {7, 11, 13, 15}) {
    const auto session = sitting_at(kTwoAndFour);
    ASSERT_EQ(session->picker().options()[0].choices, 2U);
    const auto from = session->picker().choices()[0].move.from;
    const auto beside = static_cast<core::Site>(from - 10 + site);
    EXPECT_NE(tap(*session, view::site_thing(0, beside)), TapAnswer::Kind::Moved) << site;
  }
  for (const int steps : {2, 4}) {
    const auto session = sitting_at(kTwoAndFour);
    const auto from = session->picker().choices()[0].move.from;
    const auto target = static_cast<core::Site>(from + steps);
    EXPECT_EQ(tap(*session, view::site_thing(0, target)), TapAnswer::Kind::Moved) << steps;
  }
}

TEST(Touch, AMarkedSquareIsTouchedFromBesideIt) {
  const auto session = sitting_at(
      "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-");
  EXPECT_EQ(tap(*session, view::site_thing(0, 12)), TapAnswer::Kind::Moved);
}

TEST(Touch, ASecondTouchOfThePickedPieceIsNoMove) {
  const auto session = sitting_at(kOneAndThree);
  ASSERT_EQ(session->picker().options()[0].choices, 2U);
  const view::Thing piece = session->picker().options()[0].thing;
  EXPECT_EQ(tap(*session, piece), TapAnswer::Kind::Selected);
  ASSERT_EQ(session->picker().picked().size(), 1U);
  EXPECT_EQ(tap(*session, piece), TapAnswer::Kind::Again);
  EXPECT_EQ(made(*session), 0U);
  // A drag takes it along.
  const view::Thing target = session->picker().options()[0].thing;
  const auto answer = view::drop(*session, phone_for(*session), pixel_of(*session, target));
  EXPECT_EQ(answer.kind, TapAnswer::Kind::Moved);
}

// A press that has thrown holds nothing: letting go elsewhere plays nothing.
TEST(Touch, APressThatHoldsNothingDropsNothing) {
  const auto session = sitting_at(kOneAndThree);
  for (const view::Option& option : session->picker().options()) {
    const auto at = pixel_of(*session, option.thing);
    EXPECT_EQ(view::drop(*session, phone_for(*session), at).kind, TapAnswer::Kind::Nothing);
  }
  const auto one_way = sitting_at(
      "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-");
  const view::Thing piece = one_way->picker().options()[0].thing;
  EXPECT_EQ(view::drop(*one_way, phone_for(*one_way), pixel_of(*one_way, piece)).kind,
            TapAnswer::Kind::Nothing);
  EXPECT_EQ(made(*session) + made(*one_way), 0U);
}

// Where both dice would take the picked piece, a touch uses the first die if only one leads there.
TEST(Touch, ASquareOfBothDiceIsAnswered) {
  const auto session = sitting_at(kOneAndThree);
  const view::Thing piece = session->picker().options()[0].thing;
  const auto from = session->picker().choices()[0].move.from;
  ASSERT_EQ(tap(*session, piece), TapAnswer::Kind::Selected);
  const auto both = view::site_thing(0, static_cast<core::Site>(from + 1 + 3));
  EXPECT_EQ(tap(*session, both), TapAnswer::Kind::WhyNot) << "either die may be the first";
  EXPECT_EQ(session->picker().picked().size(), 1U) << "the piece stays picked";
}

// A die that was picked first is kept when it does not suit the piece, which is told why.
TEST(Touch, ADieThatDoesNotSuitThePieceStaysPicked) {
  const auto session = sitting_at(
      "ludo board=parcheesi seats=Y,R first=Y | Y 10,c5,n,n R 50,n,n,n | turn=Y phase=move use=2,4 "
      "run=0 left=-");
  const auto options = session->picker().options();
  const auto short_way = std::find_if(options.begin(), options.end(), [&](const auto& option) {
    return option.choices == 1 && session->picker().choices()[option.first].die == 2;
  });
  ASSERT_NE(short_way, options.end());
  const view::Thing near = short_way->thing;
  session->picker().use_die(4);
  const auto answer = view::tap(*session, phone_for(*session), pixel_of(*session, near));
  EXPECT_EQ(answer.kind, TapAnswer::Kind::WhyNot);
  ASSERT_TRUE(answer.why);
  EXPECT_EQ(answer.why->message, "Too far: it is {0} to the end, and this is {1}.");
  EXPECT_EQ(answer.why->args[1], "4");
  EXPECT_EQ(session->picker().die(), 4);
  EXPECT_EQ(made(*session), 0U);
}

constexpr const char* kAtTheZone =
    "maze seats=R,Y first=R | R e6,z,z Y h7,z,z | "
    "walls=c1s.d1s.f1s.b2s.f2e.g2e.a3e.f3s.g3e.a4e.g4e."
    "a5e.c5s.g5e.a6e.e6e.g6s.g6e.b7e.c7s.d7s.e7s.f7s turn=R phase=act blue=3 red=w left=3 moved=- "
    "using=- held=- relay=- out=RY";

// All of the zone is the zone, and all of a cell the cell, not only its middle.
TEST(Touch, TheWholeGroundOfAMazesTargetIsTouched) {
  for (const glm::vec2 place :
       {glm::vec2(0.0F, 0.0F), glm::vec2(1.2F, 0.3F), glm::vec2(-1.2F, 1.2F)}) {
    const auto session = sitting_at(kAtTheZone);
    const view::Camera camera = phone_for(*session);
    ASSERT_EQ(tap(*session, view::thing_of(session->stage().pieces()[0])),
              TapAnswer::Kind::Selected);
    const auto answer = view::tap(*session, camera, camera.project({place, 0.0F}));
    EXPECT_EQ(answer.kind, TapAnswer::Kind::Moved) << place.x << " " << place.y;
  }
  const auto session = sitting_at(kAtTheZone);
  const view::Camera camera = phone_for(*session);
  ASSERT_EQ(tap(*session, view::thing_of(session->stage().pieces()[0])), TapAnswer::Kind::Selected);
  const view::Thing target = session->picker().options()[0].thing;
  ASSERT_EQ(target.kind, view::Thing::Kind::Site);
  const auto dropped = [&](glm::vec2 aside) {
    const glm::vec2 at = glm::vec2(spot_of(*session, target)->at) + aside;
    return view::drop(*session, camera, camera.project({at, 0.0F})).kind;
  };
  EXPECT_EQ(dropped({0.6F, 0.6F}), TapAnswer::Kind::Moved);
}

// After a 2 the deck and the button of cards draw the next card, as they have drawn all others.
TEST(Touch, TheDeckDrawsAgainAfterATwo) {
  const auto after_a_two = [] {
    return sitting_at(
        "sorry seats=R,Y first=R | R 20,s,s,s Y s,s,s,s | deck=53444444444 turn=R phase=again "
        "card=- left=0 not=-");
  };
  const auto by_deck = after_a_two();
  const auto by_button = after_a_two();
  ASSERT_EQ(by_deck->picker().choices().size(), 2U);
  EXPECT_TRUE(by_button->may_draw_again());
  EXPECT_EQ(tap(*by_deck, view::chance_thing()), TapAnswer::Kind::Moved);
  EXPECT_EQ(by_button->throw_or_draw().kind, TapAnswer::Kind::Moved);
  for (const auto* session : {&by_deck, &by_button}) {
    EXPECT_EQ((*session)->match().made()[0].kind, core::MoveKind::Draw);
    EXPECT_FALSE((*session)->may_draw_again());
  }
}

// Whether the move is of this piece, or ends where the piece stands.
bool concerns(const Session& session, const view::Choice& choice, const view::Thing& piece) {
  if (choice.steps[0] == piece || choice.steps.back() == piece) return true;
  if (!choice.moves_piece()) return true;
  const view::Board& board = session.tabletop().board();
  const glm::vec3 stands = board.spot(piece.colour, piece.site, 0, 1);
  if (stands == board.spot(choice.move.colour, choice.move.to, 0, 1)) return true;
  const auto ground = session.tabletop().thing_at(session.match().state(), glm::vec2(stands));
  return ground && ground->kind == view::Thing::Kind::Site && ground->site == choice.move.to;
}

class AnyTouch : public testing::TestWithParam<const char*> {};

// Touches every piece of a position in its middle, after each piece that can be picked. Adds the
// number of touches that moved to `moved`.
void touch_all(const games::Game& game, const games::State& state, int& moved) {
  const std::size_t options = sitting(game, state)->picker().options().size();
  for (std::size_t first = 0; first <= options; ++first) {
    const auto fresh = [&] {
      auto session = sitting(game, state);
      const auto things = session->picker().options();
      if (first < options && things[first].choices > 1) session->pick(things[first].thing);
      return session;
    };
    const std::size_t pieces = fresh()->stage().pieces().size();
    for (std::size_t i = 0; i < pieces; ++i) {
      const auto session = fresh();
      const view::Thing piece = thing_of(session->stage().pieces()[i]);
      const std::vector<view::Choice> choices(session->picker().choices().begin(),
                                              session->picker().choices().end());
      if (tap(*session, piece) != TapAnswer::Kind::Moved) continue;
      const auto played = std::find_if(choices.begin(), choices.end(), [&](const auto& choice) {
        return choice.move == session->match().made()[0];
      });
      ASSERT_NE(played, choices.end());
      ++moved;
      EXPECT_TRUE(concerns(*session, *played, piece))
          << games::print_position(game, state) << " " << game.print_move(played->move);
    }
  }
}

TEST_P(AnyTouch, ATouchOfAPieceMovesNoOther) {
  constexpr int kPlies = 400;
  constexpr int kEach = 9;
  const auto game = games::Game::parse(GetParam());
  core::Rng rng(3);
  games::State state = game->start();
  int moved = 0;
  for (int ply = 0; ply < kPlies && !HasFailure(); ++ply) {
    if (game->actor(state) == core::kOver) state = game->start();
    core::MoveList list;
    game->moves(state, list);
    if (ply % kEach == 0 && game->actor(state) != core::kChance) touch_all(*game, state, moved);
    game->play(state, race_test::random_move(*game, state, list, rng));
  }
  EXPECT_GT(moved, 10);
}

INSTANTIATE_TEST_SUITE_P(Games, AnyTouch,
                         testing::Values("ludo", "parcheesi", "parchis", "sorry", "maze"));

}  // namespace
