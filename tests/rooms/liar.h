// A room in which some devices lie: from some time on they send something other than the program
// that they run.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "rooms/race.h"
#include "rooms/sim.h"

namespace rooms {

using play::room::Entry;
using play::room::Hello;
using play::room::Moves;
using play::room::Ready;
using play::room::Setup;
using play::room::Show;
using play::room::Start;
using play::room::Word;
using Letters = std::vector<Letter>;

struct Company {
  std::size_t peers;
  std::size_t liars;  // the last ones
};

// A room of this company, whose liars send something else from some time on.
class Liar : public testing::TestWithParam<Company> {
 protected:
  Liar()
      : sim(Plan{GetParam().peers,
                 GetParam().peers,
                 GetParam().peers,
                 race_rules(GetParam().peers),
                 0,
                 100,
                 1,
                 false,
                 true,
                 {}}) {}

  // The replacement for one of the liar's letters, for one recipient.
  using Lie = std::function<Letters(std::size_t to, const Letter& letter)>;
  void lie(std::size_t first, Lie lie) {
    for (std::size_t who = first; who < GetParam().peers; ++who) {
      sim.distrust(who);
      liars.push_back(who);
    }
    sim.tamper([this, first, lie](std::size_t from, std::size_t to, const Letter& letter) {
      liar = std::max(from, first);
      const bool own = letter->key == sim.device(liar).pair.key;
      return from == liar && own && sim.now() > 2000 ? lie(to, letter) : Letters{letter};
    });
  }
  [[nodiscard]] bool honest(std::size_t i) const {
    return std::find(liars.begin(), liars.end(), i) == liars.end();
  }
  template <class F>
  void alter_moves(F&& alter) {
    lie(last(), [this, alter](std::size_t, const Letter& letter) -> Letters {
      Entry entry = letter->as<Entry>() ? *letter->as<Entry>() : Entry{};
      auto* moves = std::get_if<Moves>(&entry.content);
      if (letter->as<Entry>() && moves) {
        alter(entry, *moves);
        return {sim.sign(entry, liar)};
      }
      return {letter};
    });
  }
  [[nodiscard]] std::size_t last() const { return GetParam().peers - GetParam().liars; }
  void expect_end() {
    const Outcome outcome = sim.run();
    EXPECT_EQ(outcome.fault, "");
    EXPECT_TRUE(outcome.ended);
  }
  void expect_blamed(Word word) {
    for (std::size_t i = 0; i < last(); ++i) {
      EXPECT_FALSE(sim.peer(i).faulty().empty()) << i;
      EXPECT_GT(sim.peer(i).refusals(word), 0U) << i;
    }
  }
  void expect_nobody_blamed() {
    for (std::size_t i = 0; i < sim.size(); ++i) {
      EXPECT_TRUE(!honest(i) || sim.peer(i).faulty().empty());
    }
  }
  [[nodiscard]] bool is_out() const {
    return std::all_of(liars.begin(), liars.end(), [&](std::size_t one) {
      return !play::room::contains(play::room::keys_of(sim.peer(0).log().members()),
                                   sim.device(one).pair.key);
    });
  }

  Sim sim;
  std::size_t liar = 0;  // the speaker
  std::vector<std::size_t> liars;
};

}  // namespace rooms
