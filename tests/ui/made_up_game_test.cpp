// What a new game must offer: a made-up game has everything, and without any one part a layer
// refuses it. The real games are checked in src/<layer>/hooks.h.
#include <gtest/gtest.h>

#include "ai/hooks.h"
#include "made_up_game/game.h"
#include "play/hooks.h"
#include "ui/hooks.h"
#include "view/hooks.h"

namespace {

using made_up::Game;
using made_up::Part;

TEST(MadeUpGame, IsAtHomeInEveryLayer) {
  EXPECT_TRUE(games::ListedGame<Game<Part::Nothing>>);
  EXPECT_TRUE(play::SittingGame<Game<Part::Nothing>>);
  EXPECT_TRUE(ai::PlayedGame<Game<Part::Nothing>>);
  EXPECT_TRUE(view::TableGame<Game<Part::Nothing>>);
  EXPECT_TRUE(ui::ShownGame<Game<Part::Nothing>>);
}

TEST(MadeUpGame, ASittingMissesEachPart) {
  EXPECT_FALSE(play::SittingGame<Game<Part::Taste>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::HasScores>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::RoundScores>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::Target>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::NextRound>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::HidesHands>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::UnknownCard>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::HasUnknownCards>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::DealsToHand>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::HandsAreDealt>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::MayBeDealtUnseen>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::MovesOfHiddenHand>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::CardsToShuffle>>);
  EXPECT_FALSE(play::SittingGame<Game<Part::Gathered>>);
}

TEST(MadeUpGame, TheBotsMissEachPart) {
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Evaluate>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Judge>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Scan>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Fill>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::IsWeighed>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::IsTrial>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Foresight>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::RoundsAhead>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Sift>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Look>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Slips>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Family>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Families>>);
  EXPECT_FALSE(ai::PlayedGame<Game<Part::Ratings>>);
}

TEST(MadeUpGame, TheTableMissesEachPart) {
  EXPECT_FALSE(view::TableGame<Game<Part::HueOf>>);
  EXPECT_FALSE(view::TableGame<Game<Part::MakeTable>>);
  EXPECT_FALSE(view::TableGame<Game<Part::WhyNot>>);
  EXPECT_FALSE(view::TableGame<Game<Part::Describe>>);
  EXPECT_FALSE(view::TableGame<Game<Part::DrawnKinds>>);
}

TEST(MadeUpGame, TheScreensMissEachPart) {
  EXPECT_FALSE(ui::ShownGame<Game<Part::Clockwise>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::OrderIsFixed>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::KeepFirst>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::ColourSits>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::WhyColourStays>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::Lengths>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::PresetSigns>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::Beginners>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::OnlyLooks>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::ShowRules>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::HudOf>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::Lots>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::OwnDiceWanted>>);
  EXPECT_FALSE(ui::ShownGame<Game<Part::CaptureReason>>);
}

// Rounds and hidden hands are required only of games that have them.
TEST(MadeUpGame, RoundsAndHandsAreOnlyForGamesThatHaveThem) {
  EXPECT_TRUE(play::ScoredGame<sorry::Game>);
  EXPECT_TRUE(play::HandGame<sorry::Game>);
  EXPECT_FALSE(play::ScoredGame<parchis::Game>);
  EXPECT_FALSE(play::HandGame<maze::Game>);
}

}  // namespace
