// The pieces of the new-game screen, each in its own file.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ui/draft/draft.h"
#include "ui/kit/kit.h"
#include "ui/model.h"

namespace ui {

// The board with its nests: each shows who sits there, and a tap asks who will (seat_board.cpp).
void seat_board(Ui& ui, Model& model, const Rect& square);
// The players in turn order, a line each, and a control for all bots at once (seats.cpp).
void seat_rows(Ui& ui, Model& model, Column& column);
// Who sits at the nest that was touched: a person, a bot, nobody (seat_sheet.cpp).
void show_seat_sheet(Ui& ui, Model& model);
// The presets as cards; true if one was chosen. And the chosen one alone, with a way to the others
// (ways.cpp).
bool preset_grid(Ui& ui, Model& model, Column& column);
void chosen_card(Ui& ui, Model& model, Column& column);

// Where the nests are in the square picture of these rules' board, its side 1. Valid until the
// next call.
struct Nest {
  ImVec2 at;
  float radius;
};
[[nodiscard]] std::span<const Nest> board_nests(const AnyRules& rules);
// A nest of the board in `square` as a button; `said` names it for readers. Draws nothing.
struct NestFace {
  ImVec2 at;            // the middle of the face on it
  float radius = 0.0F;  // … and its size, css px
  bool clicked = false;
};
[[nodiscard]] NestFace nest_button(Ui& ui, const Rect& square, const Nest& nest,
                                   std::string_view key, std::string_view said);
// What is on it: an invitation where nobody sits; and a name below the face, wholly on the board;
// none in letters so large that they would hide it.
void empty_face(Ui& ui, const NestFace& face, view::Hue hue);
void name_plate(Ui& ui, const Rect& square, const NestFace& face, const std::string& words);
// The seat of a colour; nothing if nobody plays it.
[[nodiscard]] std::optional<std::size_t> seat_with(const AnyRules& rules, core::Colour colour);
// Why a colour cannot leave the table, as an English sentence, empty if it can; and the rules after
// it has sat down or left (seat_sheet.cpp).
[[nodiscard]] std::string_view why_stays(const AnyRules& rules, core::Colour colour);
[[nodiscard]] AnyRules colour_seated(const AnyRules& rules, core::Colour colour, bool plays);
// The levels, with their strength in this game; and a level's place among them.
[[nodiscard]] std::vector<Rung> level_rungs(const games::Game& game);
[[nodiscard]] std::size_t level_index(std::string_view level);
// The player who sits there, as a face.
void player_face(Ui& ui, ImVec2 middle, float radius, const play::Player& player, view::Hue hue);

}  // namespace ui
