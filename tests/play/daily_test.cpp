// The daily race: the same for everybody on a date, whatever they play; its results, the days in a
// row, and the stored text.
#include "play/daily.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "ai/agent.h"
#include "ai/sitting.h"
#include "ai/weights.h"
#include "core/text.h"
#include "play/results.h"
#include "play/rounds.h"

namespace {

using play::DailyLog;
using play::DailyResult;
using play::Day;

constexpr Day kSunday = 20'779;  // 22 November 2026

// --- Dates

TEST(DailyDates, AreThoseOfTheCalendar) {
  EXPECT_EQ(play::print_day(0), "1970-01-01");
  EXPECT_EQ(play::print_day(kSunday), "2026-11-22");
  EXPECT_EQ(play::date_of(kSunday), (play::Date{2026, 11, 22, 6}));
  EXPECT_EQ(play::date_of(kSunday + 1).weekday, 0);
  EXPECT_EQ(play::parse_day("2028-02-29"), play::first_of_month(2028, 2) + 28);
  EXPECT_EQ(play::days_in_month(2026, 2), 28);
  EXPECT_EQ(play::days_in_month(2028, 2), 29);
  EXPECT_EQ(play::days_in_month(2026, 12), 31);
}

TEST(DailyDates, ReadWhatTheyPrintAndNothingElse) {
  for (Day day = kSunday - 400; day < kSunday + 400; ++day) {
    EXPECT_EQ(play::parse_day(play::print_day(day)), day);
  }
  for (const char* text : {"", "2026-11-31", "2026-13-01", "2026-1-01", "26-11-22", "2026/11/22",
                           "2026-11-221", "1969-12-31", "2026-00-10", "2026-11-00"}) {
    EXPECT_FALSE(play::parse_day(text)) << text;
  }
}

// --- The race of a date

TEST(DailyRace, ChangesWithTheWeekdayAndIsForThree) {
  std::set<std::string_view> rules;
  for (Day day = kSunday; day < kSunday + 7; ++day) {
    rules.insert(play::daily_rules(day));
    const auto game = games::Game::parse(play::daily_rules(day));
    ASSERT_TRUE(game) << play::daily_rules(day);
    EXPECT_EQ(game->rules_line(), play::daily_rules(day));
    EXPECT_EQ(game->seat_count(), play::kDailySeats);
    EXPECT_EQ(play::daily_rules(day), play::daily_rules(day + 7));
    EXPECT_TRUE(ai::Weights().load(*game)) << "the course is what the learned value sees";
  }
  EXPECT_EQ(rules.size(), 7U);
}

TEST(DailyRace, IsAgainstTwoBotsOfKnownLevels) {
  const auto players = play::daily_players("Ada");
  ASSERT_EQ(players.size(), 3U);
  EXPECT_EQ(players[play::kDailySeat].name, "Ada");
  const auto levels = ai::levels();
  for (std::size_t seat = 1; seat < players.size(); ++seat) {
    EXPECT_EQ(players[seat].kind, play::Player::Kind::Bot);
    EXPECT_NE(std::find(levels.begin(), levels.end(), players[seat].level), levels.end());
  }
}

// Results are compared by this: never to be changed.
TEST(DailyRace, ItsSeedFollowsFromTheDate) {
  EXPECT_EQ(core::hex16(play::daily_dice(kSunday).seed), "1573a1fc9c8af823");
  EXPECT_NE(play::daily_dice(kSunday).seed, play::daily_dice(kSunday + 1).seed);
}

TEST(DailyRace, IsKeptUnderItsDate) {
  EXPECT_EQ(play::daily_id(kSunday), "da11000020261122");
  EXPECT_EQ(play::day_of_game("da11000020261122"), kSunday);
  for (const char* id : {"", "da11000020261131", "da110000202611223", "0011000020261122"}) {
    EXPECT_FALSE(play::day_of_game(id)) << id;
  }
  play::KeptGame kept;
  kept.id = play::daily_id(kSunday);
  kept.seed = 5;
  EXPECT_TRUE(std::holds_alternative<play::DatedDice>(play::chance_of(kept)));
  EXPECT_EQ(play::seed_of(play::chance_of(kept)), 5U);
  kept.id = "0123456789abcdef";
  EXPECT_TRUE(std::holds_alternative<play::SeededChance>(play::chance_of(kept)));
}

// Plays the day's race with random choices, and returns its outcomes in order.
std::vector<core::Move> outcomes_of_race(Day day, std::uint64_t choices) {
  play::Match match(*games::Game::parse(play::daily_rules(day)));
  const play::ChanceSource dice = play::daily_dice(day);
  core::Rng rng(choices);
  std::vector<core::Move> outcomes;
  constexpr std::size_t kPlies = 400;
  while (!match.over() && match.made().size() < kPlies) {
    if (match.actor() == core::kChance) {
      const core::Move move = play::outcome(dice, match);
      if (move.kind == core::MoveKind::Throw || move.kind == core::MoveKind::Deal) {
        outcomes.push_back(move);
      }
      match.play(move);
      continue;
    }
    core::MoveList list;
    match.game().moves(match.state(), list);
    match.play(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return outcomes;
}

TEST(DailyRace, EverybodyHasTheSameLuckWhateverTheyPlay) {
  for (Day day = kSunday; day < kSunday + 7; ++day) {
    const auto one = outcomes_of_race(day, 1);
    const auto other = outcomes_of_race(day, 2);
    const std::size_t both = std::min(one.size(), other.size());
    ASSERT_GT(both, 20U) << play::daily_rules(day);
    for (std::size_t i = 0; i < both; ++i) {
      ASSERT_EQ(one[i], other[i]) << play::daily_rules(day) << ", outcome " << i;
    }
  }
}

TEST(DailyRace, FacesComeUpAboutEquallyOften) {
  std::map<int, int> faces;
  int all = 0;
  constexpr int kFaces = 6;
  for (int week = 0; week < 60; ++week) {
    for (const core::Move move : outcomes_of_race(kSunday + 1 + 7 * week, 1)) {
      ++faces[move.value];
      ++all;
    }
  }
  ASSERT_GT(all, 6000);
  for (int face = 1; face <= kFaces; ++face) {
    EXPECT_NEAR(faces[face], all / kFaces, all / 50) << face;
  }
}

TEST(DailyRace, ItsResultIsThePlaceOfThePerson) {
  play::Match match(*games::Game::parse(play::daily_rules(kSunday + 1)));
  std::vector<std::unique_ptr<ai::Agent>> agents;
  for (int seat = 0; seat < 3; ++seat) agents.push_back(ai::make_agent("random"));
  ai::play_to_end(match, agents, 9);
  const games::Standing order = match.game().standing(match.state());
  play::Replay replay;
  replay.players = play::daily_players("Ada");
  replay.rounds.push_back(match);
  const DailyResult result = play::daily_result(kSunday + 1, replay);
  EXPECT_EQ(order[static_cast<std::size_t>(result.place - 1)], play::kDailySeat);
  EXPECT_GE(result.rounds * 3, static_cast<int>(play::result_of(replay).turns));
}

// --- The log

DailyLog log_of(std::initializer_list<Day> days) {
  DailyLog log;
  for (const Day day : days) log.add({day, 1, 20, ""});
  return log;
}

TEST(DailyLog, ReadsWhatItPrints) {
  DailyLog log = log_of({kSunday, kSunday - 3});
  log.set_course(kSunday, "11223321");
  const DailyLog again = DailyLog::parse(log.print());
  ASSERT_EQ(again.all().size(), 2U);
  EXPECT_EQ(again.all()[0].day, kSunday - 3);
  EXPECT_EQ(*again.of(kSunday), (DailyResult{kSunday, 1, 20, "11223321"}));
  EXPECT_EQ(again.print(), "2026-11-19 1 20 -\n2026-11-22 1 20 11223321\n");
}

TEST(DailyLog, LeavesOutWhatMakesNoSense) {
  const DailyLog log = DailyLog::parse(
      "nonsense\n2026-11-22 0 20 -\n2026-11-22 4 20 -\n2026-11-22 1 x -\n2026-11-22 1 20 12\n"
      "2026-11-22 1 20 11223324\n2026-11-31 1 20 -\n2026-11-20 2 9 -\n\n2026-11-20 1 1 -");
  ASSERT_EQ(log.all().size(), 1U);
  EXPECT_EQ(log.all()[0], (DailyResult{kSunday - 2, 2, 9, ""}));
}

TEST(DailyLog, LeavesOutADayThatComesBeforeTheLast) {
  const DailyLog log = DailyLog::parse("2026-11-22 1 20 -\n2026-11-21 2 9 -\n2026-11-22 3 9 -\n");
  ASSERT_EQ(log.all().size(), 1U);
  EXPECT_EQ(log.all()[0], (DailyResult{kSunday, 1, 20, ""}));
}

TEST(DailyLog, TheFirstResultOfADayStands) {
  DailyLog log = log_of({kSunday});
  EXPECT_FALSE(log.add({kSunday, 3, 5, ""}));
  EXPECT_EQ(log.of(kSunday)->place, 1);
  log.set_course(kSunday, "nonsense");
  EXPECT_EQ(log.of(kSunday)->course, "");
  log.set_course(kSunday, "11111111");
  log.set_course(kSunday, "33333333");
  EXPECT_EQ(log.of(kSunday)->course, "11111111");
}

TEST(DailyLog, CountsTheDaysInARow) {
  EXPECT_EQ(DailyLog().streak(kSunday), 0);
  EXPECT_EQ(DailyLog().longest_streak(), 0);
  const DailyLog log = log_of({kSunday - 9, kSunday - 8, kSunday - 7, kSunday - 2, kSunday - 1});
  EXPECT_EQ(log.streak(kSunday), 2) << "today may still be played";
  EXPECT_EQ(log.streak(kSunday + 1), 0) << "a day was left out";
  EXPECT_EQ(log.streak(kSunday - 1), 2);
  EXPECT_EQ(log.longest_streak(), 3);
}

TEST(DailyLog, MergesWithoutOverwriting) {
  DailyLog log = log_of({kSunday});
  DailyLog other;
  other.add({kSunday, 2, 7, "11223321"});
  other.add({kSunday - 1, 3, 8, ""});
  log.merge(other);
  ASSERT_EQ(log.all().size(), 2U);
  EXPECT_EQ(*log.of(kSunday), (DailyResult{kSunday, 1, 20, "11223321"}));
  EXPECT_EQ(log.of(kSunday - 1)->place, 3);
}

}  // namespace
