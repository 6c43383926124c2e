// Ludo: moves as text, as the contract has them. States: state.cpp.
#include "games/ludo/text.h"

#include <vector>

#include "core/sort.h"
#include "core/text.h"

namespace ludo {

using core::Move;
using core::MoveKind;

std::string print_step(const Plan& plan, Step step) {
  return letter(step.colour) + print_spot(plan, step.colour, step.from) + ">" +
         print_spot(plan, step.colour, step.to);
}

std::string print_use(Lanes use) {
  std::string text;
  for (; use != kEmpty; use = without(use, lane_of(use, 0))) {
    text += (text.empty() ? "" : ",") + std::to_string(lane_of(use, 0));
  }
  return text.empty() ? "-" : text;
}

std::string print_left(const Game& game, const State& state) {
  std::vector<std::string> tokens;
  for (const Step step : state.left) {
    if (step != kNoStep) {
      tokens.push_back(print_step(game.plan(), step));
    }
  }
  core::sort(tokens.begin(), tokens.end());
  std::string text;
  for (const std::string& token : tokens) {
    text += (text.empty() ? "" : ",") + token;
  }
  return text.empty() ? "-" : text;
}

std::string Game::seat_name(SeatIndex seat) const { return print_colours(rules_.seats[seat]); }

std::string Game::print_move(Move move) const {
  switch (move.kind) {
    case MoveKind::Begin: return "s" + seat_name(move.value);
    case MoveKind::Throw:
      return "d" + std::to_string(move.value) + (move.size == 0 ? "" : std::to_string(move.size));
    case MoveKind::Walk: return print_step(plan_, {move.colour, move.from, move.to});
    default: return "pass";
  }
}

}  // namespace ludo
