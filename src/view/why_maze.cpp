// The maze relay's reasons.
#include <algorithm>

#include "view/why.h"

namespace view {

core::Error why_not(const maze::Game& game, const maze::State& state, core::Colour colour,
                    core::Site site) {
  if (game.seat_of(colour) != state.turn) {
    return {"This pawn is another player’s.", {}};
  }
  if (state.phase == maze::Phase::Roll || state.phase == maze::Phase::First) {
    return {"First throw the dice.", {}};
  }
  if (state.phase == maze::Phase::Place) {
    return {"First put the lifted wall down.", {}};
  }
  const auto& pawns = state.pawns[colour];
  const bool large = pawns[0] == site;
  if (!large && site == maze::kHomes[colour]) {
    return {"This pawn is home and stays there.", {}};
  }
  if (!large && maze::Game::frozen(state, colour)) {
    return {"Frozen: the large pawn came home too early and has to step out first.", {}};
  }
  if (!large && site == maze::kZone && ((state.relay >> colour) & 1U) == 0) {
    return {"The small pawns wait in the zone until the large one brings the relay.", {}};
  }
  if (game.expert() && state.moved != 0 && state.moving != colour) {
    return {"Only one of your colours moves in a turn.", {}};
  }
  if (state.left == 0) {
    return {"No steps are left.", {}};
  }
  const auto index =
      static_cast<unsigned>(std::find(pawns.begin(), pawns.end(), site) - pawns.begin());
  if (state.moving == colour && ((state.moved >> index) & 1U) != 0) {
    return {"A pawn moves only once a turn.", {}};
  }
  return {"Walls and pawns leave it nowhere to go.", {}};
}

}  // namespace view
