// Ludo's part for the screens; ui/hooks.h describes each function.
#pragma once

#include "games/ludo/game.h"
#include "ui/draft/seats.h"
#include "ui/hook_values.h"

namespace ui {

[[nodiscard]] ludo::Rules clockwise(const ludo::Rules& rules);
[[nodiscard]] bool order_is_fixed(const ludo::Rules& rules);
inline void keep_first(ludo::Rules& rules, const ludo::Rules& before) {
  same_seat_begins(rules, before);
}
[[nodiscard]] inline std::vector<Beginner> beginners(const ludo::Rules& rules) {
  return seat_beginners(rules);
}
[[nodiscard]] ludo::Rules only_looks(const ludo::Rules& rules);
[[nodiscard]] ludo::Rules colour_sits(const ludo::Rules& rules, core::Colour colour, bool plays);
[[nodiscard]] std::string_view why_colour_stays(const ludo::Rules& rules, core::Colour colour);
// Each board is a game that people know by name; and the game that a language's country plays.
[[nodiscard]] std::span<const std::string_view> national_games(std::type_identity<ludo::Game>);
[[nodiscard]] constexpr std::size_t national_game(const ludo::Rules& rules) {
  return static_cast<std::size_t>(rules.board);
}
[[nodiscard]] std::string_view home_preset(std::type_identity<ludo::Game>, view::Language language);
[[nodiscard]] std::span<const Measured> lengths(std::type_identity<ludo::Game>);
[[nodiscard]] std::span<const PresetSign> preset_signs(std::type_identity<ludo::Game>);
void show_rules(Ui& ui, Model& model, Column& column, std::type_identity<ludo::Game>);

[[nodiscard]] const GameHud& hud_of(std::type_identity<ludo::Game>);
[[nodiscard]] std::span<const ShownLot> lots(std::type_identity<ludo::Game>);
[[nodiscard]] inline std::string_view own_dice_wanted(const ludo::Game&) {
  return view::tr("Throw, and enter what comes up");
}
[[nodiscard]] inline std::string_view capture_reason(std::type_identity<ludo::Game>) {
  return view::tr("It captures.");
}

}  // namespace ui
