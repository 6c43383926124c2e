// Parchís' part for the screens; ui/hooks.h describes each function.
#pragma once

#include "games/parchis/game.h"
#include "ui/draft/seats.h"
#include "ui/hook_values.h"

namespace ui {

[[nodiscard]] parchis::Rules clockwise(const parchis::Rules& rules);
[[nodiscard]] bool order_is_fixed(const parchis::Rules& rules);
inline void keep_first(parchis::Rules& rules, const parchis::Rules& before) {
  same_seat_begins(rules, before);
}
[[nodiscard]] inline std::vector<Beginner> beginners(const parchis::Rules& rules) {
  return seat_beginners(rules);
}
[[nodiscard]] parchis::Rules only_looks(const parchis::Rules& rules);
// Spain's own race around the cross.
[[nodiscard]] constexpr std::string_view home_preset(std::type_identity<parchis::Game>,
                                                     view::Language language) {
  return language == view::Language::Spanish ? "parchis" : "";
}
[[nodiscard]] parchis::Rules colour_sits(const parchis::Rules& rules, core::Colour colour,
                                         bool plays);
[[nodiscard]] std::string_view why_colour_stays(const parchis::Rules& rules, core::Colour colour);
void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<parchis::Game>);

[[nodiscard]] std::span<const Measured> lengths(std::type_identity<parchis::Game>);
[[nodiscard]] std::span<const PresetSign> preset_signs(std::type_identity<parchis::Game>);
[[nodiscard]] const GameHud& hud_of(std::type_identity<parchis::Game>);
[[nodiscard]] std::span<const ShownLot> lots(std::type_identity<parchis::Game>);
[[nodiscard]] inline std::string_view own_dice_wanted(const parchis::Game& game) {
  return game.rules().preview ? view::tr("Throw the die for your next turn and enter it")
                              : view::tr("Throw the die and enter it");
}
[[nodiscard]] inline std::string_view capture_reason(std::type_identity<parchis::Game>) {
  return view::tr("It captures.");
}

}  // namespace ui
