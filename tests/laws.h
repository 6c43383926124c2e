// The laws' common ground: which rules and seeds they are tried on, and a random game that stops at
// every position. A failing law prints the rules, the seed and the moves that lead there.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/notation.h"
#include "random_game.h"

namespace laws {

struct Case {
  std::string rules;  // a rules line
  std::uint64_t seed;
};

// Every preset and some rules lines that no preset has, each with a few seeds.
[[nodiscard]] std::vector<Case> cases();
// `parchis_six_seed1`, as GoogleTest allows it.
[[nodiscard]] std::string name_of(const testing::TestParamInfo<Case>& tested);

// No random game is longer: the longest of thousands took a tenth of it.
inline constexpr std::size_t kLongestGame = 100'000;

class Laws : public testing::TestWithParam<Case> {
 protected:
  Laws() : game(open(GetParam().rules)) {}
  static games::Game open(std::string_view rules);

  // Plays one random game and calls visit(state, legal moves, the move about to be played) at every
  // position but the last, until the game is over or a law has failed. Returns the last position.
  template <class Visit>
  games::State walk(Visit visit) {
    core::Rng rng(GetParam().seed);
    games::State state = game.start();
    for (; game.actor(state) != core::kOver && !HasFailure(); game.play(state, made.back())) {
      core::MoveList list;
      game.moves(state, list);
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
  // Prints how to come here again.
  void tell() const;

  games::Game game;
  std::vector<core::Move> made;
};

}  // namespace laws
