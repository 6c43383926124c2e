// The state machine of a room, over networks that lose, double, delay and reorder messages.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "rooms/race.h"
#include "rooms/sim.h"

namespace {

using namespace rooms;

TEST(RoomPeer, TwoPlayAWholeGameSigned) {
  Sim sim(Plan{1, 2, 2, race_rules(2), 0, 100, 1, false, true, {}}, false);
  const Outcome outcome = sim.run();
  EXPECT_EQ(outcome.fault, "");
  EXPECT_TRUE(outcome.ended);
  EXPECT_EQ(sim.peer(0).log().head(), sim.peer(1).log().head());
  EXPECT_EQ(outcome.starts, 1U);
}

TEST(RoomPeer, SixPlayOverAPerfectNetwork) {
  for (std::size_t peers = 2; peers <= 6; ++peers) {
    Sim sim(Plan{peers, peers, 6, race_rules(6), 0, 100, 1, false, true, {}});
    const Outcome outcome = sim.run();
    EXPECT_EQ(outcome.fault, "") << peers;
    EXPECT_EQ(outcome.starts, 1U);
  }
}

#if defined(HS_SLOW)
constexpr std::uint64_t kSchedules = 200;
constexpr std::uint64_t kGameSchedules = 2;
#else
constexpr std::uint64_t kSchedules = 2000;
constexpr std::uint64_t kGameSchedules = 20;
#endif
constexpr std::uint64_t kParts = 4;  // of the schedules, so that they can be shared between cores

std::uint64_t number(const char* variable, std::uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

void expect_no_fault(const Plan& plan) {
  const std::string fault = run_plan(plan);
  if (!fault.empty()) {
    ADD_FAILURE() << fault;
  }
}

// HS_ROOM_SEED and HS_ROOM_COUNT choose other seeds, or more.
class RoomSchedules : public testing::TestWithParam<std::uint64_t> {};

TEST_P(RoomSchedules, LawsHold) {
  const std::uint64_t many = (number("HS_ROOM_COUNT", kSchedules) + kParts - 1) / kParts;
  const std::uint64_t from = number("HS_ROOM_SEED", 1) + GetParam() * many;
  for (std::uint64_t seed = from; seed < from + many && !HasFailure(); ++seed) {
    expect_no_fault(draw_plan(seed));
  }
}

TEST_P(RoomSchedules, LawsHoldWhereDevicesHaveSeveralSeats) {
  constexpr std::uint64_t kShare = 4;
  const std::uint64_t many = (number("HS_ROOM_COUNT", kSchedules) / kShare + kParts - 1) / kParts;
  const std::uint64_t from = number("HS_ROOM_SEED", 1) + GetParam() * many;
  for (std::uint64_t seed = from; seed < from + many && !HasFailure(); ++seed) {
    Plan plan = draw_plan(seed);
    plan.several = true;
    expect_no_fault(plan);
  }
}

INSTANTIATE_TEST_SUITE_P(Parts, RoomSchedules, testing::Range(std::uint64_t{0}, kParts));

// Seeds that once showed a fault.
TEST(RoomPeer, OldFaultsStayMended) {
  std::ifstream in(std::string(HS_SOURCE_DIR) + "/tests/rooms/seeds.txt");
  std::size_t tried = 0;
  std::uint64_t seed = 0;
  for (std::string what; in >> seed && std::getline(in, what); ++tried) {
    SCOPED_TRACE(what);
    Plan plan = draw_plan(seed);
    for (const bool frames : {false, true}) {
      plan.frames = frames;
      expect_no_fault(plan);
    }
  }
  EXPECT_GT(tried, 0U);
}

TEST(RoomPeer, OldFaultsOfGamesStayMended) {
  const auto game = play::room::games_book().open("parchis seats=YR,BG");
  ASSERT_TRUE(game);
  // A device comes by its seat's link twice: again it does not know what it has promised.
  expect_no_fault(draw_plan(396, game->rules, game->seats.size()));
}

// Equal inputs, equal effects: every hundredth schedule twice.
TEST(RoomPeer, EqualInputsHaveEqualEffects) {
  for (std::uint64_t seed = 100; seed <= kSchedules; seed += 100) {
    EXPECT_EQ(Sim(draw_plan(seed)).run().trace, Sim(draw_plan(seed)).run().trace) << seed;
  }
}

// A device that breaks a promise lets two histories begin: the laws must notice.
TEST(RoomPeer, AWeaknessIsNoticed) {
  std::size_t noticed = 0;
  for (std::uint64_t seed = 1; seed <= 400 && noticed == 0; ++seed) {
    Plan plan = draw_plan(seed);
    plan.keeps_promises = false;
    const std::string fault = Sim(plan).run().fault;
    noticed += fault.empty() || fault.starts_with("law 5") ? 0 : 1;
  }
  EXPECT_GT(noticed, 0U);
}

class RoomGames : public testing::TestWithParam<const char*> {};

TEST_P(RoomGames, LawsHoldInEverySchedule) {
  const auto game = play::room::games_book().open(GetParam());
  ASSERT_TRUE(game);
  // Thousands of moves at random; cards that are dealt and sealed again and again.
  const bool long_game = game->rules.starts_with("maze");
  const bool sealed = game->start->hands() != nullptr;
  const std::uint64_t share = long_game ? 10 : sealed ? 4 : 1;
  const std::uint64_t many = number("HS_ROOM_GAMES", kGameSchedules) / share + 1;
  const std::uint64_t from = number("HS_ROOM_SEED", 1);
  for (std::uint64_t seed = from; seed < from + many && !HasFailure(); ++seed) {
    expect_no_fault(draw_plan(seed, game->rules, game->seats.size()));
  }
}

INSTANTIATE_TEST_SUITE_P(All, RoomGames,
                         testing::Values("parchis", "parchis seats=YR,BG", "sorry", "sorry-teams-2",
                                         "sorry-quick", "maze", "ludo", "sorry-points",
                                         "sorry-points-2"));

}  // namespace
