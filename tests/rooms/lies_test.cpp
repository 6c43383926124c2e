// Every lie by one liar, by two and by one less than a majority, and each pair of lies: the laws
// hold among the honest, and they come to an end.
#include <gtest/gtest.h>

#include <algorithm>

#include "rooms/lies.h"
#include "rooms/race.h"

namespace {

using namespace rooms;

class LyingRoom {
 public:
  // The last devices lie, each as told.
  LyingRoom(std::size_t peers, std::vector<const Lie*> told)
      : sim(Plan{peers, peers, peers, race_rules(peers), 40'000, 1500, 1, false, true, {}}),
        told_(std::move(told)) {
    for (std::size_t who = honest(); who < peers; ++who) {
      sim.distrust(who);
    }
    sim.tamper([this](std::size_t from, std::size_t to, const Letter& letter) -> Letters {
      note();
      setup_ = letter->as<play::room::Setup>() ? letter : setup_;
      const bool own = letter->key == sim.device(from).pair.key;
      return from >= honest() && own && sim.now() > kLies_ms
                 ? told_[from - honest()]->tell({sim, from, to, setup_}, letter)
                 : Letters{letter};
    });
  }
  [[nodiscard]] std::size_t honest() const { return sim.size() - told_.size(); }
  [[nodiscard]] bool is_blamed(std::size_t liar, std::size_t by) const {
    return sim.peer(by).faulty().contains(sim.device(liar).pair.key);
  }
  [[nodiscard]] bool is_out(std::size_t liar) const {
    return !play::room::contains(play::room::keys_of(sim.peer(0).log().members()),
                                 sim.device(liar).pair.key);
  }
  // From the first proof known to an honest device until no proved liar played any more.
  [[nodiscard]] Millis took() const { return out_at_ > blamed_at_ ? out_at_ - blamed_at_ : 0; }

  Sim sim;

 private:
  static constexpr Millis kLies_ms = 2000;
  void note() {
    if (blamed_at_ == 0 && is_blamed(honest(), 0)) {
      blamed_at_ = sim.now();
    }
    if (blamed_at_ != 0 && out_at_ == 0 && is_out(honest())) {
      out_at_ = sim.now();
    }
  }
  std::vector<const Lie*> told_;
  Letter setup_;
  Millis blamed_at_ = 0;
  Millis out_at_ = 0;
};

// Half of a room can do nothing if the other half shows nothing.
bool can_end(std::size_t peers, const std::vector<const Lie*>& told) {
  const auto stop =
      std::count_if(told.begin(), told.end(), [](const Lie* lie) { return lie->stops; });
  return 2 * static_cast<std::size_t>(stop) < peers;
}

// Whether the honest come to an end in time. They do not if one shows nothing, another never
// answers, and each START waits for both in turn; or if one halts the game until it is out, and
// another brings it back by changes of its own.
bool ends(std::size_t peers, const std::vector<const Lie*>& told) {
  const auto any = [&](auto&& what) { return std::any_of(told.begin(), told.end(), what); };
  const bool drags = any([](const Lie* lie) { return lie->stops; }) &&
                     any([](const Lie* lie) { return lie->mute; });
  const bool unsettles = any([](const Lie* lie) { return lie->halts; }) &&
                         any([](const Lie* lie) { return lie->restless; });
  return can_end(peers, told) && !drags && !unsettles;
}

void expect_laws(LyingRoom& room, const std::vector<const Lie*>& told) {
  constexpr Millis kLong_ms = 100'000;
  if (!ends(room.sim.size(), told)) {
    room.sim.run_until(kLong_ms);
    EXPECT_EQ(room.sim.fault(), "");
    return;
  }
  const Outcome outcome = room.sim.run();
  EXPECT_EQ(outcome.fault, "");
  EXPECT_TRUE(outcome.ended);
}

struct Company {
  std::size_t peers;
  std::size_t liars;
};

class Lies : public testing::TestWithParam<Company> {};

TEST_P(Lies, LawsHold) {
  const auto [peers, liars] = GetParam();
  for (const Lie& lie : lies()) {
    SCOPED_TRACE(lie.name);
    const std::vector<const Lie*> told(liars, &lie);
    LyingRoom room(peers, told);
    expect_laws(room, told);
    for (std::size_t i = 0; i < room.honest(); ++i) {
      EXPECT_TRUE(!lie.word || room.sim.peer(i).refusals(*lie.word) > 0) << i;
      EXPECT_EQ(!room.sim.peer(i).faulty().empty(), lie.fault) << i;
    }
    if (lie.fault && liars == 1) {
      EXPECT_TRUE(room.is_out(peers - 1));
      EXPECT_LE(room.took(), play::room::kReady_ms + play::room::kBeat_ms);
    }
  }
}

// One; two; and one less than a majority.
INSTANTIATE_TEST_SUITE_P(Rooms, Lies,
                         testing::Values(Company{3, 1}, Company{6, 1}, Company{6, 2},
                                         Company{6, 3}));

#if defined(HS_SLOW)
constexpr std::size_t kEvery = 7;  // only every n-th pair is tested
#else
constexpr std::size_t kEvery = 3;
#endif

class TwoLies : public testing::TestWithParam<std::size_t> {};

TEST_P(TwoLies, AtOnceBreakNoLaw) {
  for (std::size_t i = 0; i < lies().size(); ++i) {
    for (std::size_t j = i % kEvery; j <= i; j += kEvery) {
      SCOPED_TRACE(std::string(lies()[i].name) + ", " + lies()[j].name);
      const std::vector<const Lie*> told = {&lies()[i], &lies()[j]};
      LyingRoom room(GetParam(), told);
      expect_laws(room, told);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rooms, TwoLies, testing::Values(5, 6));

}  // namespace
