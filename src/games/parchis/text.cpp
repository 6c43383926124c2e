// Parchís: spots and moves as the contract has them. States: state.cpp.
#include "games/parchis/text.h"

namespace parchis {

using core::Move;
using core::MoveKind;

std::string print_spot(const Rules& rules, Colour colour, Site progress) {
  if (progress == kNest) {
    return "n";
  }
  const int beyond = progress - turn_off(rules.arms);
  if (beyond <= 0) {
    return std::to_string(ring_number(rules.arms, colour, progress));
  }
  return beyond > kCorridor ? "g" : "c" + std::to_string(beyond);
}

int spot_rank(const Rules& rules, Colour colour, Site progress) {
  constexpr int kBehindTheRing = 1000;
  if (progress == kNest) {
    return 2 * kBehindTheRing;
  }
  return progress <= turn_off(rules.arms) ? ring_number(rules.arms, colour, progress)
                                          : kBehindTheRing + progress;
}

std::optional<Site> parse_spot(const Rules& rules, Colour colour, std::string_view text) {
  if (text == "n") {
    return kNest;
  }
  if (text == "g") {
    return goal(rules.arms);
  }
  if (core::take_prefix(text, "c")) {
    const auto number = core::parse_number(text, kCorridor);
    return number && *number > 0 ? std::optional<Site>(turn_off(rules.arms) + *number)
                                 : std::nullopt;
  }
  const int ring = ring_size(rules.arms);
  const auto number = core::parse_number(text, static_cast<std::uint32_t>(ring));
  if (!number || *number == 0) {
    return std::nullopt;
  }
  const int progress = (static_cast<int>(*number) - (kPerArm * colour + 5) + ring) % ring + 1;
  return progress <= turn_off(rules.arms) ? std::optional(static_cast<Site>(progress))
                                          : std::nullopt;
}

std::string Game::seat_name(SeatIndex seat) const { return print_colours(rules_.seats[seat]); }

std::string Game::print_move(Move move) const {
  switch (move.kind) {
    case MoveKind::Begin: return "s" + seat_name(move.value);
    case MoveKind::Throw: return "d" + std::to_string(move.value);
    case MoveKind::Walk:
      return kLetters[move.colour] + print_spot(rules_, move.colour, move.from) + ">" +
             print_spot(rules_, move.colour, move.to);
    default: return "pass";
  }
}

}  // namespace parchis
