// Parchís' part of the table and its words; view/hooks.h describes each function.
#pragma once

#include "games/parchis/game.h"
#include "view/hook_values.h"

namespace view {

[[nodiscard]] inline Hue hue_of(std::type_identity<parchis::Game>, core::Colour colour) {
  return sextet_hue(colour);
}
[[nodiscard]] std::unique_ptr<Tabletop> make_table(const parchis::Game& game, core::Colour bottom);
[[nodiscard]] std::optional<core::Sentence> why_not(const parchis::Game& game,
                                                    const parchis::State& state,
                                                    const Thing& thing);
[[nodiscard]] std::optional<core::Sentence> describe(const parchis::Game& game, const Names& names,
                                                     core::SeatIndex seat,
                                                     const core::Event& event);
// A square as people call it, in the reader's language: its number, or a name.
[[nodiscard]] std::string spot_words(const parchis::Game& game, core::Colour colour,
                                     core::Site site);
[[nodiscard]] inline DrawnKinds drawn_kinds(const parchis::Game&, core::Move move) {
  DrawnKinds found;
  if (move.kind == core::MoveKind::Throw) found.push({Lot::Die, move.value});
  return found;
}

}  // namespace view
