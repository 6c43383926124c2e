// Sorry!'s refusals.
#include "core/bits.h"
#include "view/sorry/hooks.h"

namespace view {

using core::Colour;
using core::Sentence;

namespace {

std::string square_name(const sorry::Game& game, Colour colour, sorry::Place place) {
  return spot_words(game, colour, sorry::site_of(colour, place));
}

Sentence why_not_out(const sorry::State& state, Colour colour) {
  if (state.card == sorry::kSorry) {
    return {"No other colour’s pawn is on the track.", {}};
  }
  const bool leaves = state.card == sorry::k1 || state.card == sorry::k2;
  if (leaves && state.track(colour).has(sorry::kEntrance)) {
    return {"A pawn of its own colour stands on the entrance.", {}};
  }
  return {"Only a 1, a 2 or Sorry! brings a pawn out of Start.", {}};
}

// A count of `steps` forward.
Sentence why_not_forward(const sorry::Game& game, const sorry::State& state, Colour colour,
                         sorry::Place place, int steps) {
  const int to = place + steps;
  if (to > sorry::kHome) {
    return {"Too far: it needs exactly {0} to get Home, and this is {1}.",
            {std::to_string(sorry::kHome - place), std::to_string(steps)}};
  }
  if (to < sorry::kHome && state.track(colour).has(static_cast<sorry::Place>(to))) {
    return {"A pawn of its own colour stands where it would land ({0}).",
            {square_name(game, colour, static_cast<sorry::Place>(to))}};
  }
  return {"This pawn has no place to go with this card.", {}};
}

Sentence why_not_backward(const sorry::Game& game, Colour colour, sorry::Place place, int steps) {
  const int back = place - steps;
  const auto to = static_cast<sorry::Place>(back < 0 ? back + sorry::kRing : back);
  return {"A pawn of its own colour stands where it would land ({0}).",
          {square_name(game, colour, to)}};
}

Sentence why_not_pawn(const sorry::Game& game, const sorry::State& state, Colour colour,
                      core::Site site) {
  if (!core::has_bit(game.side(state.turn), colour)) {
    return {"This pawn is another player’s.", {}};
  }
  if (state.phase == sorry::Phase::Draw) {
    return {"First draw a card.", {}};
  }
  if (state.phase != sorry::Phase::UseCard && state.phase != sorry::Phase::Split) {
    const bool has_hand = game.rules().mode == sorry::Mode::Points;
    return {has_hand ? "First choose a card." : "First draw a card.", {}};
  }
  const sorry::Place place = sorry::place_of(colour, site);
  if (place == sorry::kHome) {
    return {"This pawn is home and stays there.", {}};
  }
  if (state.phase == sorry::Phase::Split) {
    if (colour == state.not_colour && place == state.not_place) {
      return {"The rest of the seven belongs to another pawn.", {}};
    }
    if (place == sorry::kStart) {
      return {"A 7 brings no pawn out of Start.", {}};
    }
    return why_not_forward(game, state, colour, place, state.left);
  }
  if (place == sorry::kStart) {
    return why_not_out(state, colour);
  }
  switch (state.card) {
    case sorry::kSorry: return {"A Sorry! card moves only a pawn that is in Start.", {}};
    case sorry::k4: return why_not_backward(game, colour, place, sorry::kCount[sorry::k4]);
    default: return why_not_forward(game, state, colour, place, sorry::kCount[state.card]);
  }
}

Sentence why_not_card(const sorry::State& state, sorry::Card card) {
  if (state.phase == sorry::Phase::UseCard || state.phase == sorry::Phase::Split) {
    return {"First use the card that you have played.", {}};
  }
  switch (card) {
    case sorry::k1:
    case sorry::k2:
      return {"No pawn can leave Start or move {0} forward.",
              {std::to_string(sorry::kCount[card])}};
    case sorry::k4: return {"No pawn can move 4 backward.", {}};
    case sorry::k7: return {"No pawn can move 7 forward, nor can two share it.", {}};
    case sorry::k10: return {"No pawn can move 10 forward or 1 backward.", {}};
    case sorry::k11: return {"No pawn can move 11 forward or swap places.", {}};
    case sorry::kSorry:
      return {"It needs a pawn in Start and another colour’s pawn on the track.", {}};
    default: return {"No pawn can move {0} forward.", {std::to_string(sorry::kCount[card])}};
  }
}

}  // namespace

std::optional<Sentence> why_not(const sorry::Game& game, const sorry::State& state,
                                const Thing& thing) {
  switch (thing.kind) {
    case Thing::Kind::Piece: return why_not_pawn(game, state, thing.colour, thing.site);
    case Thing::Kind::Card: return why_not_card(state, thing.value);
    default: return std::nullopt;
  }
}

}  // namespace view
