// What a person may touch to name a move: a piece, a square, a card, a wall's slot, the dice or the
// deck, a button. A short sequence of things names a move. Knows no game and no drawing.
#pragma once

#include <string_view>

#include "core/types.h"

namespace view {

struct Thing {
  enum class Kind : std::uint8_t {
    Piece,   // `colour`'s piece of `size` at `site`
    Site,    // the square `site` as `colour` counts
    Slot,    // the wall's slot `site`
    Card,    // a card of the hand, of kind `value`
    Chance,  // dice that can be thrown, a deck that can be drawn from
    Button,  // not on the table: `value` is the core::MoveKind that it makes
  };
  Kind kind = Kind::Button;
  core::Colour colour = 0;
  std::uint8_t size = 0;
  core::Site site = 0;
  std::uint8_t value = 0;
  friend bool operator==(const Thing&, const Thing&) = default;
};

// As in the keys of widgets, which tests use.
constexpr std::string_view kind_name(Thing::Kind kind) {
  switch (kind) {
    case Thing::Kind::Piece: return "piece";
    case Thing::Kind::Site: return "site";
    case Thing::Kind::Slot: return "slot";
    case Thing::Kind::Card: return "card";
    case Thing::Kind::Chance: return "chance";
    case Thing::Kind::Button: return "button";
  }
  return {};
}

// The things that name a move, in the order in which they are touched; never empty.
using Steps = core::FixedList<Thing, 3>;

constexpr Thing piece_thing(core::Colour colour, core::Site site, std::uint8_t size = 0) {
  return {Thing::Kind::Piece, colour, size, site, 0};
}
constexpr Thing site_thing(core::Colour colour, core::Site site) {
  return {Thing::Kind::Site, colour, 0, site, 0};
}
constexpr Thing slot_thing(core::Site slot) { return {Thing::Kind::Slot, 0, 0, slot, 0}; }
constexpr Thing card_thing(std::uint8_t card) { return {Thing::Kind::Card, 0, 0, 0, card}; }
constexpr Thing chance_thing() { return {Thing::Kind::Chance, 0, 0, 0, 0}; }
constexpr Thing button_thing(core::MoveKind kind) {
  return {Thing::Kind::Button, 0, 0, 0, static_cast<std::uint8_t>(kind)};
}

}  // namespace view
