// The maze relay's part for the screens; ui/hooks.h describes each function.
#pragma once

#include "games/maze/game.h"
#include "ui/draft/draft_quartet.h"
#include "ui/hook_values.h"

namespace ui {

[[nodiscard]] inline maze::Rules clockwise(const maze::Rules& rules) {
  return clockwise_seats(rules);
}
[[nodiscard]] inline bool order_is_fixed(const maze::Rules& rules) { return has_pairs(rules); }
// `first` names a colour, wherever it sits.
inline void keep_first(maze::Rules&, const maze::Rules&) {}
[[nodiscard]] std::vector<Beginner> beginners(const maze::Rules& rules);
[[nodiscard]] maze::Rules only_looks(const maze::Rules& rules);
[[nodiscard]] maze::Rules colour_sits(const maze::Rules& rules, core::Colour colour, bool plays);
[[nodiscard]] std::string_view why_colour_stays(const maze::Rules& rules, core::Colour colour);
void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<maze::Game>);

[[nodiscard]] std::span<const Measured> lengths(std::type_identity<maze::Game>);
[[nodiscard]] std::span<const PresetSign> preset_signs(std::type_identity<maze::Game>);
[[nodiscard]] const GameHud& hud_of(std::type_identity<maze::Game>);
[[nodiscard]] std::span<const ShownLot> lots(std::type_identity<maze::Game>);
[[nodiscard]] inline std::string_view own_dice_wanted(const maze::Game&) {
  return view::tr("Throw both dice and enter them");
}
[[nodiscard]] constexpr std::string_view capture_reason(std::type_identity<maze::Game>) {
  return {};
}
// The claw: its settings, and its sheet while a person here has to work it.
void own_settings(Ui& ui, Model& model, Column& column, std::type_identity<maze::Game>);
void own_sheet(Ui& ui, Model& model, std::type_identity<maze::Game>);

}  // namespace ui
