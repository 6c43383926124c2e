// Shared by the laws: the rules and seeds on which they are tested, and a random game that stops at
// every position. A failing law prints the rules, the seed and the moves that lead there.
#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/notation.h"
#include "games/random_game.h"

namespace laws {

// No random game is longer: the longest of thousands took a tenth of this.
inline constexpr std::size_t kLongestGame = 100'000;

struct Case {
  std::string rules;  // a rules line
  std::uint64_t seed;
  bool drawn = false;  // by random rules: its games may be cut short, because some never end
};

// What GoogleTest prints for a case that failed.
inline void PrintTo(const Case& tested, std::ostream* out) {
  *out << tested.rules << ", seed " << tested.seed;
}

// Every preset and some rules lines without a preset, each with a few seeds.
[[nodiscard]] std::vector<Case> cases();
// Random rules from each game's table, two hundred per game: with a fixed seed, and also with the
// seed in the environment (HS_LAW_SEED), if there is one.
[[nodiscard]] std::vector<Case> drawn();
// `parchis_six_seed1`, in the form that GoogleTest allows.
[[nodiscard]] std::string name_of(const testing::TestParamInfo<Case>& tested);

class Laws : public testing::TestWithParam<Case> {
 protected:
  Laws() : game(open(GetParam().rules)) {}
  static games::Game open(std::string_view rules);

  // Plays one random game and calls visit(state, legal moves, the move about to be played) at every
  // position but the last, until the game is over, a law has failed or a game by random rules is
  // cut short. Returns the last position.
  template <class Visit>
  games::State walk(Visit visit) {
    core::Rng rng(GetParam().seed);
    games::State state = game.start();
    for (; game.actor(state) != core::kOver && !HasFailure(); game.play(state, made.back())) {
      core::MoveList list;
      game.moves(state, list);
      if (GetParam().drawn && made.size() == kLongestDrawn) {
        break;
      }
      if (list.empty() || made.size() == kLongestGame) {
        ADD_FAILURE() << (list.empty() ? "no legal move" : "no end in sight");
        break;
      }
      const core::Move move = race_test::random_move(game, state, list, rng);
      visit(state, list, move);
      made.push_back(move);
    }
    if (HasFailure()) {
      tell();
    }
    return state;
  }
  // Whether the position is the end of its game; only a game by random rules may have been cut
  // short.
  [[nodiscard]] bool ended(const games::State& last) const {
    const bool over = game.actor(last) == core::kOver;
    EXPECT_TRUE(over || GetParam().drawn);
    return over;
  }
  // Prints how to reproduce this position.
  void tell() const;

  static constexpr std::size_t kLongestDrawn = 600;
  games::Game game;
  std::vector<core::Move> made;
};

}  // namespace laws
