// Throws and cards as buttons and rows: the faces of a die or the kinds of card, with their names
// and pictures. A game's hooks say which lots the game has and in which order it shows them. Knows
// no game.
#pragma once

#include <string>
#include <string_view>

#include "games/game.h"
#include "ui/kit/ui.h"
#include "view/review/fairness.h"

namespace ui {

// A lot as it is shown. A kind is one of view::Lot's.
struct ShownLot {
  view::Lot lot;
  std::string_view (*title)();            // in the reader's language, as the names
  std::string (*key)(std::size_t kind);   // of the kind's button, for tests
  std::string (*name)(std::size_t kind);  // in the reader's language
  void (*picture)(Ui& ui, const Rect& rect, std::size_t kind);
};

// One ordinary die, for every game that uses one.
[[nodiscard]] const ShownLot& die_lot();
[[nodiscard]] std::string number_name(std::size_t kind);
[[nodiscard]] std::string die_key(std::size_t kind);

// The shown lot for a lot of any game.
[[nodiscard]] const ShownLot& shown_lot(view::Lot lot);
// Whether the game is played with cards; all others have dice.
[[nodiscard]] bool has_cards(const games::Game& game);

}  // namespace ui
