// Parts of the title screen.
#pragma once

#include "ui/kit/sheet.h"
#include "ui/model.h"

namespace ui {

// css px: a lower screen has no motto, and its pictures are smaller.
inline constexpr float kLow = 520.0F;

// A low screen, such as a small phone’s, leaves its height to the games: their pictures are
// smaller, and whatever matters less than playing is an icon beside it (launch.cpp).
[[nodiscard]] bool is_low(const Ui& ui);

// The games, each with its board, its name and how long it takes; a tap chooses one
// (games.cpp). The chosen one is brought into view.
void game_cards(Ui& ui, Model& model, Scroll& scroll);
void choose_game(Model& model, KnownGame game);

// The chosen game: its ways to begin, and the game waiting to be continued (launch.cpp).
[[nodiscard]] float launch_height(const Ui& ui, const Model& model, float width);
void launch_bar(Ui& ui, Model& model, const Rect& rect);

}  // namespace ui
