// A game of nothing but throws, for the tests of chance in rooms: six seats throw a die in turn,
// and each then makes one of sixteen moves, which have no effect. For tests only.
#pragma once

#include "play/room/book.h"

namespace rooms {

inline constexpr std::size_t kDiceSeats = 6;
inline constexpr std::size_t kFaces = 6;
inline constexpr std::size_t kDiceMoves = 16;

// Rules: `dice`. A throw is `d0` to `d5`, a move `a` to `p`. It never ends.
[[nodiscard]] const play::room::Book& dice_book();
[[nodiscard]] std::string dice_token(std::size_t face);
[[nodiscard]] std::string dice_move(std::size_t number);

}  // namespace rooms
