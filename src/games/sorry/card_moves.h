// Sorry!: what the lists of moves and a random choice share. For these only.
#pragma once

#include <array>

#include "core/types.h"
#include "games/sorry/cards.h"
#include "games/sorry/game.h"

namespace sorry {

constexpr core::Move card_move(core::MoveKind kind, Card card) {
  return {kind, card, 0, 0, 0, 0, 0};
}
inline constexpr core::Move kPass{core::MoveKind::Pass, 0, 0, 0, 0, 0, 0};
inline constexpr core::Move kDraw{core::MoveKind::Draw, 0, 0, 0, 0, 0, 0};
constexpr core::Move pawn_move(core::MoveKind kind, Colour colour, int from, Site to) {
  return {kind, 0, colour, 0, site_of(colour, static_cast<Place>(from)), to, 0};
}
constexpr core::Move walk_move(Colour colour, int from, int to) {
  return pawn_move(core::MoveKind::Walk, colour, from, site_of(colour, static_cast<Place>(to)));
}

// What a card does that only counts, as all do but 7, 11 and Sorry! (Sorry! 2): whether it brings a
// pawn out, and how far it takes one forward or backward; 0 for not at all.
struct Counting {
  bool exits;
  std::uint8_t forward;
  std::uint8_t backward;
};
inline constexpr std::array<Counting, kKinds> kCounting = [] {
  std::array<Counting, kKinds> all{};
  for (const Card card : {k1, k2, k3, k5, k8, k10, k12}) {
    all[card] = {card == k1 || card == k2, kCount[card], 0};
  }
  all[k4].backward = kCount[k4];
  all[k10].backward = 1;
  return all;
}();

inline bool can_exit(const State& state, Colour colour) {
  const bool waits = state.start[colour] != 0;
  const bool free = !state.track(colour).has(kEntrance);
  return waits & free;
}

// The pawns of `colour` that may make the second part of a 7.
inline Track second_movers(const State& state, Colour colour) {
  Track movers = state.track(colour);
  if (colour == state.not_colour && state.not_place < kHome) {
    movers.remove(state.not_place);
  }
  return movers;
}

}  // namespace sorry
