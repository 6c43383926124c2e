// A match: a game, its first position, and the moves made since. Everything else follows from
// these: undo replays from the start, and no move is ever reversed.
#pragma once

#include <cstdint>
#include <vector>

#include "games/notation.h"

namespace play {

using core::EventList;
using core::Move;
using games::Game;
using games::State;

// The most moves that a number from outside may count, far more than any game has.
inline constexpr std::uint32_t kMostCounted = 1'000'000;

class Match {
 public:
  // From the game's start, or from a position of this game.
  explicit Match(Game game);
  Match(Game game, const State& from);

  [[nodiscard]] const Game& game() const { return game_; }
  // The position now, and the one in which the match began.
  [[nodiscard]] const State& state() const { return now_; }
  [[nodiscard]] const State& origin() const { return origin_; }
  // Moves and outcomes of chance since then, in order.
  [[nodiscard]] const std::vector<Move>& made() const { return made_; }
  // Who decides next: a seat, chance, or nobody when the match is over.
  [[nodiscard]] core::Actor actor() const { return game_.actor(now_); }
  [[nodiscard]] bool over() const { return actor() == core::kOver; }

  // Plays a legal move (with unknown cards: one of moves_seen, views.h); the caller has checked it.
  // Appends its events to `events` if given.
  void play(Move move, EventList* events = nullptr);
  // Goes back to the position after the first `plies` moves (0…made().size()).
  void rewind(std::size_t plies);
  // The position after the first `plies` moves (0…made().size()).
  [[nodiscard]] State at(std::size_t plies) const;

 private:
  Game game_;
  State origin_;
  State now_;
  std::vector<Move> made_;
};

}  // namespace play
