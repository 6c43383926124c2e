#include "play/room/games_book.h"

#include "games/notation.h"
#include "play/hooks.h"
#include "play/room/hands.h"
#include "play/room/seats.h"
#include "play/rounds.h"
#include "play/views.h"

namespace play::room {

core::Actor GamePosition::actor() const { return game_->actor(state_); }

void GamePosition::moves(core::MoveList& list) const { game_->moves(state_, list); }

int GamePosition::weight(Move move) const { return game_->weight(state_, move); }

SharedPosition GamePosition::after(Move move) const {
  games::State next = state_;
  game_->play(next, move);
  return std::make_shared<GamePosition>(game_, next);
}

std::string GamePosition::print(Move move) const { return game_->print_move(move); }

std::string GamePosition::line() const { return games::print_position(*game_, state_); }

std::uint64_t GamePosition::hash() const { return games::position_hash(*game_, state_); }

namespace {

class GamesBook final : public Book {
 public:
  [[nodiscard]] std::optional<Beginning> open(std::string_view rules) const override {
    auto parsed = games::Game::parse(rules);
    if (!parsed || has_rounds(*parsed)) {
      return std::nullopt;
    }
    const auto game = std::make_shared<const games::Game>(std::move(*parsed));
    if (hides_hands(*game)) {
      return Beginning{game->rules_line(), seats_of(*game), std::make_shared<HandsPosition>(game)};
    }
    return Beginning{game->rules_line(), seats_of(*game),
                     std::make_shared<GamePosition>(game, game->start())};
  }
};

}  // namespace

const Book& games_book() {
  static const GamesBook book;
  return book;
}

const GamePosition& game_position(const SharedPosition& position) {
  return static_cast<const GamePosition&>(*position);
}

}  // namespace play::room
