// Hidden hands in rooms: they are dealt, and nobody learns the cards of another.
#include <gtest/gtest.h>

#include <set>

#include "core/rng.h"
#include "core/text.h"
#include "games/notation.h"
#include "play/room/hands.h"
#include "play/sealed.h"
#include "play/views.h"
#include "rooms/sim.h"

namespace {

using namespace rooms;
using play::room::Deal;
using play::room::Entry;
using play::room::HandsPosition;
using play::room::Moves;
using play::room::Open;
using play::room::Word;

Plan plan_of(const char* preset, std::size_t peers) {
  const auto game = play::room::games_book().open(preset);
  return {7, peers, game->seats.size(), game->rules, 0, 100, 1, false, true, {}};
}

play::ChainKey secret_of(const Sim& sim, std::size_t device, const play::room::DealSource& source) {
  return play::room::deal_secret(sim.device(device).secret, source.attempt, source.setup);
}

template <class T>
const T* content(const Letter& letter) {
  const Entry* entry = letter->as<Entry>();
  return entry ? std::get_if<T>(&entry->content) : nullptr;
}

TEST(RoomHands, GamesOfBothPresetsAreOpenedAndChecked) {
  for (const auto& [preset, peers] :
       {std::pair("sorry-points-2", 2), {"sorry-points", 4}, {"sorry-points", 2}}) {
    Sim sim(plan_of(preset, static_cast<std::size_t>(peers)), peers == 4);
    const Outcome outcome = sim.run();
    EXPECT_EQ(outcome.fault, "");
    EXPECT_TRUE(outcome.ended);
    const Log& log = sim.peer(1).log();
    ASSERT_TRUE(log.hands());
    EXPECT_TRUE(log.hands()->opened());
    EXPECT_TRUE(log.hands()->left().empty());
    EXPECT_FALSE(play::is_view(log.hands()->match()));
    EXPECT_EQ(log.head(), sim.peer(0).log().head());
    EXPECT_EQ(outcome.starts, 1U);
  }
}

// Before the round is opened only boxes reveal cards; a box opens only for its seat, and holds the
// seat's cards and at most three more.
TEST(RoomHands, NobodySeesWhatIsNotTheirs) {
  Sim sim(plan_of("sorry-points", 3));
  ASSERT_TRUE(sim.run().ended);
  const Log& log = sim.peer(0).log();
  const play::Match truth = log.hands()->match();
  core::Rng rng(3);
  std::size_t boxes = 0;
  for (std::uint32_t length = 1; length + 1 < log.length(); ++length) {
    const Letter& letter = log.entries()[length];
    const auto* deal = content<Deal>(letter);
    const auto* moves = content<Moves>(letter);
    ASSERT_TRUE(deal || moves);
    for (const auto token : core::split(deal ? deal->text : moves->text, ' ')) {
      EXPECT_TRUE(!token.starts_with('k') || token == "k?") << token;
    }
    const HandsPosition& now = *log.cut(length + 1).position()->hands();
    // What is sent is the same whatever the others hold.
    const play::State whole = truth.at(now.match().made().size());
    for (core::SeatIndex seat = 0; seat < 4; ++seat) {
      const play::State other = truth.game().guess(truth.game().hide(whole, seat), rng);
      const play::State seen = truth.game().hide(other, core::kNoSeat);
      EXPECT_EQ(games::position_hash(truth.game(), seen), now.hash());
    }
    for (std::size_t device = 1; deal && device < 3; ++device) {
      const play::MailHere here{secret_of(sim, device, now.sources()[device]),
                                static_cast<std::uint8_t>(device)};
      for (core::SeatIndex seat = 0; seat < 4; ++seat) {
        const auto sight = play::look(now.mail(), here, seat, {});
        ASSERT_EQ(bool(sight), now.mail().holders[seat] == device);
        if (!sight) {
          continue;
        }
        ++boxes;
        EXPECT_LE(sight->next.size(), play::dealing::kAhead + 1);
        EXPECT_EQ(games::print_position(truth.game(), sight->replay.rounds[0].state()),
                  games::print_position(truth.game(), truth.game().hide(whole, seat)));
      }
    }
  }
  EXPECT_GT(boxes, 0U);
}

// The pawns stay, and the next first member deals again; a dealer that left opens its round when it
// comes back, and deals no more.
TEST(RoomHands, ADealerThatDiesIsReplacedAndComesBackLast) {
  Plan plan = plan_of("sorry-points", 4);
  plan.heals = 90'000;
  plan.thinks = 3000;
  plan.troubles = {{Trouble::Kind::Kill, 40'000, 75'000, 0, 0, 0}};
  Sim sim(plan);
  sim.run_until(74'000);
  ASSERT_FALSE(sim.peer(1).log().empty());
  EXPECT_NE(sim.peer(1).log().members()[0].key, sim.device(0).pair.key);
  const auto left = sim.peer(1).log().hands()->left();
  ASSERT_EQ(left.size(), 1U);
  EXPECT_TRUE(left[0].owed);
  const Outcome outcome = sim.run();
  EXPECT_EQ(outcome.fault, "");
  EXPECT_TRUE(outcome.ended);
  const Log& log = sim.peer(1).log();
  EXPECT_TRUE(log.hands()->opened());
  EXPECT_TRUE(log.hands()->left().empty()) << "it has opened its round";
  EXPECT_EQ(log.members().back().key, sim.device(0).pair.key);
}

// The dealer's messages are replaced.
class LyingDealer : public testing::Test {
 protected:
  LyingDealer() : sim(plan_of("sorry-points", 3)) { sim.distrust(0); }
  template <class T, class F>
  void alter(F&& change) {
    sim.tamper([this, change](std::size_t from, std::size_t, const Letter& letter) {
      Entry entry = letter->as<Entry>() ? *letter->as<Entry>() : Entry{};
      T* own = std::get_if<T>(&entry.content);
      if (from != 0 || letter->key != sim.device(0).pair.key || !own || !letter->as<Entry>()) {
        return std::vector<Letter>{letter};
      }
      return change(*own) ? std::vector<Letter>{sim.sign(entry, 0)} : std::vector<Letter>{};
    });
  }
  void expect_end() {
    const Outcome outcome = sim.run();
    EXPECT_EQ(outcome.fault, "");
    EXPECT_TRUE(outcome.ended);
  }
  [[nodiscard]] bool blamed(std::size_t by) const {
    return sim.peer(by).faulty().contains(sim.device(0).pair.key);
  }
  Sim sim;
};

TEST_F(LyingDealer, AnElementThatWasNotPromisedIsAFault) {
  alter<Open>([](Open& open) {
    ++open.element[0];
    return true;
  });
  expect_end();
  for (const std::size_t i : {1U, 2U}) {
    EXPECT_TRUE(blamed(i));
    EXPECT_GT(sim.peer(i).refusals(Word::Element), 0U);
    EXPECT_EQ(sim.peer(i).log().hands()->left().size(), 1U) << "the round is unchecked";
  }
}

TEST_F(LyingDealer, ARoundThatIsNeverOpenedIsUnchecked) {
  alter<Open>([](Open&) { return false; });
  expect_end();
  EXPECT_EQ(sim.peer(1).log().hands()->left().size(), 1U);
  EXPECT_FALSE(sim.peer(1).log().hands()->opened());
}

TEST_F(LyingDealer, BoxesThatDoNotOpenAreAFaultForTheirSeats) {
  alter<Deal>([](Deal& deal) {
    for (auto& box : deal.boxes) {
      if (!box.empty()) {
        ++box[0];
      }
    }
    return true;
  });
  expect_end();
  EXPECT_TRUE(blamed(1));
  EXPECT_TRUE(blamed(2));
}

TEST_F(LyingDealer, ACardThatIsDealtToNobodyIsAFault) {
  alter<Deal>([](Deal& deal) {
    deal.text += " d6";
    return true;
  });
  expect_end();
  EXPECT_TRUE(blamed(1));
  EXPECT_GT(sim.peer(1).refusals(Word::Chance), 0U);
}

// Cards of another deck: their boxes open, but do not match the round's element.
TEST(RoomHands, AnotherDeckIsSeenWhenTheRoundIsOpened) {
  Sim sim(plan_of("sorry-points", 4));
  ASSERT_TRUE(sim.run().ended);
  const Log& log = sim.peer(0).log();
  std::uint32_t opens = 0;
  while (!content<Open>(log.entries()[opens])) {
    ++opens;
  }
  const auto element = content<Open>(log.entries()[opens])->element;
  const play::room::SharedPosition before = log.cut(opens).position();
  EXPECT_NE(before->hands()->opened_by(element), nullptr);
  EXPECT_EQ(before->hands()->opened_by(play::chain_back(element, 1)), nullptr);
  play::Mail other = before->hands()->mail();
  other.deck_keys[1][0] ^= 1U;
  EXPECT_FALSE(play::dealing::truth_of(other, 0, element));
}

TEST(RoomHands, SeveralRoundsAreNotPlayedInRooms) {
  EXPECT_TRUE(play::room::games_book().open("sorry mode=points"));
  EXPECT_FALSE(play::room::games_book().open("sorry mode=points target=200"));
}

}  // namespace
