// How a share link codes moves: chance by its weights, forced moves in no bits at all, decisions by
// their rank among the legal moves, likeliest first. Learns the players' habits as it goes.
#pragma once

#include <optional>
#include <vector>

#include "core/range_coder.h"
#include "games/game.h"

namespace play {

// Which moves: those of the game, or those that somebody without a seat sees (views.h).
enum class MovesOf : std::uint8_t { Game, View };

class MoveModel {
 public:
  MoveModel();

  // Codes one move from `state`: the writer writes `made`, the reader ignores it. Nothing if there
  // is no legal move, or `made` is not legal.
  template <class Coder>
  std::optional<core::Move> code(Coder& coder, const games::Game& game, const games::State& state,
                                 core::Move made, MovesOf of = MovesOf::Game) {
    list_moves(game, state, of);
    const std::size_t wanted = Coder::kWrites ? place_of(made) : 0;
    if (wanted >= options_.size()) {
      return std::nullopt;
    }
    if (options_.size() == 1) {
      return options_[0].move;
    }
    const std::size_t place = chance_ ? coder.pick(weights_, static_cast<std::uint32_t>(wanted))
                                      : code_choice(coder, wanted);
    return options_[place].move;
  }

 private:
  struct Option {
    core::Move move;
    int liking;
  };

  // Codes, option by option, whether it is the chosen one.
  template <class Coder>
  std::size_t code_choice(Coder& coder, std::size_t wanted) {
    std::size_t place = 0;
    while (place + 1 < options_.size() &&
           !core::code_bit(coder, model_at(place), place == wanted)) {
      ++place;
    }
    return place;
  }
  void list_moves(const games::Game& game, const games::State& state, MovesOf of);
  [[nodiscard]] std::size_t place_of(core::Move move) const;
  [[nodiscard]] core::BitModel& model_at(std::size_t place);

  // The legal moves in an order that does not depend on how the engine finds them.
  std::vector<Option> options_;
  std::vector<std::uint32_t> weights_;  // of chance's options
  bool chance_ = false;
  std::vector<core::BitModel> models_;
};

}  // namespace play
