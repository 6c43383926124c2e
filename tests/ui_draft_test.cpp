// The set-up behind the new-game screen: whatever is changed there, the rules can be played.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "ai/agent.h"
#include "core/rng.h"
#include "ui/ludo/draft.h"
#include "ui/maze/draft.h"
#include "ui/parchis/draft.h"
#include "ui/setup/draft.h"
#include "ui/setup/draft_quartet.h"
#include "ui/sorry/draft.h"

namespace {

using core::Rng;
using ui::Draft;
using ui::GameKind;

template <class Rules>
const Rules& in(const Draft& draft) {
  return *std::get_if<Rules>(&draft.rules);
}

int between(Rng& rng, int least, int most) {
  return least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
}
bool coin(Rng& rng) { return rng.below(2) == 1; }

// What a control of the screen does, with a value of its own choice; nothing if it says why not.
using Change = std::function<void(Draft&, Rng&)>;

std::vector<Change> shared_changes() {
  return {
      [](Draft& draft, Rng& rng) {
        const auto way = static_cast<ui::Direction>(between(rng, 0, 1));
        if (!ui::order_is_fixed(draft.rules)) {
          ui::take_rules(draft, ui::with_direction(draft.rules, way));
        }
      },
      [](Draft& draft, Rng& rng) {
        const auto all = ui::beginners(draft.rules);
        const int which = between(rng, 0, static_cast<int>(all.size()) - 1);
        draft.rules = ui::with_first(draft.rules, all[static_cast<std::size_t>(which)].first);
        ASSERT_EQ(ui::beginner(draft.rules), static_cast<std::size_t>(which));
      },
      [](Draft& draft, Rng& rng) {
        const int last = static_cast<int>(draft.players.size()) - 1;
        const int a = between(rng, 1, last);
        ui::swap_seats(draft, static_cast<std::size_t>(a), static_cast<std::size_t>(a - 1));
      },
      [](Draft& draft, Rng& rng) {
        const auto presets = games::presets();
        const auto& preset = presets[rng.below(static_cast<std::uint32_t>(presets.size()))];
        const auto game = games::Game::parse(preset.rules);
        if (ui::known_of(game->rules()) == ui::known_of(draft.rules)) {
          ASSERT_TRUE(ui::take_line(draft, preset.name));
        }
      },
  };
}

std::vector<Change> parchis_changes() {
  using parchis::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_arms(in<Rules>(draft), between(rng, 3, 6)));
      },
      [](Draft& draft, Rng& rng) {
        const auto how = static_cast<ui::Grouping>(between(rng, 0, 2));
        if (!ui::grouping_allowed(in<Rules>(draft), how)) return;
        ui::take_rules(draft, ui::with_grouping(in<Rules>(draft), how));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_pieces(in<Rules>(draft), between(rng, 1, 6)));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_no_teams(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_teams(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        const int arms = in<Rules>(draft).arms;
        const auto colour = static_cast<core::Colour>(between(rng, 0, arms - 1));
        if (!ui::why_not_without(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::with_colour(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        const int arms = in<Rules>(draft).arms;
        ui::take_rules(draft, ui::with_players(in<Rules>(draft), between(rng, 2, arms)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.out = between(rng, 0, 1);
        rules.safe = coin(rng) ? parchis::Safe::Twelve : parchis::Safe::Sixteen;
        rules.preview = coin(rng);
        if (ui::why_no_allies(rules).empty()) rules.allies = coin(rng);
        if (ui::why_no_win_one(rules).empty()) {
          rules.win = coin(rng) ? parchis::Win::One : parchis::Win::All;
        }
      },
  };
}

std::vector<Change> sorry_changes() {
  using sorry::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        const auto mode = static_cast<sorry::Mode>(between(rng, 0, 2));
        ui::take_rules(draft, ui::with_mode(in<Rules>(draft), mode));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_no_pairs(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_pairs(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        const auto colour = static_cast<core::Colour>(between(rng, 0, 3));
        if (!ui::why_not_without(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::with_colour(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_fixed_players(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_players(in<Rules>(draft), between(rng, 2, 4)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.pawns = between(rng, 1, 4);
        if (ui::why_no_empty_start(rules).empty()) rules.out = between(rng, 0, 1);
        if (!ui::why_no_score(rules).empty()) return;
        rules.score = coin(rng) ? sorry::Score::All : sorry::Score::Winner;
        rules.tiers = coin(rng) ? sorry::Tiers::Sum : sorry::Tiers::Highest;
        rules.target = 25 * between(rng, 0, 40);
      },
  };
}

std::vector<Change> maze_changes() {
  using maze::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        ui::take_rules(
            draft, ui::with_pairs(in<Rules>(draft), static_cast<std::size_t>(between(rng, 0, 2))));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_players(in<Rules>(draft), between(rng, 2, 4)));
      },
      [](Draft& draft, Rng& rng) {
        const auto colour = static_cast<core::Colour>(between(rng, 0, 3));
        if (ui::pairs(in<Rules>(draft))) return;
        if (!ui::why_two_stay(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::with_colour(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        const auto board = coin(rng) ? maze::Board::Pinwheel : maze::Board::Crossing;
        ui::take_rules(draft, ui::with_board(in<Rules>(draft), board));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_barricades(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        if (coin(rng)) {
          ui::take_rules(draft, ui::with_board_walls(in<Rules>(draft)));
          return;
        }
        // A maze of one's own: c3s is an ordinary slot of both boards, e5e a coloured one of one.
        ASSERT_TRUE(ui::take_line(draft, coin(rng) ? "maze barricade=1 walls=b2s.b2s.c3e"
                                                   : "maze board=pinwheel walls=b2s.e5s.g7e") ||
                    ui::take_line(draft, "maze walls=b2s.d3s.g7e") ||
                    ui::take_line(draft, "maze walls=b2s.g7e"));
      },
      [](Draft& draft, Rng& rng) {
        const char letter = ui::kRedLetters[rng.below(3)];
        ui::take_rules(draft, ui::with_red_faces(in<Rules>(draft), letter, between(rng, 0, 9)));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_blue_count(in<Rules>(draft), between(rng, 0, 9)));
      },
      [](Draft& draft, Rng& rng) {
        const auto face = rng.below(static_cast<std::uint32_t>(in<Rules>(draft).blue.size()));
        ui::take_rules(draft, ui::with_blue_face(in<Rules>(draft), face, between(rng, 1, 9)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.claw = between(rng, 0, 100);
        rules.fast = coin(rng);
        rules.guard = coin(rng);
      },
  };
}

// Any value of a word's row.
template <class Word>
Word any_word(Rng& rng, int count) {
  return static_cast<Word>(between(rng, 0, count - 1));
}

void change_ludo_words(ludo::Rules& rules, Rng& rng) {
  rules.out = between(rng, 0, 1);
  rules.over = between(rng, 0, 1);
  rules.third = any_word<ludo::Third>(rng, 3);
  rules.start = any_word<ludo::Start>(rng, 3);
  rules.capture = any_word<ludo::Capture>(rng, 2);
  rules.block = any_word<ludo::Block>(rng, 4);
  rules.safe = any_word<ludo::Safe>(rng, 3);
  if (ui::why_no_tries(rules).empty()) rules.tries = coin(rng) ? 3 : 1;
  if (ui::why_no_win_one(rules).empty()) rules.win = any_word<ludo::Win>(rng, 2);
  if (ui::why_no_stairs(rules).empty()) rules.home = any_word<ludo::Home>(rng, 3);
  const auto enter = any_word<ludo::Enter>(rng, 3);
  const bool by_one = enter == ludo::Enter::OneOrSix;
  if (!by_one || ui::why_no_entering_by_one(rules).empty()) rules.enter = enter;
  const auto reward = any_word<ludo::Reward>(rng, 3);
  const std::string_view why_not = reward == ludo::Reward::Throw ? ui::why_no_throw_as_reward(rules)
                                   : reward == ludo::Reward::Steps
                                       ? ui::why_no_steps_as_reward(rules)
                                       : std::string_view{};
  if (why_not.empty()) rules.reward = reward;
}

std::vector<Change> ludo_changes() {
  using ludo::Rules;
  return {
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_arms(in<Rules>(draft), between(rng, 3, 6)));
      },
      [](Draft& draft, Rng& rng) {
        const int each = between(rng, 1, 3);
        if (!ui::may_share(in<Rules>(draft).arms, each)) return;
        ui::take_rules(draft, ui::with_shares(in<Rules>(draft), each));
      },
      [](Draft& draft, Rng& rng) {
        const auto colour = static_cast<core::Colour>(between(rng, 0, in<Rules>(draft).arms - 1));
        if (!ui::why_not_without(in<Rules>(draft), colour).empty()) return;
        const bool plays = ((ui::colours_in_play(in<Rules>(draft)) >> colour) & 1U) != 0;
        ui::take_rules(draft, ui::with_colour(in<Rules>(draft), colour, !plays));
      },
      [](Draft& draft, Rng& rng) {
        ui::take_rules(draft, ui::with_dice(in<Rules>(draft), between(rng, 1, 2)));
      },
      [](Draft& draft, Rng& rng) {
        if (!ui::why_no_teams(in<Rules>(draft)).empty()) return;
        ui::take_rules(draft, ui::with_teams(in<Rules>(draft), coin(rng)));
      },
      [](Draft& draft, Rng& rng) {
        auto& rules = *std::get_if<Rules>(&draft.rules);
        rules.pieces = between(rng, 1, 4);
        change_ludo_words(rules, rng);
      },
  };
}

std::vector<Change> changes_of(GameKind kind) {
  std::vector<Change> all = kind == ui::kKind<parchis::Game> ? parchis_changes()
                            : kind == ui::kKind<sorry::Game> ? sorry_changes()
                            : kind == ui::kKind<maze::Game>  ? maze_changes()
                                                             : ludo_changes();
  const auto shared = shared_changes();
  all.insert(all.end(), shared.begin(), shared.end());
  return all;
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
        // It can be begun.
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
      // A preset may have made another national game of it.
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

TEST(Draft, TheOnlyPersonGetsTheirNameAndColour) {
  Draft draft = ui::default_draft(ui::kKind<parchis::Game>);
  constexpr core::Colour kRed = 2;
  ui::seat_person(draft, "Ada", kRed);
  const auto seats = ui::seats_of(draft.rules);
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    const bool red = ((seats[seat] >> kRed) & 1U) != 0;
    EXPECT_EQ(draft.players[seat].kind == play::Player::Kind::Human, red);
    EXPECT_EQ(draft.players[seat].name == "Ada", red);
  }
  // With two people nobody knows whose the name is.
  draft.players[0] = {play::Player::Kind::Human, "", ""};
  const Draft before = draft;
  ui::seat_person(draft, "Eve", core::Colour{0});
  EXPECT_EQ(draft, before);
}

TEST(Draft, PeopleGoWithTheirColours) {
  Draft draft = ui::default_draft(ui::kKind<sorry::Game>);
  draft.players[2] = {play::Player::Kind::Human, "", "Yara"};
  ui::take_rules(draft, ui::with_players(in<sorry::Rules>(draft), 2));
  ASSERT_EQ(draft.players.size(), 2U);
  EXPECT_EQ(draft.players[1].name, "Yara");  // yellow still
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
  const parchis::Rules three = ui::with_colour(all, Colour{1}, false);
  EXPECT_EQ(ui::rules_line(three), "parchis seats=Y,G,R");
  EXPECT_FALSE(ui::why_no_teams(three).empty());
  EXPECT_EQ(ui::with_colour(three, Colour{1}, true), all);
  const parchis::Rules two = ui::with_colour(three, Colour{0}, false);
  EXPECT_EQ(ui::rules_line(two), "parchis seats=G,R");
  EXPECT_FALSE(ui::why_not_without(two, Colour{2}).empty());
  EXPECT_TRUE(ui::why_not_without(two, Colour{0}).empty());
  // A bigger board keeps their number, and a full one stays full.
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
