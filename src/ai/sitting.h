// A whole game without a page: the dealer draws, bots decide. For the protocol, the bench's
// signature, arenas and tests.
#pragma once

#include <limits>
#include <memory>
#include <vector>

#include "ai/agent.h"
#include "play/match.h"

namespace ai {

// Plays `match` to its end, or until it has `plies` plies. There is one agent per seat, in the
// order of `seats=`; throws, cards and the bots' own chance all follow from `seed`, so that the
// same seed gives the same game. False if it stops before the end: after `plies` plies, or at a
// seat whose hand the position hides.
bool play_to_end(play::Match& match, const std::vector<std::unique_ptr<Agent>>& agents,
                 std::uint64_t seed, std::size_t plies = std::numeric_limits<std::size_t>::max());

// The behaviour of rules and bots as one number: a hash of every position in the first plies of
// seeded games of every preset. Equal in native and web builds; changes if and only if behaviour
// does.
[[nodiscard]] std::uint64_t signature();

}  // namespace ai
