// The rules of Sorry!, sentence by sentence: partnership and point score.
#include <gtest/gtest.h>

#include "sorry/table.h"

namespace {

using sorry_test::Table;

constexpr std::string_view kTeams = "sorry mode=teams";
constexpr std::string_view kPairs = "sorry seats=RY,BG mode=teams";
constexpr std::string_view kPoints = "sorry seats=R,Y mode=points";

// ---- Partnership

Table team_card(std::string_view card, std::string_view pawns) {
  return {kTeams, pawns, "phase=card card=" + std::string(card)};
}

TEST(SorryTeams, AnyCardMayBeUsedOnAPawnOfEitherColourOfTheTeam) {
  EXPECT_EQ(team_card("1", "R 20,s,s,s B s,s,s,s Y 50,s,s,s G s,s,s,s").moves(),
            "R20>21 Rs>4 Y50>51 Ys>34");
  EXPECT_EQ(team_card("4", "R 20,s,s,s B s,s,s,s Y z5,h,h,h G s,s,s,s").moves(), "R20>16 Yz5>z1");
}

TEST(SorryTeams, SlidesZoneEntranceAndHomeFollowThePawnsOwnColour) {
  EXPECT_EQ(team_card("5", "R s,s,s,s B s,s,s,s Y 2,32,s,s G s,s,s,s").moves(), "Y2>7 Y32>z5");
  // 31 is a triangle of yellow: red slides there, yellow does not.
  const Table table = team_card("1", "R 30,h,h,h B s,s,s,s Y 0,h,h,h G s,s,s,s");
  EXPECT_EQ(Table(table).play("R30>31").pawns(), "R 34,h,h,h B s,s,s,s Y 0,h,h,h G s,s,s,s");
  EXPECT_EQ(Table(table).play("Y0>1").pawns(), "R 30,h,h,h B s,s,s,s Y 4,h,h,h G s,s,s,s");
}

TEST(SorryTeams, ASevenMayBeSplitBetweenAnyTwoPawnsOfTheTeam) {
  Table table = team_card("7", "R z4,h,h,h B s,s,s,s Y 40,h,h,h G s,s,s,s");
  EXPECT_EQ(table.moves(), "Rz4>h Rz4>z5 Y40>45 Y40>46 Y40>47");
  table.play("Y40>45");
  EXPECT_EQ(table.field("not"), "Y45");
  EXPECT_EQ(table.moves(), "Rz4>h");
}

TEST(SorryTeams, ThePartnersPawnIsBumped) {
  EXPECT_EQ(team_card("3", "R 20,s,s,s B s,s,s,s Y 23,s,s,s G s,s,s,s").play("R20>23").pawns(),
            "R 23,s,s,s B s,s,s,s Y s,s,s,s G s,s,s,s");
}

TEST(SorryTeams, TheColourOfThePawnThatMovesDecidesWhatMayBeHit) {
  EXPECT_EQ(team_card("3", "R 23,s,s,s B s,s,s,s Y 20,s,s,s G s,s,s,s").play("Y20>23").pawns(),
            "R s,s,s,s B s,s,s,s Y 23,s,s,s G s,s,s,s");
}

TEST(SorryTeams, SorryMayTakeThePartnersPlaceAndMustIfThatIsTheOnlyUse) {
  EXPECT_EQ(team_card("S", "R s,s,s,s B s,s,s,s Y 20,h,h,h G s,s,s,s").moves(), "Rs>20");
  EXPECT_EQ(team_card("S", "R 10,s,s,s B s,s,s,s Y 20,s,s,s G 30,s,s,s").moves(),
            "Rs>20 Rs>30 Ys>10 Ys>30");
}

TEST(SorryTeams, ASwapIsWithOpponentsPawnsOnly) {
  EXPECT_EQ(team_card("11", "R 0,s,s,s B 22,s,s,s Y 20,s,s,s G 52,s,s,s").moves(),
            "R0x22 R0x52 Y20>31 Y20x22 Y20x52");
}

TEST(SorryTeams, IfOnlyThePartnersPawnCanUseTheCardItMust) {
  EXPECT_EQ(team_card("3", "R s,s,s,s B s,s,s,s Y 20,s,s,s G s,s,s,s").moves(), "Y20>23");
}

TEST(SorryTeams, TheElevenMayBePassedOnlyIfNeitherColourCanGoForward) {
  EXPECT_FALSE(team_card("11", "R 0,s,s,s B 22,s,s,s Y 20,s,s,s G s,s,s,s").legal("pass"));
  EXPECT_TRUE(team_card("11", "R 0,s,s,s B 22,s,s,s Y 30,s,s,s G s,s,s,s").legal("pass"));
}

TEST(SorryTeams, WhoseOwnPawnsAreAllHomeGoesOnForThePartner) {
  Table table = team_card("3", "R h,h,h,h B s,s,s,s Y 20,h,h,h G s,s,s,s");
  EXPECT_EQ(table.play("Y20>23").turn(), "B draw");
  EXPECT_EQ(table.play("k8 pass").turn(), "Y draw");
  EXPECT_EQ(table.play("k3 Y23>26 k8 pass").turn(), "R draw");
}

TEST(SorryTeams, AllEightHomeWins) {
  Table table = team_card("1", "R z5,h,h,h B s,s,s,s Y z5,h,h,h G s,s,s,s");
  EXPECT_EQ(table.play("Rz5>h").turn(), "B draw");
  EXPECT_EQ(table.play("k3 pass k1").play("Yz5>h").turn(), "Y over");
}

TEST(SorryTeams, TurnsGoInTheOrderOfTheSeats) {
  Table table("sorry seats=Y,B,R,G mode=teams first=Y");
  EXPECT_EQ(table.turn(), "Y draw");
  EXPECT_EQ(table.play("k3 pass").turn(), "B draw");
  EXPECT_EQ(table.play("k3 pass").turn(), "R draw");
  EXPECT_EQ(table.play("k3 pass").turn(), "G draw");
  EXPECT_EQ(table.play("k3 pass").turn(), "Y draw");
  Table partners("sorry seats=R,Y,B,G mode=teams first=R");
  EXPECT_EQ(partners.play("k3 pass").turn(), "Y draw");
}

TEST(SorryTeams, TwoPeopleWithTwoColoursEachTakeTurnsByColour) {
  Table pairs("sorry seats=RY,BG mode=teams first=G");
  EXPECT_EQ(pairs.play("k3 pass").turn(), "R draw");
  EXPECT_EQ(pairs.game().actor(pairs.play("k1").state()), core::seat_actor(0));
  EXPECT_EQ(pairs.play("Rs>4 k3 pass").turn(), "Y draw");
}

TEST(SorryTeams, TheWinnersPartnerIsListedSecond) {
  const Table table(kTeams, "R 0,h,h,h B h,h,h,h Y s,s,s,s G h,h,h,h", "turn=G phase=over");
  EXPECT_EQ(table.order(), "G,B,R,Y");
}

TEST(SorryTeams, TwoPeopleAreTwoSeats) {
  const Table table(kPairs, "R 0,h,h,h B h,h,h,h Y s,s,s,s G h,h,h,h", "turn=G phase=over");
  EXPECT_EQ(table.order(), "BG,RY");
}

// ---- Point score: deal, play, refill

// R's turn; `fields` may change everything but the deck, which allows for any hands.
Table points(std::string_view pawns, std::string_view fields) {
  return {kPoints, pawns, "deck=11111111111 " + std::string(fields)};
}

TEST(SorryPoints, ThreePawnsInStartOneOnTheEntrance) {
  EXPECT_EQ(Table(kPoints).pawns(), "R 4,s,s,s Y 34,s,s,s");
}

TEST(SorryPoints, FiveCardsEachAreDealtOneByOneInTurnOrderFromTheFirstSeat) {
  Table table("sorry seats=R,B,Y mode=points");
  EXPECT_EQ(table.play("sB").turn(), "B deal");
  EXPECT_EQ(table.play("k1 k2").turn(), "R deal");
  table.play("k3 k4 k5 k7 k8 k10 k11 k12 kS k1 k2");
  EXPECT_EQ(table.turn(), "Y deal");
  EXPECT_EQ(table.play("k3").turn(), "R deal");
  EXPECT_EQ(table.play("k4").turn(), "B hand");
  EXPECT_EQ(table.field("hands"), "R:1,3,4,7,11;B:1,2,4,8,12;Y:2,3,5,10,S");
  EXPECT_EQ(table.field("deck"), "32223333333");
}

TEST(SorryPoints, AnyCardWithALegalUseMayBePlayed) {
  Table table = points("R 20,h,h,h Y s,s,s,s", "phase=hand hands=R:1,1,3,4,S;Y:2,3,3,7,8");
  EXPECT_EQ(table.moves(), "p1 p3 p4");
  table.play("p3");
  EXPECT_EQ(table.turn(), "R card");
  EXPECT_EQ(table.field("card"), "3");
  EXPECT_EQ(table.field("hands"), "R:1,1,4,S;Y:2,3,3,7,8");
  EXPECT_EQ(table.moves(), "R20>23");
  EXPECT_EQ(table.play("R20>23").turn(), "R fill");
  EXPECT_EQ(table.play("k12").turn(), "Y hand");
  EXPECT_EQ(table.field("hands"), "R:1,1,4,12,S;Y:2,3,3,7,8");
}

TEST(SorryPoints, WithoutALegalUseAnyCardIsDiscarded) {
  Table table = points("R z5,h,h,h Y s,s,s,s", "phase=hand hands=R:2,3,3,5,S;Y:2,3,7,7,8");
  EXPECT_EQ(table.moves(), "x2 x3 x5 xS");
  EXPECT_EQ(table.play("x5").turn(), "R fill");
  EXPECT_EQ(table.play("k1").turn(), "Y hand");
}

TEST(SorryPoints, IfOnlySwapsCanBePlayedDiscardingAnyCardIsLegalToo) {
  Table table = points("R 0,h,h,h Y 33,s,s,s", "phase=hand hands=R:11,11,12,12,S;Y:2,3,7,7,8");
  EXPECT_EQ(table.moves(), "p11 x11 x12 xS");
  EXPECT_EQ(table.play("p11").moves(), "R0x33");
}

TEST(SorryPoints, NotIfAnElevenForwardIsLegal) {
  EXPECT_EQ(points("R 20,h,h,h Y 33,s,s,s", "phase=hand hands=R:11,11,S,S,S;Y:2,3,7,7,8").moves(),
            "p11");
}

TEST(SorryPoints, ASevenThatCanOnlyBeSplitHasAUse) {
  EXPECT_EQ(points("R 59,z4,h,h Y s,s,s,s", "phase=hand hands=R:7,7,S,S,S;Y:2,3,3,5,8").moves(),
            "p7");
  EXPECT_EQ(points("R z2,z3,h,s Y s,s,s,s", "phase=hand hands=R:7,7,S,S,S;Y:2,3,3,5,8").moves(),
            "p7");
}

TEST(SorryPoints, AfterATwoAndItsRefillAnotherCardOrPass) {
  Table table = points("R 20,h,h,h Y s,s,s,s", "phase=hand hands=R:2,3,S,S,S;Y:2,3,3,7,8");
  table.play("p2 R20>22");
  EXPECT_EQ(table.turn() + " " + table.field("card"), "R fill 2");
  table.play("k4");
  EXPECT_EQ(table.turn() + " " + table.field("card"), "R again -");
  EXPECT_EQ(table.moves(), "p3 p4 pass");
  EXPECT_EQ(table.play("pass").turn(), "Y hand");
}

TEST(SorryPoints, InAgainNothingIsDiscarded) {
  EXPECT_EQ(points("R z5,h,h,h Y s,s,s,s", "phase=again hands=R:2,3,5,S,S;Y:2,3,3,7,8").moves(),
            "pass");
  EXPECT_EQ(points("R 0,h,h,h Y 33,s,s,s", "phase=again hands=R:11,12,12,S,S;Y:2,3,3,7,8").moves(),
            "p11 pass");
}

TEST(SorryPoints, ADiscardedTwoGivesNothing) {
  Table table = points("R z5,h,h,h Y s,s,s,s", "phase=hand hands=R:2,3,5,S,S;Y:2,3,3,7,8");
  EXPECT_EQ(table.play("x2 k1").turn(), "Y hand");
}

TEST(SorryPoints, ATwoNeedsALegalUseToBePlayed) {
  EXPECT_FALSE(
      points("R z5,h,h,h Y s,s,s,s", "phase=hand hands=R:1,2,S,S,S;Y:2,3,3,7,8").legal("p2"));
}

TEST(SorryPoints, AnEmptyDeckIsRefilledWithAllThatIsInNoHand) {
  Table table(kPoints, "R 20,h,h,h Y s,s,s,s",
              "deck=00000000000 phase=fill hands=R:2,3,S,S;Y:2,3,3,7,8");
  EXPECT_EQ(table.moves(), "k1*5 k10*4 k11*4 k12*4 k2*2 k3*1 k4*4 k5*4 k7*3 k8*3 kS*2");
  EXPECT_EQ(table.play("k1").field("deck"), "42144334442");
}

// ---- Point score: the end

// The score when R has won, with Y's and G's pawns as given.
std::string score(std::string_view rules, std::string_view yellow, std::string_view green) {
  Table table("sorry seats=R,Y,G mode=points" + std::string(rules),
              "R z5,h,h,h Y " + std::string(yellow) + " G " + std::string(green),
              "deck=00000000000 phase=card card=1 hands=R:2,3,S,S;Y:2,3,3,7,8;G:4,4,4,4,5");
  table.play("Rz5>h");
  return table.field("score");
}

TEST(SorryScore, TheGameEndsBeforeTheRefill) {
  Table table = points("R z5,h,h,h Y s,s,s,s", "phase=card card=1 hands=R:2,3,S,S;Y:2,3,3,7,8");
  EXPECT_EQ(table.play("Rz5>h").turn(), "R over");
  EXPECT_EQ(table.field("hands"), "R:2,3,S,S;Y:2,3,3,7,8");
}

TEST(SorryScore, FiveForEveryOpponentsPawnNotHomeAndTheHighestTier) {
  EXPECT_EQ(score("", "s,s,s,s", "s,s,s,s"), "R:140,Y:0,G:0");
  EXPECT_EQ(score("", "h,s,s,s", "s,s,s,s"), "R:85,Y:0,G:0");
  EXPECT_EQ(score("", "h,h,s,s", "s,s,s,s"), "R:55,Y:0,G:0");
  EXPECT_EQ(score("", "h,h,h,s", "s,s,s,s"), "R:25,Y:0,G:0");
}

// The tiers go by the number of pawns that are Home, however many a colour has.
TEST(SorryScore, WithFewerPawnsTheTiersAreTheSame) {
  const auto of_pawns = [](std::string_view rules, std::string_view pawns) {
    return Table("sorry seats=R,Y,G mode=points " + std::string(rules), pawns,
                 "deck=00000000000 phase=card card=1 hands=R:2,3,S,S;Y:2,3,3,7,8;G:4,4,4,4,5")
        .play("Rz5>h")
        .field("score");
  };
  EXPECT_EQ(of_pawns("pawns=1", "R z5 Y s G 49"), "R:110,Y:0,G:0");
  EXPECT_EQ(of_pawns("pawns=2", "R z5,h Y s,s G 49,s"), "R:120,Y:0,G:0");
  EXPECT_EQ(of_pawns("pawns=2", "R z5,h Y h,s G 49,s"), "R:65,Y:0,G:0");
  EXPECT_EQ(of_pawns("pawns=3", "R z5,h,h Y h,h,s G 49,s,s"), "R:45,Y:0,G:0");
  EXPECT_EQ(of_pawns("pawns=2 tiers=sum", "R z5,h Y h,s G 49,s"), "R:90,Y:0,G:0");
  EXPECT_EQ(of_pawns("pawns=2 score=all", "R z5,h Y h,s G 49,s"), "R:75,Y:5,G:0");
}

TEST(SorryScore, TheTiersAddUpIfTheRulesSaySo) {
  EXPECT_EQ(score(" tiers=sum", "s,s,s,s", "s,s,s,s"), "R:215,Y:0,G:0");
  EXPECT_EQ(score(" tiers=sum", "h,s,s,s", "s,s,s,s"), "R:110,Y:0,G:0");
  EXPECT_EQ(score(" tiers=sum", "h,h,s,s", "s,s,s,s"), "R:55,Y:0,G:0");
}

TEST(SorryScore, WithScoreAllEverySeatGetsFivePerOwnPawnHome) {
  EXPECT_EQ(score(" score=all", "h,h,s,s", "h,s,s,s"), "R:70,Y:10,G:5");
}

// ---- Hidden hands

constexpr std::string_view kHands = "phase=hand hands=R:1,1,3,4,S;Y:2,3,3,7,8";
constexpr std::string_view kHandPawns = "R 20,h,h,h Y 40,s,s,s";

TEST(SorryViews, AViewHidesEveryHandButTheViewersAndFoldsTheCardsIntoTheDeck) {
  const Table view = points(kHandPawns, kHands).seen_by('R');
  EXPECT_EQ(view.field("hands"), "R:1,1,3,4,S;Y:?????");
  EXPECT_EQ(view.field("deck"), "12311221111");
}

TEST(SorryViews, ASpectatorSeesNoHand) {
  EXPECT_EQ(points(kHandPawns, kHands).seen_by('?').field("hands"), "R:?????;Y:?????");
}

TEST(SorryViews, AViewCanBeReadAndPrinted) {
  const Table view = points(kHandPawns, kHands).seen_by('Y');
  const auto read = view.game().parse_state(view.text());
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, view.state());
}

TEST(SorryViews, AHiddenHandHasNoMovesOfItsOwn) {
  EXPECT_EQ(points(kHandPawns, kHands).seen_by('Y').moves(), "");
  EXPECT_EQ(points(kHandPawns, kHands).seen_by('R').moves(), "p1 p3 p4");
}

TEST(SorryViews, ACardDealtToAHiddenHandIsUnknown) {
  Table table = points(kHandPawns, "phase=fill hands=R:1,1,3,4;Y:2,3,3,7,8");
  Table view = table.seen_by('Y');
  EXPECT_EQ(view.moves(), "k?*1");
  EXPECT_EQ(view.play("k?").text(), table.play("k8").seen_by('Y').text());
}

TEST(SorryViews, InTheDealAViewWithACardOfItsOwnHidesTheOthersFirstCardsToo) {
  const Table view("sorry seats=R,B,Y mode=points", "R 4,s,s,s B 19,s,s,s Y 34,s,s,s",
                   "deck=44444444434 turn=Y phase=deal hands=R:1;B:12;Y:");
  EXPECT_FALSE(view.legal("k?"));
  const Table own("sorry seats=R,B,Y mode=points", "R 4,s,s,s B 19,s,s,s Y 34,s,s,s",
                  "deck=44444444444 turn=Y phase=deal hands=R:1;B:?;Y:");
  EXPECT_EQ(own.moves(), "k?*1");
}

TEST(SorryViews, APlayedCardShowsWhatTheHandHeld) {
  Table table = points(kHandPawns, kHands);
  Table view = table.seen_by('Y');
  const core::Move three{core::MoveKind::Card, sorry::k3, 0, 0, 0, 0, 0};
  sorry::State seen = view.state();
  view.game().play(seen, three);
  EXPECT_EQ(view.game().print_state(seen), table.play("p3").seen_by('Y').text());
}

// The move as the seat sees it: a card dealt to a hidden hand is unknown.
core::Move move_seen_by(const sorry::Game& game, const sorry::State& state, core::Move move,
                        core::SeatIndex viewer) {
  const bool to_hand = state.phase == sorry::Phase::Deal || state.phase == sorry::Phase::Fill;
  if (to_hand && game.turn(state) != viewer) move.value = sorry::kUnknownCard;
  return move;
}

// All along random games, for any viewer: hiding before or after a move gives the same view, and a
// guess matches it. Also with an empty deck, when a view must know that the discards come back.
TEST(SorryViews, HidingCommutesWithPlayingAndAGuessFitsTheView) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const sorry::Game game(sorry_test::rules_of("sorry seats=R,B,Y mode=points"));
    core::Rng rng(seed);
    sorry::State state = game.start();
    while (game.actor(state) != core::kOver && !HasFailure()) {
      core::MoveList list;
      game.moves(state, list);
      const core::Move move = game.actor(state) == core::kChance
                                  ? game.draw(state, rng)
                                  : list[rng.below(static_cast<std::uint32_t>(list.size()))];
      const sorry::State before = state;
      game.play(state, move);
      for (core::SeatIndex viewer = 0; viewer <= game.seat_count(); ++viewer) {
        sorry::State view = game.hide(before, viewer);
        game.play(view, move_seen_by(game, before, move, viewer));
        const sorry::State hidden = game.hide(state, viewer);
        EXPECT_EQ(game.print_state(view), game.print_state(hidden)) << "seed " << seed;
        EXPECT_EQ(view, hidden);
        EXPECT_EQ(game.hide(game.guess(view, rng), viewer), view);
        EXPECT_EQ(game.guess(view, rng).hidden, before.hidden);
      }
    }
  }
}

}  // namespace
