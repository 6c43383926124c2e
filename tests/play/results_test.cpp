// Statistics: every finished game counts once, for the people in it, and outlives its replay.
#include "play/results.h"

#include <array>

#include "play/link_tools.h"
#include "play/rounds.h"

namespace {

using play::PersonResult;
using play::Player;
using play::Result;
using play::Results;

play::Replay game_of(std::string_view rules, std::uint64_t seed) {
  play::Replay replay = links::replay_of(rules, "greedy", seed);
  for (std::size_t seat = 0; seat < replay.players.size(); ++seat)
    replay.players[seat] = {Player::Kind::Human, "", "P" + std::to_string(seat)};
  return replay;
}

Result made(std::string id, std::uint64_t when, bool won) {
  return {
      std::move(id), when, "parchis", 40, {{"Ada", won, 2, {}}, {"Bo, “the\" cat”", !won, 3, {}}}};
}

Results sample() {
  Results results;
  results.add(made("a", 10, true));
  results.add(made("b", 20, true));
  results.add(made("c", 30, false));
  results.add(made("d", 40, true));
  results.set_luck("a", std::array{500, 25});
  results.set_luck("d", std::array{-300, -125});
  return results;
}

TEST(Results, TheWinnerIsTheFirstOfTheStanding) {
  for (const char* rules : {"parchis", "parchis-3", "sorry", "maze", "ludo", "parcheesi"}) {
    const play::Replay replay = game_of(rules, 5);
    ASSERT_TRUE(play::is_finished(replay));
    const Result result = play::result_of(replay);
    EXPECT_EQ(result.game, replay.rounds.back().game().name());
    for (std::size_t seat = 0; seat < result.people.size(); ++seat)
      EXPECT_EQ(result.people[seat].won, play::standing(replay)[0] == seat) << rules;
  }
}

TEST(Results, PartnersWinTogether) {
  for (const char* rules : {"parchis-teams", "sorry-teams"}) {
    const Result result = play::result_of(game_of(rules, 2));
    ASSERT_EQ(result.people.size(), 4U);
    EXPECT_EQ(result.people[0].won, result.people[2].won) << rules;
    EXPECT_EQ(result.people[1].won, result.people[3].won) << rules;
    EXPECT_NE(result.people[0].won, result.people[1].won) << rules;
  }
}

// Every piece that another seat's piece sent back counts for somebody.
TEST(Results, CapturesAreTheEventsOfTheGame) {
  const play::Replay replay = game_of("parchis", 7);
  play::Match match(replay.rounds[0].game(), replay.rounds[0].origin());
  std::uint32_t captures = 0;
  std::uint32_t turns = 1;
  for (const core::Move move : replay.rounds[0].made()) {
    core::EventList events;
    match.play(move, &events);
    for (const core::Event& event : events) {
      captures += event.kind == core::EventKind::Captured ? 1 : 0;
      turns += event.kind == core::EventKind::Turn ? 1 : 0;
    }
  }
  const Result result = play::result_of(replay);
  std::uint32_t counted = 0;
  for (const PersonResult& person : result.people) counted += person.captures;
  EXPECT_GT(captures, 0U);
  EXPECT_EQ(counted, captures);
  EXPECT_EQ(result.turns, turns);
}

TEST(Results, BotsAndUnfinishedGamesDoNotCount) {
  play::Replay replay = game_of("parchis", 1);
  replay.players[1].kind = Player::Kind::Bot;
  EXPECT_EQ(play::result_of(replay).people.size(), replay.players.size() - 1);
  EXPECT_FALSE(play::is_finished(links::cut(replay, 30)));
  EXPECT_FALSE(Results().add({"x", 1, "parchis", 3, {}}));
}

// Whose games they are is not known where several have given no name.
TEST(Results, TheOnlyPersonCountsWithoutAName) {
  play::Replay replay = game_of("parchis", 1);
  for (play::Player& player : replay.players) player = {Player::Kind::Bot, "greedy", "Otto"};
  replay.players[2] = {Player::Kind::Human, "", ""};
  Result result = play::result_of(replay);
  ASSERT_EQ(result.people.size(), 1U);
  EXPECT_EQ(result.people[0].name, "");
  result.id = "a";
  result.when = 1;
  Results results;
  ASSERT_TRUE(results.add(result));
  EXPECT_EQ(Results::parse(results.print()).print(), results.print());
  replay.players[0] = replay.players[2];
  EXPECT_TRUE(play::result_of(replay).people.empty());
  replay.players[0].name = "Ada";
  EXPECT_EQ(play::result_of(replay).people.size(), 1U);
}

TEST(Results, WhatWasClearedStaysSoOnAnEmptyDevice) {
  Results old = sample();
  old.clear(25);
  Results fresh;
  fresh.merge(old);
  EXPECT_FALSE(fresh.add(made("b", 20, true)));
  EXPECT_TRUE(fresh.add(made("c", 30, true)));
  Results mine = sample();
  mine.merge(old);
  EXPECT_EQ(mine.all().size(), sample().all().size());
}

TEST(Results, AMatchOfRoundsIsFinishedWithItsLastRound) {
  const play::Replay replay = game_of("sorry mode=points target=500", 1);
  EXPECT_EQ(play::is_finished(replay), !play::next_round_waits(replay));
  EXPECT_TRUE(play::next_round_waits(replay));
}

TEST(Results, EveryGameCountsOnce) {
  Results results = sample();
  EXPECT_FALSE(results.add(made("b", 50, true)));
  Results other = sample();
  other.add(made("e", 5, false));
  results.merge(other);
  ASSERT_EQ(results.all().size(), 5U);
  EXPECT_EQ(results.all().front().id, "e");
}

// Moves were taken back after the end, and the game has ended otherwise.
TEST(Results, AGameCountsAsItEndedLast) {
  Results results = sample();
  const Results before = sample();
  EXPECT_TRUE(results.add(made("d", 50, false)));
  ASSERT_EQ(results.all().size(), 4U);
  EXPECT_EQ(results.all().back(), made("d", 50, false)) << "the luck of the other ending is gone";
  EXPECT_TRUE(results.add(made("d", 45, true))) << "the clock has been set back";
  EXPECT_EQ(results.all().back(), made("d", 51, true));
  results.merge(before);
  EXPECT_EQ(results.all().back().when, 40U) << "the same ending, with its luck";
  EXPECT_TRUE(results.add(made("d", 60, false)));
  Results other = before;
  other.merge(results);
  EXPECT_EQ(other.all().back(), made("d", 60, false));
  EXPECT_EQ(other.all().size(), 4U);
}

TEST(Results, RecordsSumUpEachPerson) {
  const auto all = play::records(sample(), "parchis");
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].name, "Ada");
  EXPECT_EQ(all[0].games, 4U);
  EXPECT_EQ(all[0].wins, 3U);
  EXPECT_EQ(all[0].captures, 8U);
  EXPECT_EQ(all[0].turns, 160U);
  EXPECT_EQ(all[0].streak, 2U);
  EXPECT_EQ(all[1].streak, 1U);
  EXPECT_TRUE(play::records(sample(), "maze").empty());
}

TEST(Results, LuckIsTheMeanOfTheGamesThatWereWeighed) {
  Results results;
  results.add(made("a", 10, true));
  EXPECT_FALSE(play::records(results, "parchis")[0].luck);
  results.set_luck("a", std::array{5});
  results.set_luck("b", std::array{5, 5});
  EXPECT_FALSE(play::records(results, "parchis")[0].luck);
  results.merge(sample());
  const auto all = play::records(results, "parchis");
  EXPECT_EQ(all[0].luck, 100);
  EXPECT_EQ(all[1].luck, -50);
  results.set_luck("a", std::array{2 * play::kMostLuck, 0});
  EXPECT_EQ(results.all()[0].people[0].luck, play::kMostLuck);
}

TEST(Results, WhatWasClearedStaysForgotten) {
  Results results = sample();
  results.clear(30);
  EXPECT_TRUE(results.all().empty());
  EXPECT_FALSE(results.add(made("a", 30, true)));
  results = Results::parse(results.print());
  EXPECT_FALSE(results.add(made("a", 30, true)));
  EXPECT_TRUE(results.add(made("f", 31, true)));
}

TEST(Results, TheTextComesBackAndSenselessLinesAreLeftOut) {
  const Results results = sample();
  const std::string text = results.print();
  EXPECT_EQ(Results::parse(text).print(), text);
  for (std::size_t length = 0; length < text.size(); ++length) {
    const Results part = Results::parse(std::string_view(text).substr(0, length));
    EXPECT_LE(part.all().size(), results.all().size());
    EXPECT_EQ(Results::parse(part.print()).print(), part.print()) << length;
  }
  EXPECT_TRUE(Results::parse("a x parchis 3 1 2 Ada\nb 1 parchis 3 2 2 Ada\n\n \n").all().empty());
  EXPECT_EQ(Results::parse("a 1 parchis 3 1 2 Zo%C3%AB\n").all().size(), 1U);
  EXPECT_TRUE(Results::parse("a 1 parchis 3 1 2 Zo%EB\n").all().empty()) << "no UTF-8";
}

TEST(Results, TheOrderAndRepetitionsOfLinesDoNotMatter) {
  const std::string ordered =
      "since 0\na 1 parchis 3 1 2 Ada\nluck a 7\nb 2 parchis 3 0 2 Ada\nc 2 maze 3 1 2 Ada\n";
  EXPECT_EQ(Results::parse(ordered).print(), ordered);
  EXPECT_EQ(Results::parse("c 2 maze 3 1 2 Ada\nb 2 parchis 3 0 2 Ada\na 1 parchis 3 1 2 Ada\n"
                           "a 1 parchis 3 1 2 Ada\nluck a 7\nb 2 parchis 3 0 2 Ada\nluck a 9\n")
                .print(),
            ordered);
}

TEST(Results, TheTableQuotesNames) {
  const std::string table = play::print_table(sample());
  EXPECT_EQ(table,
            "name,game,games,wins,captures,turns,longest streak,luck a game in %\r\n"
            "\"Ada\",parchis,4,3,8,160,2,1.00\r\n"
            "\"Bo, “the\"\" cat”\",parchis,4,1,12,160,1,-0.50\r\n");
  Results formula;
  formula.add({"a", 1, "maze", 3, {{"=1+1", true, 0, {}}}});
  EXPECT_NE(play::print_table(formula).find("\"'=1+1\",maze"), std::string::npos);
}

}  // namespace
