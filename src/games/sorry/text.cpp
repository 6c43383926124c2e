// Sorry!: spots and moves as the contract has them. States: state.cpp.
#include "games/sorry/text.h"

#include "games/sorry/game.h"

namespace sorry {

using core::Move;
using core::MoveKind;

namespace {
std::string joined(char letter, std::string_view rest) {
  return std::string(1, letter).append(rest);
}
}  // namespace

std::string spot_text(Site site) {
  if (site < kRing) return std::to_string(site);
  if (site == kHome) return "h";
  if (site == kStart) return "s";
  return joined('z', std::to_string(site - kZone + 1));
}

std::optional<Site> parse_spot(std::string_view text) {
  if (text == "h") return kHome;
  if (text == "s") return kStart;
  if (core::take_prefix(text, "z")) {
    const auto number = core::parse_number(text, kZoneSquares);
    return number && *number > 0 ? std::optional(static_cast<Site>(kZone + *number - 1))
                                 : std::nullopt;
  }
  const auto number = core::parse_number(text, kRing - 1);
  return number ? std::optional(static_cast<Site>(*number)) : std::nullopt;
}

std::string Game::seat_name(SeatIndex seat) const {
  return games::print_colours(kLetters, own_colours(seat));
}

std::string Game::print_move(Move move) const {
  const auto with_card = [&](char letter) {
    return joined(letter, move.value == kUnknownCard ? "?" : kCardNames[move.value]);
  };
  switch (move.kind) {
    case MoveKind::Begin: return joined('s', kLetters.substr(move.value, 1));
    case MoveKind::Deal: return with_card('k');
    case MoveKind::Card: return with_card('p');
    case MoveKind::Discard: return with_card('x');
    case MoveKind::Draw: return "draw";
    case MoveKind::Pass: return "pass";
    default: break;
  }
  const char sign = move.kind == MoveKind::Swap ? 'x' : '>';
  return joined(kLetters[move.colour], spot_text(move.from))
      .append(joined(sign, spot_text(move.to)));
}

}  // namespace sorry
