// Why a piece may not move now: the one reason that a person would give, with its numbers.
#pragma once

#include "games/game.h"

namespace view {

// `colour`'s piece at `site` is no legal choice of the seat that acts. The sentence is a message
// to be translated; colours stand in it as their letters' argument, see narrator.h.
[[nodiscard]] core::Sentence why_not(const parchis::Game& game, const parchis::State& state,
                                     core::Colour colour, core::Site site);
[[nodiscard]] core::Sentence why_not(const sorry::Game& game, const sorry::State& state,
                                     core::Colour colour, core::Site site);
[[nodiscard]] core::Sentence why_not(const maze::Game& game, const maze::State& state,
                                     core::Colour colour, core::Site site);
[[nodiscard]] core::Sentence why_not(const games::Game& game, const games::State& state,
                                     core::Colour colour, core::Site site);

// A card of the hand that may not be played now.
[[nodiscard]] core::Sentence why_not_card(const sorry::State& state, sorry::Card card);

}  // namespace view
