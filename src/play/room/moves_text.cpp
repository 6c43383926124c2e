#include "play/room/moves_text.h"

namespace play::room {

std::string print_moves(const Position& position, std::span<const Move> moves) {
  std::string text;
  for (const Move move : moves) {
    text += (text.empty() ? "" : " ") + position.print(move);
  }
  return text;
}

}  // namespace play::room
