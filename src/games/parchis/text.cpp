// Parchís: moves and states as text, as the contract has them. Reading: read.cpp.
#include "games/parchis/text.h"

#include <algorithm>
#include <bit>

#include "core/sort.h"

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

std::string Game::print_state(const State& state) const {
  std::string line;
  for (int c = 0; c < rules_.arms; ++c) {
    const auto colour = static_cast<Colour>(c);
    std::array<Site, kMaxPieces> spots{};
    for (int lane = 0; lane < rules_.pieces; ++lane) {
      spots[static_cast<std::size_t>(lane)] = piece(state, colour, lane);
    }
    core::sort(spots.begin(), spots.begin() + rules_.pieces, [&](Site a, Site b) {
      return spot_rank(rules_, colour, a) < spot_rank(rules_, colour, b);
    });
    line += kLetters[colour];
    for (int i = 0; i < rules_.pieces; ++i) {
      const Site spot = spots[static_cast<std::size_t>(i)];
      line += (i == 0 ? " " : ",") + print_spot(rules_, colour, spot);
      const unsigned ahead = start_square_[spot];
      const bool later = ahead > 1 && later_at(state, start_square(colour, ahead)) == colour + 1U;
      line += later ? "^" : "";
    }
    line += ' ';
  }
  line += "| turn=" + seat_name(state.turn);
  line += " phase=" + std::string(kPhases[static_cast<std::size_t>(state.phase)]);
  line += " sixes=" + std::to_string(state.sixes);
  line += " last=";
  line += state.last_site == kNest ? "-"
                                   : kLetters[state.last_colour] +
                                         print_spot(rules_, state.last_colour, state.last_site);
  if (!rules_.preview) {
    return line;
  }
  std::string next;
  for (int c = 0; c < rules_.arms; ++c) {
    const SeatIndex seat = seat_of_[static_cast<std::size_t>(c)];
    const bool first_letter = std::countr_zero(own_colours(seat)) == c;
    const unsigned face = (state.next >> (3 * seat)) & 7U;
    if (first_letter && face != 0) {
      next += (next.empty() ? "" : ",") + seat_name(seat) + std::to_string(face);
    }
  }
  return line + " next=" + (next.empty() ? "-" : next);
}

}  // namespace parchis
