// The contract is the text form of rules, positions and moves in saves, replays and links: two
// programs that keep it print the same bytes. This header offers it for any game: position lines,
// legal tokens, hashes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.h"

namespace games {

struct Position {
  Game game;
  State state;
};

// `<rules line> | <state>`.
[[nodiscard]] std::string print_position(const Game& game, const State& state);
[[nodiscard]] Expected<Position> parse_position(std::string_view line);

// FNV-1a 64 of the position line.
[[nodiscard]] std::uint64_t position_hash(const Game& game, const State& state);

// The legal moves' tokens, sorted bytewise; at a chance node `token*weight` if asked for.
enum class Weights : std::uint8_t { Hidden, Shown };
[[nodiscard]] std::vector<std::string> legal_tokens(const Game& game, const State& state,
                                                    Weights weights);

// The legal move that a token names; the error names the token.
[[nodiscard]] Expected<Move> find_move(const Game& game, const State& state,
                                       std::string_view token);

// `chance`, `seat YR` or `over YR,BG,…`.
[[nodiscard]] std::string print_actor(const Game& game, const State& state);

}  // namespace games
