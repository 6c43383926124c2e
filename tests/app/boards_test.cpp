// Which tables of a board are listed: those that this program can join, except one's own.
#include "app/rooms/boards.h"

#include <gtest/gtest.h>

#include "ui/draft/known.h"

namespace {

using namespace play::room;

constexpr std::uint32_t kNow_min = 29'000'000;

const Room& board() {
  static const Room room = play::room::open_room(board_secret("parchis"));
  return room;
}

class Listed : public testing::Test {
 protected:
  // An offer by another device; a second apart, as in a flood.
  void offer(std::string rules, std::uint8_t seats = 4, std::uint8_t free = 2) {
    ++devices_;
    const Offer offer{{devices_}, kNow_min, seats, free, std::move(rules)};
    const auto letter = write(offer, enter(board(), {devices_}).pair, board().id);
    ASSERT_TRUE(tables_.hear(letter->bytes, devices_ * Millis{1000}, kNow_min));
  }
  [[nodiscard]] std::vector<ui::TablesPage::Table> shown(
      const std::optional<RoomSecret>& own = std::nullopt) const {
    return app::shown_tables(tables_, "parchis", own);
  }

 private:
  OpenTables tables_{board()};
  std::uint8_t devices_ = 0;
};

TEST_F(Listed, ATableIsShownByItsRulesSeatsAndKey) {
  offer("parchis pieces=2", 4, 3);
  const auto all = shown();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(ui::rules_line(all[0].rules), "parchis pieces=2");
  EXPECT_EQ(all[0].seats, 4U);
  EXPECT_EQ(all[0].free, 3U);
  EXPECT_EQ(all[0].key, enter(board(), {1}).pair.key);
}

TEST_F(Listed, WhatCannotBeJoinedIsNotShown) {
  offer("parchis pieces=77");
  offer("chess");
  offer("maze", 4, 2);     // of another board's game
  offer("parchis", 3, 2);  // the rules have more seats
  offer("parchis", 4, 5);  // more free seats than seats
  EXPECT_TRUE(shown().empty());
  offer("parchis");
  EXPECT_EQ(shown().size(), 1U);
}

TEST_F(Listed, OnesOwnTableIsNotShown) {
  offer("parchis");
  offer("parchis seats=Y,R", 2, 1);
  EXPECT_EQ(shown().size(), 2U);
  const auto others = shown(RoomSecret{1});
  ASSERT_EQ(others.size(), 1U);
  EXPECT_EQ(others[0].seats, 2U);
}

}  // namespace
