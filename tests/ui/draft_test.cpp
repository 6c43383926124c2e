// The set-up behind the new-game screen: whatever is changed there, the rules can be played.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "ai/agent.h"
#include "core/rng.h"
#include "ui/draft/draft.h"
#include "ui/draft/draft_quartet.h"
#include "ui/draft_changes.h"
#include "ui/hooks.h"
#include "ui/ludo/draft.h"
#include "ui/maze/draft.h"
#include "ui/parchis/draft.h"
#include "ui/sorry/draft.h"

namespace {

using core::Rng;
using draft_test::changes_of;
using ui::Draft;
using ui::GameKind;

template <class Rules>
const Rules& in(const Draft& draft) {
  return *std::get_if<Rules>(&draft.rules);
}

std::vector<play::Player> sorted(std::vector<play::Player> players) {
  std::sort(players.begin(), players.end(), [](const auto& a, const auto& b) {
    return std::tie(a.kind, a.level, a.name) < std::tie(b.kind, b.level, b.name);
  });
  return players;
}

}  // namespace

TEST(Draft, EveryChangeLeavesRulesThatReadTheSame) {
  constexpr int kSequences = 60;
  constexpr int kSteps = 120;
  for (const GameKind kind : ui::kGameKinds) {
    const auto changes = changes_of(kind);
    for (int seed = 0; seed < kSequences; ++seed) {
      Rng rng(static_cast<std::uint64_t>(seed));
      Draft draft = ui::default_draft(kind);
      for (int step = 0; step < kSteps; ++step) {
        changes[rng.below(static_cast<std::uint32_t>(changes.size()))](draft, rng);
        const std::string line = ui::rules_line(draft.rules);
        const auto game = games::Game::parse(line);
        ASSERT_TRUE(game) << seed << ' ' << step << ' ' << line << ' ' << game.error().text();
        ASSERT_EQ(game->rules(), draft.rules) << seed << ' ' << step << ' ' << line;
        ASSERT_EQ(draft.players.size(), ui::seats_of(draft.rules).size()) << line;
        // The game can be started.
        ASSERT_FALSE(games::Game(draft.rules).print_state(game->start()).empty());
      }
    }
  }
}

TEST(Draft, DraftsReadWhatTheyPrint) {
  for (const GameKind chosen : ui::kGameKinds) {
    ui::Drafts drafts;
    for (const GameKind kind : ui::kGameKinds) {
      Rng rng(static_cast<std::uint64_t>(kind) + 7);
      ui::Draft draft = ui::default_draft(kind);
      const auto changes = changes_of(kind);
      for (int i = 0; i < 50; ++i) {
        changes[rng.below(static_cast<std::uint32_t>(changes.size()))](draft, rng);
      }
      draft.players[0].name = "Ana María & co.";
      // A preset may have turned it into another national game.
      drafts.of(ui::known_of(draft.rules)) = draft;
      if (kind == chosen) drafts.chosen = ui::known_of(draft.rules);
    }
    EXPECT_EQ(ui::parse_drafts(ui::print_drafts(drafts)), drafts);
  }
}

TEST(Draft, ADraftOfOneGameIsStillRead) {
  const std::string level(ai::levels()[0]);
  const ui::Drafts drafts = ui::parse_drafts("parchis pieces=1\nhuman - Ana\nbot " + level +
                                             " Otto\nbot " + level + " Mila\nhuman - \n");
  EXPECT_EQ(drafts.kind(), ui::kKind<parchis::Game>);
  EXPECT_EQ(ui::rules_line(drafts.now().rules), "parchis pieces=1");
  EXPECT_EQ(drafts.now().players[0].name, "Ana");
  EXPECT_EQ(drafts.now().players[2].name, "Mila");
  EXPECT_EQ(drafts.now().players[2].level, level);
  EXPECT_EQ(drafts.now().players[3].kind, play::Player::Kind::Human);
  EXPECT_EQ(ui::rules_line(drafts.all[1].rules), "sorry");
}

TEST(Draft, WhatCannotBeReadLeavesTheUsual) {
  EXPECT_EQ(ui::parse_drafts(""), ui::Drafts{});
  EXPECT_EQ(ui::parse_drafts("chess\nhuman - \n"), ui::Drafts{});
  const ui::Drafts drafts = ui::parse_drafts("nonsense\nbot x y\n\nmaze fast=1\nbot nobody %zz\n");
  EXPECT_EQ(drafts.kind(), ui::kKind<maze::Game>);
  EXPECT_EQ(ui::rules_line(drafts.now().rules), "maze fast=1");
  ASSERT_EQ(drafts.now().players.size(), 4U);
  const auto levels = ai::levels();
  for (const auto& player : drafts.now().players) {
    EXPECT_NE(std::find(levels.begin(), levels.end(), player.level), levels.end());
  }
}

TEST(Draft, ANameThatIsTooLongIsCut) {
  ui::Drafts drafts;
  drafts.now().players[0].name = "Константин Великий из Константинополя";
  const ui::Drafts again = ui::parse_drafts(ui::print_drafts(drafts));
  EXPECT_EQ(again.now().players[0].name, "Константин Великий из Ко");
}

TEST(Draft, TheOnlyPersonGetsTheirNameAndColour) {
  Draft draft = ui::default_draft(ui::kKind<parchis::Game>);
  constexpr core::Colour kRed = 2;
  ui::seat_person(draft, "", "Ada", kRed);
  const auto seats = ui::seats_of(draft.rules);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const bool red = ((seats[seat] >> kRed) & 1U) != 0;
    EXPECT_EQ(draft.players[seat].kind == play::Player::Kind::Human, red);
    EXPECT_EQ(draft.players[seat].name == "Ada", red);
  }
  // With two people nobody knows whose name it is.
  draft.players[0] = {play::Player::Kind::Human, "", ""};
  const Draft before = draft;
  ui::seat_person(draft, "Ada", "Eve", core::Colour{0});
  EXPECT_EQ(draft, before);
}

TEST(Draft, WhoFindsNoSeatSitsDownAgainLater) {
  Draft draft = ui::default_draft(ui::kKind<parchis::Game>);
  const std::vector<std::string> names = {"Ann", "Bob", "Cy", "Di"};
  for (std::size_t i = 0; i < names.size(); ++i)
    draft.players[i] = {play::Player::Kind::Human, "", names[i]};
  const Draft before = draft;
  ASSERT_TRUE(ui::take_line(draft, "parchis seats=YR,BG"));
  EXPECT_EQ(draft.players.size(), 2U);
  EXPECT_EQ(draft.standing.size(), 2U);
  ASSERT_TRUE(ui::take_line(draft, "parchis"));
  EXPECT_EQ(draft, before);
}

TEST(Draft, ANewBotPlaysAsTheOthersDo) {
  Draft draft = ui::default_draft(ui::kKind<parchis::Game>);
  for (play::Player& player : draft.players) {
    if (player.is_bot()) player.level = "beginner";
  }
  ASSERT_TRUE(ui::take_line(draft, "parchis-6"));
  for (const play::Player& player : draft.players) {
    if (!player.is_bot()) continue;
    EXPECT_EQ(player.level, "beginner");
  }
}

TEST(Drafts, AGameHasTheRulesOfTheReadersCountryUnlessOthersWereChosen) {
  using view::Language;
  constexpr std::string_view kGerman = "ludo board=maedn";
  ui::Drafts drafts;
  const auto mensch = [&] {
    const auto rules = games::Game::parse(kGerman)->rules();
    return ui::rules_line(drafts.of(ui::known_of(rules)).rules);
  };
  ui::speak(drafts, Language::Czech);
  const std::string czech = mensch();
  EXPECT_NE(czech, kGerman);
  drafts.now().players[0].name = "Ada";  // that is no choice of rules
  drafts = ui::parse_drafts(ui::print_drafts(drafts));
  ui::speak(drafts, Language::English);
  EXPECT_EQ(mensch(), kGerman);
  ui::speak(drafts, Language::Czech);
  EXPECT_EQ(mensch(), czech);
  ASSERT_TRUE(ui::take_line(drafts, kGerman));
  drafts = ui::parse_drafts(ui::print_drafts(drafts));
  ui::speak(drafts, Language::Czech);
  EXPECT_EQ(mensch(), kGerman) << "chosen";
}

TEST(Draft, ANameIsAlsoTakenAwayUnlessItWasGivenThere) {
  Draft draft = ui::default_draft(ui::kKind<parchis::Game>);
  const auto name = [&draft] {
    return std::find_if(draft.players.begin(), draft.players.end(),
                        [](const play::Player& player) { return player.is_person(); })
        ->name;
  };
  ui::seat_person(draft, "", "A", std::nullopt);
  EXPECT_EQ(name(), "A");
  ui::seat_person(draft, "A", "", std::nullopt);
  EXPECT_EQ(name(), "");
  draft.players[0].name = draft.players[1].name = "Grandma";
  ui::seat_person(draft, "", "Ada", std::nullopt);
  EXPECT_EQ(name(), "Grandma");
}

TEST(Draft, PeopleGoWithTheirColours) {
  Draft draft = ui::default_draft(ui::kKind<sorry::Game>);
  draft.players[2] = {play::Player::Kind::Human, "", "Yara"};
  ui::take_rules(draft, ui::with_players(in<sorry::Rules>(draft), 2));
  ASSERT_EQ(draft.players.size(), 2U);
  EXPECT_EQ(draft.players[1].name, "Yara");  // still yellow
}

TEST(Draft, PeopleAreSeatedBeforeBots) {
  Draft draft = ui::default_draft(ui::kKind<sorry::Game>);
  draft.players[3] = {play::Player::Kind::Human, "", "Gil"};  // green, who leaves
  ui::take_rules(draft, ui::with_players(in<sorry::Rules>(draft), 2));
  EXPECT_EQ(draft.players[1].name, "Gil");
}

TEST(Draft, TurningTheOrderKeepsEverybody) {
  for (const GameKind kind : ui::kGameKinds) {
    Draft draft = ui::default_draft(kind);
    const auto before = draft;
    ui::take_rules(draft, ui::with_direction(draft.rules, ui::Direction::Counter));
    EXPECT_EQ(ui::direction(draft.rules), ui::Direction::Counter);
    EXPECT_EQ(sorted(draft.players), sorted(before.players));
    ui::take_rules(draft, ui::with_direction(draft.rules, ui::Direction::Clockwise));
    EXPECT_EQ(draft, before);
  }
}

TEST(Draft, WherePairsAreFixedThePeopleChangePlaces) {
  Draft draft = ui::default_draft(ui::kKind<maze::Game>);
  ASSERT_TRUE(ui::take_line(draft, "maze-expert"));
  const auto before = draft;
  ui::swap_seats(draft, 0, 1);
  EXPECT_EQ(draft.rules, before.rules);
  EXPECT_EQ(draft.players[0], before.players[1]);
  EXPECT_EQ(draft.players[1], before.players[0]);
}

TEST(Draft, PlayersOfParchisSitAsFarApartAsMayBe) {
  const auto line = [](int arms, int players) {
    const parchis::Rules rules = ui::with_arms(parchis::default_rules(4), arms);
    return ui::rules_line(ui::with_players(rules, players));
  };
  EXPECT_EQ(line(4, 2), "parchis seats=Y,R");
  EXPECT_EQ(line(4, 3), "parchis seats=Y,G,R");
  EXPECT_EQ(line(4, 4), "parchis");
  EXPECT_EQ(line(3, 2), "parchis arms=3 seats=Y,R");
  EXPECT_EQ(line(5, 2), "parchis arms=5 seats=Y,G");
  EXPECT_EQ(line(6, 2), "parchis arms=6 seats=Y,G");
  EXPECT_EQ(line(6, 3), "parchis arms=6 seats=Y,O,R");
  EXPECT_EQ(line(6, 4), "parchis arms=6 seats=Y,P,G,R");
}

TEST(Draft, ANestOfParchisIsLeftAndTakenAgain) {
  using core::Colour;
  const parchis::Rules all = parchis::default_rules(4);
  const parchis::Rules three = ui::colour_sits(all, Colour{1}, false);
  EXPECT_EQ(ui::rules_line(three), "parchis seats=Y,G,R");
  EXPECT_FALSE(ui::why_no_teams(three).empty());
  EXPECT_EQ(ui::colour_sits(three, Colour{1}, true), all);
  const parchis::Rules two = ui::colour_sits(three, Colour{0}, false);
  EXPECT_EQ(ui::rules_line(two), "parchis seats=G,R");
  EXPECT_FALSE(ui::why_colour_stays(two, Colour{2}).empty());
  EXPECT_TRUE(ui::why_colour_stays(two, Colour{0}).empty());
  // A larger board keeps their number, and a full one stays full.
  EXPECT_EQ(ui::with_arms(two, 6).seat_count, 2);
  EXPECT_EQ(ui::with_arms(all, 6).seat_count, 6);
}

TEST(Draft, NoTwoBotsHaveOneName) {
  Draft draft = ui::default_draft(ui::kKind<parchis::Game>);
  for (const int arms : {6, 3, 5, 6, 4, 6}) {
    ui::take_rules(draft, ui::with_arms(in<parchis::Rules>(draft), arms));
    std::vector<std::string> names;
    for (const auto& player : draft.players) names.push_back(player.name);
    std::sort(names.begin(), names.end());
    EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
  }
}

TEST(Draft, AMazeThatDoesNotFitTheOtherBoardGoes) {
  const auto game = games::Game::parse("maze walls=c5e.b2s");  // c5e is blue on Crossing
  EXPECT_FALSE(game);
  Draft draft = ui::default_draft(ui::kKind<maze::Game>);
  ASSERT_TRUE(ui::take_line(draft, "maze board=pinwheel walls=b2s.d3e"));
  EXPECT_TRUE(in<maze::Rules>(draft).own_walls);
  ui::take_rules(draft, ui::with_board(in<maze::Rules>(draft), maze::Board::Crossing));
  EXPECT_EQ(in<maze::Rules>(draft).board, maze::Board::Crossing);
  EXPECT_TRUE(games::Game::parse(ui::rules_line(draft.rules)));
}
