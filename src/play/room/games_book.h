// The games of this program, as rooms play them.
#pragma once

#include "games/game.h"
#include "play/room/book.h"

namespace play::room {

class GamePosition : public Position {
 public:
  GamePosition(std::shared_ptr<const games::Game> game, const games::State& state)
      : game_(std::move(game)), state_(state) {}
  [[nodiscard]] const games::Game& game() const { return *game_; }
  [[nodiscard]] const games::State& state() const { return state_; }

  [[nodiscard]] core::Actor actor() const override;
  void moves(core::MoveList& list) const override;
  [[nodiscard]] int weight(Move move) const override;
  [[nodiscard]] SharedPosition after(Move move) const override;
  [[nodiscard]] std::string print(Move move) const override;
  [[nodiscard]] std::string line() const override;
  [[nodiscard]] std::uint64_t hash() const override;

 protected:
  [[nodiscard]] const std::shared_ptr<const games::Game>& shared_game() const { return game_; }

 private:
  std::shared_ptr<const games::Game> game_;
  games::State state_;
};

// Opens presets too. Rooms do not play games of several rounds: a target is refused. With hidden
// hands the position is a HandsPosition, and its state is what somebody without a seat sees.
[[nodiscard]] const Book& games_book();
// The position as one that this book opened, or one that followed from such a position.
[[nodiscard]] const GamePosition& game_position(const SharedPosition& position);

}  // namespace play::room
