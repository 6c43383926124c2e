// Changes to the rules of the maze relay: each change gives playable rules. Knows no widget.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/maze/game.h"
#include "ui/draft/draft_quartet.h"

namespace ui {

// Expert games: the page's three ways to share four colours between two people.
inline constexpr std::array<std::array<std::uint8_t, 2>, 3> kMazePairs = {
    {{0b0101, 0b1010}, {0b0011, 0b1100}, {0b1001, 0b0110}}};
// Which of them it is; nothing where each seat has one colour.
[[nodiscard]] std::optional<std::size_t> pairs(const maze::Rules& rules);
[[nodiscard]] maze::Rules with_pairs(const maze::Rules& rules, std::size_t which);

// Brings back the board's own walls if the player's maze does not fit the board's coloured walls.
[[nodiscard]] maze::Rules with_board(const maze::Rules& rules, maze::Board board);
// Without barricades, the upper walls of the player's maze go.
[[nodiscard]] maze::Rules with_barricades(const maze::Rules& rules, bool on);
// The board's walls in place of the player's maze.
[[nodiscard]] maze::Rules with_board_walls(const maze::Rules& rules);

// How many faces of the red die show `letter`.
[[nodiscard]] int red_faces(const maze::Rules& rules, char letter);
// Gives the letter this many faces; the other letters stay. The die keeps 2…8 faces.
[[nodiscard]] maze::Rules with_red_faces(const maze::Rules& rules, char letter, int count);
inline constexpr int kMinFaces = 2;
inline constexpr int kMaxFaces = 8;
// The number on face `index` of the blue die, 1…9.
[[nodiscard]] maze::Rules with_blue_face(const maze::Rules& rules, std::size_t index, int number);
// Adds a face, which repeats the last one, or takes one away.
[[nodiscard]] maze::Rules with_blue_count(const maze::Rules& rules, int count);

}  // namespace ui
