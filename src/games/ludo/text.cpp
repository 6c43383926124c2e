// Ludo: spots and moves as text, as the contract has them. States: state.cpp.
#include "games/ludo/text.h"

#include <vector>

#include "core/sort.h"
#include "core/text.h"

namespace ludo {

using core::Move;
using core::MoveKind;

std::string print_spot(const Plan& plan, Colour colour, Site progress) {
  if (progress == kNest) {
    return "n";
  }
  if (progress <= plan.turn_off()) {
    return std::to_string(plan.number(colour, progress));
  }
  return plan.goal && progress == plan.end() ? "g"
                                             : "c" + std::to_string(progress - plan.turn_off());
}

int spot_rank(const Plan& plan, Colour colour, Site progress) {
  constexpr int kBehindTheRing = 1000;
  if (progress == kNest) {
    return 2 * kBehindTheRing;
  }
  return progress <= plan.turn_off() ? plan.number(colour, progress) : kBehindTheRing + progress;
}

std::optional<Site> parse_spot(const Plan& plan, Colour colour, std::string_view text) {
  if (text == "n") {
    return kNest;
  }
  if (text == "g" && plan.goal) {
    return plan.end();
  }
  if (core::take_prefix(text, "c")) {
    const auto number = core::parse_number(text, static_cast<std::uint32_t>(plan.column));
    return number && *number > 0 ? std::optional<Site>(plan.turn_off() + *number) : std::nullopt;
  }
  const auto number = core::parse_number(text, static_cast<std::uint32_t>(plan.ring()));
  if (!number || *number == 0) {
    return std::nullopt;
  }
  const int progress = plan.progress(colour, static_cast<int>(*number));
  return progress <= plan.turn_off() ? std::optional(static_cast<Site>(progress)) : std::nullopt;
}

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
