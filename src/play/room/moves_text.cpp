#include "play/room/moves_text.h"

namespace play::room {

std::string print_moves(const Game& game, std::span<const Move> moves) {
  std::string text;
  for (const Move move : moves) {
    text += (text.empty() ? "" : " ") + game.print_move(move);
  }
  return text;
}

}  // namespace play::room
