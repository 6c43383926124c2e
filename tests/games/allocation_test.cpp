// Playouts allocate no memory: every allocation of this program is counted.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "games/allocations.h"
#include "games/game.h"
#include "games/random_game.h"
#include "play/perft.h"
#include "play/playout.h"

namespace {
std::size_t allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) {
    std::abort();
  }
  return memory;
}
}  // namespace

std::size_t counted_allocations() { return allocations; }

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

namespace {

template <class Work>
std::size_t allocations_of(Work work) {
  const std::size_t before = allocations;
  work();
  return allocations - before;
}

class Allocation : public testing::TestWithParam<games::Preset> {
 protected:
  games::Game game = *games::Game::parse(GetParam().name);
};

TEST(AllocationCount, SeesAnAllocation) {
  EXPECT_GE(allocations_of([] { delete new volatile int(1); }), 1U);
}

TEST_P(Allocation, NoneInPlayouts) {
  game.visit([](const auto& concrete) {
    EXPECT_EQ(allocations_of([&] { (void)play::play_games(concrete, 3, 1); }), 0U);
  });
}

TEST_P(Allocation, NoneInMovesPlayAndEventsThroughTheVariant) {
  core::Rng rng(1);
  const std::size_t count = allocations_of([&] {
    games::State state = game.start();
    core::MoveList list;
    core::EventList events;
    while (game.actor(state) != core::kOver) {
      list.clear();
      events.clear();
      game.moves(state, list);
      (void)game.weight(state, list[0]);
      game.play(state, list[rng.below(static_cast<std::uint32_t>(list.size()))], &events);
      (void)game.tokens(state);
      (void)game.hide(state, 0);
    }
    (void)game.standing(state);
  });
  EXPECT_EQ(count, 0U);
}

TEST_P(Allocation, NoneInPerft) {
  game.visit([](const auto& concrete) {
    const auto state = concrete.start();
    EXPECT_EQ(allocations_of([&] { (void)play::perft(concrete, state, 2); }), 0U);
  });
}

INSTANTIATE_TEST_SUITE_P(EveryPreset, Allocation,
                         testing::ValuesIn(games::presets().begin(), games::presets().end()),
                         race_test::preset_name);

}  // namespace
