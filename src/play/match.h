// A match: a game, where it began, and the moves made since. Everything else follows from these,
// so undo plays forward again and nothing is ever taken back by an inverse move.
#pragma once

#include <vector>

#include "games/notation.h"

namespace play {

using core::EventList;
using core::Move;
using games::Game;
using games::State;

class Match {
 public:
  // From the game's start, or from a position of this game.
  explicit Match(Game game);
  Match(Game game, const State& from);

  [[nodiscard]] const Game& game() const { return game_; }
  // The position now, and the one in which the match began.
  [[nodiscard]] const State& state() const { return now_; }
  [[nodiscard]] const State& origin() const { return origin_; }
  // Moves and outcomes of chance since then, the first one first.
  [[nodiscard]] const std::vector<Move>& made() const { return made_; }
  // Who decides next: a seat, chance, or nobody when the match is over.
  [[nodiscard]] core::Actor actor() const { return game_.actor(now_); }
  [[nodiscard]] bool over() const { return actor() == core::kOver; }

  // Plays one of the legal moves (of a match with unknown cards: of moves_seen, views.h); the
  // caller has checked that. Appends what happened to `events` if given.
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
