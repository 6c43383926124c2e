// Sorry!: the words of the contract's text that both reading and printing need.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/sorry/game.h"

namespace sorry {

// In the order of Phase.
inline constexpr std::array<std::string_view, 9> kPhases = {
    "first", "deal", "draw", "card", "split", "again", "hand", "fill", "over"};

// A ring square's number, z1…z5, h or s.
[[nodiscard]] std::string spot_text(Site site);
[[nodiscard]] std::optional<Site> parse_spot(std::string_view text);

// `R:145,B:0,…` of a game that is over.
[[nodiscard]] std::string print_scores(const Game& game, const State& state);

// What is wrong with a position whose fields have been read one by one, naming the field.
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace sorry
