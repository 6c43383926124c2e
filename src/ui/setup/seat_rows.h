// The players of the new-game screen as rows, and the levels of bots.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "games/game.h"
#include "ui/kit/ladder.h"

namespace ui {

struct Model;

// The players in turn order, a line each, and a control for all bots at once.
void seat_rows(Ui& ui, Model& model, Column& column);

// The levels, with their strength in this game; and a level's place among them.
[[nodiscard]] std::vector<Rung> level_rungs(const games::Game& game);
[[nodiscard]] std::size_t level_index(std::string_view level);

}  // namespace ui
