// Sorry!'s part of the table and its words; view/hooks.h describes each function.
#pragma once

#include "games/sorry/game.h"
#include "view/hook_values.h"

namespace view {

[[nodiscard]] inline Hue hue_of(std::type_identity<sorry::Game>, core::Colour colour) {
  return quartet_hue(colour);
}
[[nodiscard]] std::unique_ptr<Tabletop> make_table(const sorry::Game& game, core::Colour bottom);
[[nodiscard]] std::optional<core::Sentence> why_not(const sorry::Game& game,
                                                    const sorry::State& state, const Thing& thing);
[[nodiscard]] std::optional<core::Sentence> describe(const sorry::Game& game, const Names& names,
                                                     core::SeatIndex seat,
                                                     const core::Event& event);

// A square as people call it, in the reader's language: its number, or a name.
[[nodiscard]] std::string spot_words(const sorry::Game& game, core::Colour colour, core::Site site);

// A card by its number, or “Sorry!”.
[[nodiscard]] std::string card_text(sorry::Card card);
[[nodiscard]] inline DrawnKinds drawn_kinds(const sorry::Game&, core::Move move) {
  DrawnKinds found;
  if (move.kind == core::MoveKind::Deal && move.value < sorry::kKinds) {
    found.push({Lot::Card, move.value});
  }
  return found;
}

}  // namespace view
