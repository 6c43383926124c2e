// The laws of a room’s log over whole games.
#include "play/room/log/check.h"
#include "play/room/log/log.h"

#include <gtest/gtest.h>

#include "play/match.h"
#include "rooms/log_table.h"

namespace {

using namespace rooms;

// ---- Laws

struct Life {
  std::string rules;
  int seats;
};

class RoomLaws : public testing::TestWithParam<Life> {};

void expect_same(const Log& a, const Log& b) {
  EXPECT_EQ(a.head(), b.head());
  EXPECT_EQ(a.rank(), b.rank());
  EXPECT_EQ(a.tag(), b.tag());
  EXPECT_EQ(a.final_length(), b.final_length());
  EXPECT_EQ(a.shown(), b.shown());
  EXPECT_EQ(a.position()->line(), b.position()->line());
}

TEST_P(RoomLaws, WhoComesLateLearnsAllFromWhatIsSent) {
  core::Rng rng(11);
  Table table(GetParam().rules);
  std::vector<Sits> all;
  for (int seat = 0; seat < GetParam().seats; ++seat) {
    all.push_back({seat % 3});
  }
  ASSERT_EQ(table.begin(all), Word::Entry);
  Log& log = table.log;
  for (int change = 0; change < 4; ++change) {
    table.play(5, rng);
    std::vector<Sits> fewer = all;
    for (Sits& sits : fewer) {
      sits = sits.device == 2 && change % 2 == 0 ? stands_in(2) : sits;
    }
    ASSERT_EQ(table.begin(fewer, 0), log.over() ? Word::End : Word::Entry);
    for (std::uint32_t known = 0; known <= log.length(); ++known) {
      Log late = log.cut(known);
      for (const Letter& letter : log.missing_from(known)) {
        const Word word = late.take(letter);
        ASSERT_FALSE(play::room::refused(word)) << play::room::word_text(word) << " " << known;
      }
      expect_same(late, log);
    }
  }
}

// The newest signatures cover the others: a spoilt one is noticed only if it is among the newest.
TEST_P(RoomLaws, AWholeLogIsCheckedByItsNewestSignatures) {
  core::Rng rng(13);
  Table table(GetParam().rules);
  std::vector<Sits> seats(static_cast<std::size_t>(GetParam().seats), Sits{0});
  seats.back() = {1};
  ASSERT_EQ(table.begin(seats), Word::Entry);
  table.play(6, rng);
  std::vector<play::room::Bytes> messages;
  for (const Letter& letter : table.log.missing_from(0)) {
    messages.push_back(letter->bytes);
  }
  expect_same(play::room::check_log(messages, table.room.id).log, table.log);
  std::size_t noticed = 0;
  for (std::size_t i = 0; i < messages.size(); ++i) {
    messages[i].back() ^= 1U;
    const auto check = play::room::check_log(messages, table.room.id);
    noticed += check.word == Word::Sign && check.refused == i ? 1 : 0;
    messages[i].back() ^= 1U;
  }
  EXPECT_EQ(noticed, 3U) << "the START, and the newest of two keys";
  messages[4][40] ^= 1U;
  EXPECT_TRUE(play::room::refused(play::room::check_log(messages, table.room.id).word));
}

TEST_P(RoomLaws, AGameComesToItsEndAndReplays) {
  core::Rng rng(12);
  Table table(GetParam().rules, Pace::Quick);
  std::vector<Sits> seats(static_cast<std::size_t>(GetParam().seats), kBotSeat);
  seats[0] = {0};
  ASSERT_EQ(table.begin(seats), Word::Entry);
  table.play(4000, rng);
  ASSERT_TRUE(table.log.over());
  const auto& end = play::room::game_position(table.log.position());
  play::Match again(end.game());
  for (const play::Move move : table.log.made()) {
    again.play(move);
  }
  EXPECT_EQ(again.state(), end.state());
  EXPECT_FALSE(table.log.writer());
}

INSTANTIATE_TEST_SUITE_P(All, RoomLaws,
                         testing::Values(Life{"parchis pieces=1", 4},
                                         Life{"parchis seats=YR,BG pieces=1", 2},
                                         Life{"sorry pawns=1 out=1", 4},
                                         Life{"maze seats=R,Y", 2}));

}  // namespace
