// The button for dice or cards, what it shows, and the lamps for sixes in a row.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/event.h"
#include "ui/kit/rect.h"

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Model;

// The words of the round button “table/throw”.
struct ChanceWords {
  std::string_view label;  // on it, while it may be pressed
  std::string_view said;   // what it does
  std::string value{};     // what it shows
};
// `picture` draws the die or card into its place, dimmed by 0…1. A `bright` one is never dimmed: it
// shows what was thrown, or a deck.
void chance_button(Ui& ui, Model& model, const Rect& rect, const ChanceWords& words, bool bright,
                   const std::function<void(const Rect&, float)>& picture);

// In such a picture's place, before a throw: one die in the air, or two.
void unthrown(Ui& ui, const Rect& rect, float dim, int dice);
// The places of two dice in the air.
[[nodiscard]] std::pair<Rect, Rect> places_of_two(const Rect& rect);

// The throw or card on the table, if it is of the player whose turn it is and no other is wanted.
[[nodiscard]] std::optional<core::Event> thrown_now(const view::Session& session);

// Three lamps, some of them lit and the third a warning: sixes in a row. `said` puts them in words.
inline constexpr float kLamps = 24.0F;  // height of their row
void lamps(Ui& ui, const Rect& rect, int lit, std::string_view said);

}  // namespace ui
