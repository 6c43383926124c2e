// Hidden hands at one device: a curtain between people, and nothing on the page depends on cards
// that its viewer may not see.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "ai/agent.h"
#include "games/random_game.h"
#include "view/table/table.h"
#include "view/words/narrator.h"

namespace {

using view::Session;

std::unique_ptr<Session> sitting(std::string_view rules, int people, std::uint64_t seed) {
  const auto game = games::Game::parse(rules);
  EXPECT_TRUE(game) << rules;
  std::vector<play::Player> players(static_cast<std::size_t>(game->seat_count()));
  for (std::size_t i = static_cast<std::size_t>(people); i < players.size(); ++i) {
    players[i] = {play::Player::Kind::Bot, "greedy", ""};
  }
  auto session = std::make_unique<Session>(play::new_replay(*game, players),
                                           play::SeededChance{seed}, ai::make_agent);
  session->comfort.speed = 0.0F;
  return session;
}

// Lets bots play and cards be dealt until a person must decide.
void rest(Session& session) {
  for (int i = 0; i < 100'000 && session.update(0.02F); ++i) {
  }
}

TEST(Curtain, FallsBeforeEveryOtherPerson) {
  const auto session = sitting("sorry mode=points first=R", 2, 4);
  rest(*session);
  ASSERT_EQ(session->curtain(), std::optional<core::SeatIndex>(0));
  EXPECT_TRUE(session->picker().choices().empty());
  EXPECT_FALSE(session->viewer());
  session->lift_curtain();
  EXPECT_FALSE(session->curtain());
  EXPECT_EQ(session->viewer(), std::optional<core::SeatIndex>(0));
  EXPECT_FALSE(session->picker().choices().empty());
  for (int i = 0; i < 100 && !session->curtain(); ++i) {
    session->confirm();
    rest(*session);
  }
  EXPECT_EQ(session->curtain(), std::optional<core::SeatIndex>(1));
  EXPECT_FALSE(session->viewer());
}

TEST(Curtain, NeverFallsForOnePersonOrInOpenGames) {
  for (const char* rules : {"sorry-points", "sorry", "parchis", "maze"}) {
    const auto session = sitting(rules, std::string(rules) == "sorry-points" ? 1 : 2, 4);
    for (int i = 0; i < 60; ++i) {
      rest(*session);
      ASSERT_FALSE(session->curtain()) << rules;
      session->confirm();
    }
  }
}

TEST(Curtain, NoForcedMoveIsMadeBehindIt) {
  int forced = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto session = sitting("sorry mode=points first=R", 4, seed);
    session->comfort.forced = true;
    for (int i = 0; i < 300 && !session->match().over(); ++i) {
      rest(*session);
      if (!session->curtain()) {
        session->confirm();
        continue;
      }
      core::MoveList list;
      session->match().game().moves(session->match().state(), list);
      forced += list.size() == 1 ? 1 : 0;
      const std::size_t made = session->match().made().size();
      rest(*session);
      ASSERT_EQ(session->match().made().size(), made);
      session->lift_curtain();
    }
  }
  EXPECT_GT(forced, 0);
}

// Everything that a viewer is shown, in words.
std::string shown(const Session& session) {
  std::string text = session.curtain() ? "curtain " : "";
  const view::Status status = session.status();
  text += std::to_string(status.seat) + (status.person_acts ? " acts" : "") + "\n";
  for (const view::Choice& choice : session.picker().choices()) text += choice.token + " ";
  const view::Names names{{"A", "B", "C", "D"}, {"R", "B", "Y", "G"}};
  for (const view::LogEntry& entry : session.log()) {
    const auto told = view::describe(session.match().game(), names, entry.seat, entry.event);
    text += std::to_string(entry.event.value) + (told ? told->text() : "") + "\n";
  }
  text += session.match().game().print_state(session.view());
  return text;
}

// The same position with the cards that the viewer does not see dealt again.
games::State permuted(const games::Game& game, const games::State& state, core::SeatIndex viewer,
                      core::Rng& rng) {
  return game.guess(game.hide(state, viewer), rng);
}

std::unique_ptr<Session> sitting_at(const games::Game& game, const games::State& state,
                                    int people) {
  play::Replay replay;
  replay.players.resize(static_cast<std::size_t>(game.seat_count()));
  for (std::size_t i = static_cast<std::size_t>(people); i < replay.players.size(); ++i) {
    replay.players[i] = {play::Player::Kind::Bot, "greedy", ""};
  }
  replay.rounds.emplace_back(game, state);
  auto session =
      std::make_unique<Session>(std::move(replay), play::SeededChance{1}, ai::make_agent);
  session->comfort.speed = 0.0F;
  return session;
}

TEST(Curtain, WhatIsShownDoesNotDependOnHiddenCards) {
  const auto game = games::Game::parse("sorry-points");
  core::Rng rng(21);
  games::State state = game->start();
  int compared = 0;
  for (int ply = 0; ply < 4000; ++ply) {
    if (game->actor(state) == core::kOver) state = game->start();
    core::MoveList list;
    game->moves(state, list);
    const bool chance = game->actor(state) == core::kChance;
    if (!chance && ply % 5 == 0) {
      for (const int people : {1, 2, 4}) {
        const core::SeatIndex viewer = people == 1 ? core::SeatIndex{0} : game->actor(state).seat;
        const games::State other = permuted(*game, state, viewer, rng);
        for (const bool lifted : {false, true}) {
          const auto one = sitting_at(*game, state, people);
          // Behind a curtain the next player's own hand is hidden too.
          const auto two = sitting_at(
              *game, lifted || people == 1 ? other : permuted(*game, other, 9, rng), people);
          if (lifted) {
            one->lift_curtain();
            two->lift_curtain();
          }
          ASSERT_EQ(shown(*one), shown(*two));
          view::Scene a;
          view::Scene b;
          view::fill_table(a, *one);
          view::fill_table(b, *two);
          ASSERT_TRUE(a.pieces == b.pieces && a.cards == b.cards && a.marks == b.marks)
              << game->print_state(state);
          ++compared;
        }
      }
    }
    game->play(state, race_test::random_move(*game, state, rng));
  }
  EXPECT_GT(compared, 500);
}

TEST(Curtain, TheLogNamesNoCardThatWasDealtToAHand) {
  const auto session = sitting("sorry-points", 0, 6);
  rest(*session);
  ASSERT_TRUE(session->match().over());
  int drawn = 0;
  for (const view::LogEntry& entry : session->log()) {
    if (entry.event.kind != core::EventKind::Drawn) continue;
    ++drawn;
    EXPECT_EQ(entry.event.value, sorry::kUnknownCard);
  }
  EXPECT_GT(drawn, 20);
}

TEST(Rounds, TheNextOneBeginsAtTheTableAndKeepsTheTotals) {
  const auto session = sitting("sorry mode=points target=500", 0, 6);
  rest(*session);
  ASSERT_TRUE(play::next_round_waits(session->replay()));
  const auto before = play::totals(session->replay());
  const std::vector<core::Move> first = session->match().made();
  session->begin_next_round();
  EXPECT_FALSE(session->status().over);
  EXPECT_EQ(play::totals(session->replay()), before);
  EXPECT_TRUE(session->log().empty());
  rest(*session);
  EXPECT_TRUE(session->match().over());
  EXPECT_EQ(session->replay().rounds.size(), 2U);
}

// Whoever begins, the cards of a round are not those of the round before.
TEST(Rounds, EachHasCardsOfItsOwn) {
  constexpr std::ptrdiff_t kDealt = 20;
  const auto session = sitting("sorry mode=points target=1000 first=R", 0, 6);
  std::set<std::string> dealt;
  for (int round = 0; round < 3; ++round) {
    if (round > 0) session->begin_next_round();
    rest(*session);
    ASSERT_TRUE(play::next_round_waits(session->replay()));
    std::string cards;
    const auto& made = session->match().made();
    std::for_each(made.begin(), made.begin() + kDealt, [&](core::Move move) {
      cards += session->match().game().print_move(move).substr(1) + " ";
    });
    EXPECT_TRUE(dealt.insert(cards).second) << cards;
  }
}

// The points of the rounds before count there too, so that its last words are those at the table.
TEST(Rounds, AreCelebratedForWhoWonTheRoundUnlessTheMatchIsOver) {
  const auto session = sitting("sorry mode=points target=1000 first=R", 0, 6);
  bool differ = false;
  for (int round = 0; round < 12 && !differ; ++round) {
    if (round > 0) session->begin_next_round();
    rest(*session);
    if (!play::next_round_waits(session->replay())) break;
    const core::SeatIndex winner = session->status().seat;
    EXPECT_EQ(play::places(session->replay())[0], winner);
    differ = play::standing(session->replay())[0] != winner;
  }
  EXPECT_TRUE(differ) << "a round that somebody else than the leader won";
}

}  // namespace
