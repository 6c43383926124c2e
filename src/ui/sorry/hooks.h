// Sorry!'s part for the screens; ui/hooks.h describes each function.
#pragma once

#include "games/sorry/game.h"
#include "ui/draft/draft_quartet.h"
#include "ui/hook_values.h"

namespace ui {

[[nodiscard]] inline sorry::Rules clockwise(const sorry::Rules& rules) {
  return clockwise_seats(rules);
}
[[nodiscard]] inline bool order_is_fixed(const sorry::Rules& rules) { return has_pairs(rules); }
// `first` names a colour, wherever it sits.
inline void keep_first(sorry::Rules&, const sorry::Rules&) {}
[[nodiscard]] std::vector<Beginner> beginners(const sorry::Rules& rules);
[[nodiscard]] sorry::Rules only_looks(const sorry::Rules& rules);
[[nodiscard]] sorry::Rules colour_sits(const sorry::Rules& rules, core::Colour colour, bool plays);
[[nodiscard]] std::string_view why_colour_stays(const sorry::Rules& rules, core::Colour colour);
void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<sorry::Game>);

[[nodiscard]] std::span<const Measured> lengths(std::type_identity<sorry::Game>);
[[nodiscard]] std::span<const PresetSign> preset_signs(std::type_identity<sorry::Game>);
[[nodiscard]] const GameHud& hud_of(std::type_identity<sorry::Game>);
[[nodiscard]] std::span<const ShownLot> lots(std::type_identity<sorry::Game>);
[[nodiscard]] inline std::string_view own_dice_wanted(const sorry::Game&) {
  return view::tr("Draw a card and enter it");
}
[[nodiscard]] inline std::string_view capture_reason(std::type_identity<sorry::Game>) {
  return view::tr("It bumps a rival back to Start.");
}

}  // namespace ui
