// The maze relay's part of the table and its words; view/hooks.h describes each function.
#pragma once

#include <algorithm>
#include <array>

#include "games/maze/game.h"
#include "view/hook_values.h"

namespace view {

[[nodiscard]] inline Hue hue_of(std::type_identity<maze::Game>, core::Colour colour) {
  return quartet_hue(colour);
}
[[nodiscard]] std::unique_ptr<Tabletop> make_table(const maze::Game& game, core::Colour bottom);
[[nodiscard]] std::optional<core::Sentence> why_not(const maze::Game& game,
                                                    const maze::State& state, const Thing& thing);
[[nodiscard]] std::optional<core::Sentence> describe(const maze::Game& game, const Names& names,
                                                     core::SeatIndex seat,
                                                     const core::Event& event);

// The letters of the red die, in the order of its lot: wall, claw, ignore.
inline constexpr std::array<std::uint8_t, 3> kRedLetters = {maze::kWall, maze::kClaw,
                                                            maze::kIgnore};
[[nodiscard]] inline DrawnKinds drawn_kinds(const maze::Game&, core::Move move) {
  DrawnKinds found;
  if (move.kind != core::MoveKind::Throw) return found;
  const auto letter = std::find(kRedLetters.begin(), kRedLetters.end(), move.size);
  found.push({Lot::BlueDie, move.value});
  found.push({Lot::RedDie, static_cast<std::size_t>(letter - kRedLetters.begin())});
  return found;
}

}  // namespace view
