#include "play/room/book.h"

#include <algorithm>

namespace play::room {

std::optional<Move> find_move(const Position& position, std::string_view token) {
  core::MoveList list;
  position.moves(list);
  const auto* const found = std::find_if(
      list.begin(), list.end(), [&](const Move move) { return position.print(move) == token; });
  return found == list.end() ? std::nullopt : std::optional(*found);
}

}  // namespace play::room
