// Sorry!: the moves that name no pawn. For the lists of moves only.
#pragma once

#include "core/types.h"
#include "games/sorry/cards.h"

namespace sorry {

constexpr core::Move card_move(core::MoveKind kind, Card card) {
  return {kind, card, 0, 0, 0, 0, 0};
}
inline constexpr core::Move kPass{core::MoveKind::Pass, 0, 0, 0, 0, 0, 0};
inline constexpr core::Move kDraw{core::MoveKind::Draw, 0, 0, 0, 0, 0, 0};

}  // namespace sorry
