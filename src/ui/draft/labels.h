// Words that several screens use: colours, games, players, levels.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/types.h"
#include "games/game.h"
#include "play/replay.h"
#include "ui/draft/draft.h"
#include "view/board/palette.h"

namespace ui {

[[nodiscard]] std::string colour_name(view::Hue paint);
[[nodiscard]] view::Hue hue_in(const AnyRules& rules, core::Colour colour);
// The names of a set of colours.
[[nodiscard]] std::string colour_words(const AnyRules& rules, unsigned colours,
                                       std::string_view between);
[[nodiscard]] std::string_view game_title(GameKind kind);
// The player's name, or what a player without one is called.
[[nodiscard]] std::string player_name(const play::Player& player, std::size_t seat);
// The other players of a seat's team, with commas between their names; nobody if it plays for
// itself. `players` are those of the game, in seat order.
struct Mates {
  std::string names;
  int count = 0;
};
[[nodiscard]] Mates mates_of(const games::Game& game, std::span<const play::Player> players,
                             core::SeatIndex seat);
// A bot's level, and one line about how it plays; empty for a level without one.
[[nodiscard]] std::string level_name(std::string_view level);
[[nodiscard]] std::string_view level_line(std::string_view level);
}  // namespace ui
