// Sorry!: the words of the contract's text that printing, reading and checking share.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "games/sorry/game.h"

namespace sorry {

// In the order of Phase.
inline constexpr std::array<std::string_view, 9> kPhases = {
    "first", "deal", "draw", "card", "split", "again", "hand", "fill", "over"};

[[nodiscard]] inline std::string letter(Colour colour) { return {kLetters[colour]}; }
[[nodiscard]] inline bool is_one_of(Phase phase, std::initializer_list<Phase> phases) {
  return std::find(phases.begin(), phases.end(), phase) != phases.end();
}

// A ring square's number, z1…z5, h or s.
[[nodiscard]] std::string spot_text(Site site);
[[nodiscard]] std::optional<Site> parse_spot(std::string_view text);

// The first fault of a position whose fields have been read one by one; it names the field.
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace sorry
