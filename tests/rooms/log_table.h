// A room's log with some entries of a game, for its tests.
#pragma once

#include <gtest/gtest.h>

#include <utility>
#include <variant>
#include <vector>

#include "rooms/table.h"

namespace rooms {

inline const std::vector<Sits> kThree = {{0}, {1}, {2}, kBotSeat};

// Three people and a bot, some entries into a game of Sorry!.
class LogTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(table.begin(kThree), Word::Entry);
    do {
      table.play(1, rng);
    } while (log.length() < 4 || log.position()->actor() != core::kChance);
  }
  Word change(const std::vector<Sits>& seats, const std::vector<Table::Answer>& answers,
              unsigned flags = 0, int author = 0) {
    const Letter setup = table.setup(author, log.attempt() + 1, flags, seats);
    return log.take(table.start(author, setup, answers));
  }
  // The writer's next MOVE, altered.
  template <class F>
  Letter altered_move(F&& alter) {
    table.show_all();
    const Letter honest = table.move(rng);
    play::room::Entry entry = *honest->as<play::room::Entry>();
    alter(entry, std::get<play::room::Moves>(entry.content));
    return table.sign(entry, table.device_of(honest->key));
  }

  core::Rng rng{7};
  Table table{"sorry"};
  Log& log = table.log;
};

}  // namespace rooms
