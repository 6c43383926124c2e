// Moves of an entry as text: tokens with single spaces between them.
#pragma once

#include <span>
#include <string>

#include "play/room/book.h"

namespace play::room {

[[nodiscard]] std::string print_moves(const Position& position, std::span<const Move> moves);

}  // namespace play::room
