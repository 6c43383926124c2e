// Sorry!'s reasons.
#include "view/why.h"

namespace view {

core::Error why_not(const sorry::Game& game, const sorry::State& state, core::Colour colour,
                    core::Site site) {
  if (((game.side(state.turn) >> colour) & 1U) == 0) {
    return {"This pawn is another player’s.", {}};
  }
  if (state.phase != sorry::Phase::UseCard && state.phase != sorry::Phase::Split) {
    return {"First choose a card.", {}};
  }
  const sorry::Place place = sorry::place_of(colour, site);
  if (place == sorry::kHome) {
    return {"This pawn is home and stays there.", {}};
  }
  if (place == sorry::kStart) {
    return {"This card brings no pawn out of Start now.", {}};
  }
  if (state.phase == sorry::Phase::Split && colour == state.not_colour &&
      place == state.not_place) {
    return {"The rest of the seven belongs to another pawn.", {}};
  }
  return {"This pawn has no place to go with this card.", {}};
}

}  // namespace view
