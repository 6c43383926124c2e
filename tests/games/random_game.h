// Random games, for tests that look at every position.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/game.h"
#include "play/dealer.h"
#include "play/match.h"

namespace race_test {

// A legal move of a position that is not over: at a chance node an outcome by its weight, else any
// move with equal chance.
inline core::Move random_move(const games::Game& game, const games::State& state,
                              const core::MoveList& legal, core::Rng& rng) {
  return game.actor(state) == core::kChance
             ? play::draw(game, state, rng)
             : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

inline core::Move random_move(const games::Game& game, const games::State& state, core::Rng& rng) {
  core::MoveList legal;
  game.moves(state, legal);
  return random_move(game, state, legal, rng);
}

// Plays at most `plies` moves, or to the end of the game.
inline void play_randomly(play::Match& match, core::Rng& rng, std::size_t plies = 100'000) {
  for (std::size_t ply = 0; ply < plies && !match.over(); ++ply) {
    match.play(random_move(match.game(), match.state(), rng));
  }
}

// Every game by its own name, which also means its usual rules.
inline std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const games::About& about : games::abouts()) {
    names.emplace_back(about.name);
  }
  return names;
}

// `parchis_six`, in the form that GoogleTest allows, for tests of every preset.
inline std::string preset_name(const testing::TestParamInfo<games::Preset>& tested) {
  std::string name(tested.param.name);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace race_test
