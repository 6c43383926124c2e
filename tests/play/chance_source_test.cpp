// Where outcomes come from: each source by itself, and at a table that does not know which one it
// has.
#include "play/chance_source.h"

#include <gtest/gtest.h>

#include <set>

#include "ai/agent.h"
#include "play/dealer.h"
#include "view/table/session.h"

namespace {

using core::Move;
using core::MoveKind;
using play::ChanceSource;
using view::Session;

const ChanceSource kEach[] = {play::SeededChance{7}, play::OwnDice{7},     play::LinkDice{7},
                              play::SealedCards{},   play::LessonChance{}, play::ShownChance{},
                              play::DatedDice{7}};

Move thrown(int pips) { return {MoveKind::Throw, static_cast<std::uint8_t>(pips), 0, 0, 0, 0, 0}; }

// A game in which Yellow throws.
play::Match parchis() { return play::Match(*games::Game::parse("parchis arms=3 first=Y")); }

Session sitting(std::string_view rules, ChanceSource chance, std::vector<play::Player> players) {
  return {play::new_replay(*games::Game::parse(rules), std::move(players)), std::move(chance),
          ai::make_agent};
}

std::vector<play::Player> people(int count) {
  return std::vector<play::Player>(static_cast<std::size_t>(count),
                                   {play::Player::Kind::Human, "", ""});
}

void rest(Session& session) {
  session.comfort.speed = 0.0F;
  for (int i = 0; i < 1000 && session.update(1.0F); ++i) {
  }
}

TEST(ChanceSource, ASeedGivesTheSameOutcomeAtTheSamePly) {
  const play::Match match = parchis();
  const Move drawn = play::draw_at(match.game(), match.state(), 7, 0);
  for (const std::size_t source : {0U, 1U, 2U}) {
    EXPECT_TRUE(play::knows_outcome(kEach[source], true));
    EXPECT_TRUE(play::knows_outcome(kEach[source], false)) << "for bots too";
    EXPECT_EQ(play::outcome(kEach[source], match), drawn);
    EXPECT_EQ(play::seed_of(kEach[source]), 7U);
  }
}

TEST(ChanceSource, EachRoundHasLuckOfItsOwn) {
  EXPECT_EQ(play::seed_of_round(7, 0), 7U) << "the first has that of the sitting";
  std::set<std::uint64_t> seeds;
  for (std::size_t round = 0; round < 100; ++round) {
    EXPECT_TRUE(seeds.insert(play::seed_of_round(7, round)).second);
  }
}

TEST(ChanceSource, SealedCardsComeInTheirOrderAndForTheSeatHereAlone) {
  play::Match match(*games::Game::parse("sorry seats=R,Y first=R"));
  const Move first{MoveKind::Deal, 3, 0, 0, 0, 0, 0};
  const Move second{MoveKind::Deal, 8, 0, 0, 0, 0, 0};
  ChanceSource source = play::SealedCards{{first, second}};
  EXPECT_FALSE(play::knows_outcome(source, false)) << "somebody else draws";
  ASSERT_TRUE(play::knows_outcome(source, true));
  EXPECT_EQ(play::outcome(source, match), first);
  play::use_outcome(source);
  EXPECT_EQ(play::outcome(source, match), second);
  play::use_outcome(source);
  EXPECT_FALSE(play::knows_outcome(source, true)) << "not known yet";
}

TEST(ChanceSource, ALessonThrowsWhatItWantsAndRefusesTheRest) {
  play::LessonChance lesson;
  lesson.wanted = {thrown(5), thrown(6)};
  lesson.otherwise = {"Throw a five.", {}};
  ChanceSource source = lesson;
  EXPECT_EQ(play::outcome(source, parchis()), thrown(5));
  EXPECT_FALSE(play::refuse_unwanted(source, thrown(6)));
  ASSERT_TRUE(play::refuse_unwanted(source, thrown(1)));
  EXPECT_EQ(play::refuse_unwanted(source, thrown(1))->text(), "Throw a five.");
  lesson.any = true;
  EXPECT_FALSE(play::refuse_unwanted(lesson, thrown(1)));
}

TEST(ChanceSource, WhoMayDoWhat) {
  struct Wanted {
    bool take_back, decide, runs, own;
  };
  constexpr Wanted kWanted[] = {{true, true, true, true},   {true, true, true, true},
                                {false, true, true, false}, {false, true, true, false},
                                {true, true, false, false}, {false, false, false, false},
                                {false, true, true, false}};
  for (std::size_t i = 0; i < std::size(kEach); ++i) {
    EXPECT_EQ(play::may_take_back(kEach[i]), kWanted[i].take_back) << i;
    EXPECT_EQ(play::people_decide(kEach[i]), kWanted[i].decide) << i;
    EXPECT_EQ(play::runs_by_itself(kEach[i]), kWanted[i].runs) << i;
    EXPECT_EQ(play::may_own_dice(kEach[i]), kWanted[i].own) << i;
  }
}

TEST(ChanceSource, OnlyAnOrdinaryGameChangesItsDice) {
  for (const ChanceSource& source : kEach) {
    for (const bool own : {true, false}) {
      const ChanceSource changed = play::with_own_dice(source, own);
      EXPECT_EQ(play::seed_of(changed), play::seed_of(source));
      if (play::may_own_dice(source)) {
        EXPECT_EQ(std::holds_alternative<play::OwnDice>(changed), own);
      } else {
        EXPECT_EQ(changed.index(), source.index());
      }
    }
  }
}

TEST(ChanceSource, ATableWaitsForACardThatIsNotKnownYet) {
  const Move five{MoveKind::Deal, 5, 0, 0, 0, 0, 0};
  Session session = sitting("sorry seats=R,Y first=R", play::SealedCards{{five}}, people(2));
  rest(session);
  EXPECT_FALSE(session.status().waits);
  EXPECT_EQ(session.throw_or_draw().kind, view::TapAnswer::Kind::Thrown);
  EXPECT_EQ(session.match().made().back(), five);
  for (int i = 0; i < 10 && session.match().actor() != core::kChance; ++i) {
    (void)session.choose(0);
    rest(session);
  }
  EXPECT_TRUE(session.status().waits);
  EXPECT_FALSE(session.status().may_throw);
  EXPECT_EQ(session.throw_or_draw().kind, view::TapAnswer::Kind::Nothing);
  session.draw_from(play::SealedCards{{five}});
  EXPECT_EQ(session.throw_or_draw().kind, view::TapAnswer::Kind::Thrown);
}

TEST(ChanceSource, NothingIsTakenBackInPlayByLink) {
  for (const bool link : {true, false}) {
    Session session = sitting(
        "parchis arms=3 first=Y",
        link ? ChanceSource(play::LinkDice{3}) : ChanceSource(play::SeededChance{3}), people(3));
    rest(session);
    for (int i = 0; i < 200 && !session.can_undo(); ++i) {
      (void)session.confirm();
      rest(session);
      if (link && i > 60) break;
    }
    EXPECT_EQ(session.can_undo(), !link);
    EXPECT_EQ(session.undo(), !link);
  }
}

TEST(ChanceSource, TheDiceOfADateStandAndAreNobodysOwn) {
  Session session = sitting("parchis arms=3 first=Y", play::DatedDice{3}, people(3));
  rest(session);
  view::use_own_dice(session, true);
  EXPECT_FALSE(session.status().may_enter);
  for (int i = 0; i < 60; ++i) {
    (void)session.confirm();
    rest(session);
  }
  EXPECT_GT(session.match().made().size(), 10U);
  EXPECT_FALSE(session.can_undo());
  EXPECT_FALSE(session.undo());
}

TEST(ChanceSource, AGameThatIsShownIsPlayedByNobodyHere) {
  std::vector<play::Player> players = people(3);
  players[1] = {play::Player::Kind::Bot, "greedy", ""};
  Session session = sitting("parchis arms=3 first=Y", play::ShownChance{}, players);
  session.comfort.auto_throw = true;
  rest(session);
  EXPECT_TRUE(session.match().made().empty());
  EXPECT_FALSE(session.status().person_acts);
  EXPECT_EQ(session.throw_or_draw().kind, view::TapAnswer::Kind::Nothing);
  EXPECT_FALSE(session.receive(thrown(5))) << "moves come from elsewhere";
  EXPECT_TRUE(session.picker().choices().empty());
  EXPECT_EQ(session.match().made().size(), 1U);
}

TEST(ChanceSource, OwnDiceArePutAwayAndTakenOutWithinAGame) {
  Session session = sitting("parchis arms=3 first=Y", play::SeededChance{3}, people(3));
  rest(session);
  EXPECT_TRUE(session.status().may_throw);
  view::use_own_dice(session, true);
  EXPECT_TRUE(session.status().may_enter);
  EXPECT_FALSE(session.can_undo());
  session.enter(thrown(5));
  EXPECT_TRUE(session.can_undo()) << "whoever mistyped enters it again";
  view::use_own_dice(session, false);
  EXPECT_FALSE(session.can_undo()) << "a throw of the device is not taken back";
}

}  // namespace
