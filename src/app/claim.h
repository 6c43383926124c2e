// A kept game is played by one page or program at a time; this says which one it is. The native and
// the web file implement it.
#pragma once

#include <cstdint>
#include <string>

namespace platform {

enum class Claim : std::uint8_t {
  Asked,      // the answer is on its way
  Held,       // by us; also where nothing is kept
  Elsewhere,  // another one plays it, or has taken it over
};

// Gives up the game that was claimed before and asks for the one with this id; empty: for none.
void claim_game(const std::string& id);
// Takes the claimed game from whoever plays it. It is held when the other one has written its last
// move, or does not answer.
void take_over_game();
[[nodiscard]] Claim game_claim();

}  // namespace platform
