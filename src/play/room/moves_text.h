// Moves of an entry as text: tokens with single spaces between them.
#pragma once

#include <span>
#include <string>

#include "play/match.h"

namespace play::room {

[[nodiscard]] std::string print_moves(const Game& game, std::span<const Move> moves);

}  // namespace play::room
