// Devices with altered programs: the laws hold among the others, refusals are counted, and the
// others play on without proved cheats.
#include <memory>

#include "rooms/liar.h"

namespace {

using namespace rooms;

TEST_P(Liar, AWrongElementIsAFault) {
  lie(last(), [this](std::size_t, const Letter& letter) -> Letters {
    if (!letter->as<Show>()) {
      return {letter};
    }
    Show show = *letter->as<Show>();
    ++show.element[0];
    return {sim.sign(show, liar)};
  });
  expect_end();
  expect_blamed(Word::Element);
  EXPECT_TRUE(is_out());
}

TEST_P(Liar, AMoveThatLeadsElsewhereIsAFault) {
  alter_moves([](Entry&, Moves& moves) { ++moves.after; });
  expect_end();
  expect_blamed(Word::State);
  EXPECT_TRUE(is_out());
}

TEST_P(Liar, AnIllegalMoveIsAFault) {
  alter_moves([](Entry&, Moves& moves) { moves.text += " go"; });
  expect_end();
  expect_blamed(Word::Move);
}

TEST_P(Liar, AThrowThatWasNotDrawnIsAFault) {
  alter_moves([](Entry&, Moves& moves) { moves.text[1] ^= 1; });
  expect_end();
  expect_blamed(Word::Chance);
}

TEST_P(Liar, TwoMovesInOnePlaceAreAFault) {
  lie(last(), [this](std::size_t to, const Letter& letter) -> Letters {
    const Entry* entry = letter->as<Entry>();
    if (!entry || !std::holds_alternative<Moves>(entry->content) || to % 2 == 0) {
      return {letter};
    }
    const Log before = sim.peer(liar).log().cut(entry->seq);
    const auto* moves = std::get_if<Moves>(&entry->content);
    if (!before.outcomes() || before.tag() != entry->game) {
      return {letter};
    }
    const bool went = moves->text.ends_with("go");
    const auto other = play::room::find_move(*before.outcomes()->position, went ? "stay" : "go");
    return {sim.sign(before.make_move({&*other, 1}), liar)};
  });
  expect_end();
  for (std::size_t i = 0; i < last(); ++i) {
    EXPECT_FALSE(sim.peer(i).faulty().empty()) << i;
  }
}

TEST_P(Liar, TwoStartsOfOneAttemptAreAFault) {
  liar = 0;
  sim.distrust(0);
  sim.tamper([this](std::size_t from, std::size_t to, const Letter& letter) -> Letters {
    const Entry* entry = letter->as<Entry>();
    if (from != 0 || letter->key != sim.device(0).pair.key || to % 2 == 0 || !entry ||
        !std::holds_alternative<Start>(entry->content)) {
      return {letter};
    }
    Entry other = *entry;
    ++other.prev[3];
    return {sim.sign(other, 0), letter};
  });
  sim.add({Trouble::Kind::Loss, 0, 1, 0, 0, 0});
  expect_end();
  for (std::size_t i = 1; i < sim.size(); ++i) {
    EXPECT_TRUE(sim.peer(i).faulty().contains(sim.device(0).pair.key)) << i;
  }
}

TEST_P(Liar, WhoNeverShowsIsPlayedWithout) {
  lie(last(), [](std::size_t, const Letter& letter) -> Letters {
    return letter->as<Show>() ? Letters{} : Letters{letter};
  });
  if (GetParam().liars > 1) {
    // Half of the members: nobody can go on without them, and no proof says who they are.
    sim.run_until(100'000);
    EXPECT_EQ(sim.fault(), "");
    expect_nobody_blamed();
    return;
  }
  expect_end();
  expect_nobody_blamed();
  EXPECT_TRUE(is_out());
}

TEST_P(Liar, WhoIsNeverReadyIsPlayedWithout) {
  lie(last(), [this](std::size_t, const Letter& letter) -> Letters {
    const bool shows_late = letter->as<Show>() && sim.now() > 18'000;
    const bool ready = letter->as<Ready>() && sim.now() > 17'000;
    return shows_late || ready ? Letters{} : Letters{letter};
  });
  expect_end();
  expect_nobody_blamed();
}

// Asked for a change, it answers with a log that nobody has.
TEST_P(Liar, WhoNamesALogThatIsNotThereIsPlayedWithout) {
  lie(last(), [this](std::size_t, const Letter& letter) -> Letters {
    if (!letter->as<Ready>() || sim.peer(liar).log().empty()) {
      return {letter};
    }
    Ready ready = *letter->as<Ready>();
    ready.rank.length += 1000;
    return {sim.sign(ready, liar)};
  });
  while (sim.peer(0).log().length() < 3 && sim.now() < 60'000) {
    sim.run_until(sim.now() + 100);
  }
  sim.wish(0, play::room::Leave{});
  if (GetParam().liars > 1) {
    // Half of the members: no majority is left without them.
    sim.run_until(100'000);
    EXPECT_EQ(sim.fault(), "");
    return;
  }
  expect_end();
  expect_nobody_blamed();
}

TEST_P(Liar, ReplaysChangeNothing) {
  auto said = std::make_shared<Letters>();
  lie(last(), [said](std::size_t, const Letter& letter) -> Letters {
    said->push_back(letter);
    return {letter, (*said)[said->size() / 2], (*said)[said->size() / 3], letter};
  });
  expect_end();
  expect_nobody_blamed();
  EXPECT_EQ(sim.peer(0).log().segments().size(), 1U);
}

TEST_P(Liar, WhomOneHearsIsOnlySaid) {
  lie(last(), [this](std::size_t to, const Letter& letter) -> Letters {
    if (!letter->as<Hello>()) {
      return {letter};
    }
    Hello hello = *letter->as<Hello>();
    hello.heard = to % 2 == 0 ? 0 : 255;
    return {sim.sign(hello, liar)};
  });
  expect_end();
  expect_nobody_blamed();
  EXPECT_EQ(sim.peer(0).log().segments().size(), 1U);
}

// It sends a SETUP as if it were the owner: nobody is READY.
TEST_P(Liar, ASetupOfSomebodyElseIsNotAnswered) {
  lie(last(), [this](std::size_t, const Letter& letter) -> Letters {
    const Log& log = sim.peer(liar).log();
    if (!letter->as<Hello>() || log.empty()) {
      return {letter};
    }
    play::room::Setup setup = log.setup();
    setup.attempt = log.attempt() + 1 + static_cast<std::uint32_t>(sim.now() / 1000);
    setup.game = log.tag();
    setup.flags = 0;
    setup.seats[0] = {play::room::Seat::Kind::Bot, setup.seats[0].key, "greedy"};
    return {letter, sim.sign(setup, liar)};
  });
  expect_end();
  expect_nobody_blamed();
}

// It sends everything ten times a millisecond: the pipe is cut off, the others play.
TEST_P(Liar, FloodsDrownNobody) {
  if (GetParam().liars > 1) {
    return;  // half of the room would be deaf to the other half, which is no majority
  }
  lie(last(), [this](std::size_t, const Letter& letter) -> Letters {
    Letters flood{letter};
    for (std::uint32_t i = 0; i < 300; ++i) {
      const Entry early{
          sim.peer(0).log().empty() ? 1 : sim.peer(0).log().tag(), 1000 + i, {}, Moves{i, "go"}};
      flood.push_back(sim.sign(early, liar));
    }
    return flood;
  });
  expect_end();
  expect_nobody_blamed();
  EXPECT_LE(sim.peer(0).waiting(), 16U) << "of one key";
}

// One liar, and one less than a majority.
INSTANTIATE_TEST_SUITE_P(Rooms, Liar, testing::Values(Company{3, 1}, Company{6, 1}, Company{6, 3}));

}  // namespace
