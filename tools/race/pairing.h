// A pairing's rounds, shared between the processor's cores and kept in a ledger. The result depends
// neither on the number of cores nor on how often the program was stopped.
#pragma once

#include "contest.h"
#include "ledger.h"

namespace race {

// Plays the rounds of `one` against copies of `rest` that the ledger lacks, up to the contest's
// number of games; a sequential test ends it after the first round that decides.
[[nodiscard]] Tally play_pairing(const games::Game& game, const Contest& contest,
                                 const std::string& one, const std::string& rest, Ledger& ledger);

}  // namespace race
