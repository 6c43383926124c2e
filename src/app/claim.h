// A kept game is played by only one page or program at a time; this says which. The native and the
// web file implement it.
#pragma once

#include <cstdint>
#include <string>

namespace platform {

// In the order of web/claims.js.
enum class Claim : std::uint8_t {
  Asked,      // the answer is on its way
  Held,       // by us; also if nothing can be kept
  Elsewhere,  // another one plays it, or has taken it over
};

// Gives up the game claimed before and claims the one with this id; empty: none.
void claim_game(const std::string& id);
// Takes the claimed game over. It is ours once the other page or program has written its last move,
// or does not answer.
void take_over_game();
[[nodiscard]] Claim game_claim();

}  // namespace platform
