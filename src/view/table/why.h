// Why a thing names no move now: the one reason that a person would give, with its numbers. Each
// game has its own reasons, see view/hooks.h.
#pragma once

#include <optional>

#include "games/game.h"
#include "view/table/thing.h"

namespace view {

// The reason for a thing that is no legal choice of the seat to act: a sentence to be translated;
// nothing if there is nothing to say.
[[nodiscard]] std::optional<core::Sentence> why_not(const games::Game& game,
                                                    const games::State& state, const Thing& thing);

}  // namespace view
