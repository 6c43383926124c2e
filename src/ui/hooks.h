// What every game must give to the screens, and the check that each of them gives it. A game's
// hooks are in ui/<game>/hooks.h; the screens call them by overload and name no game.
#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "games/each_game.h"
#include "games/game.h"
#include "ui/hook_values.h"
#include "ui/ludo/hooks.h"
#include "ui/maze/hooks.h"
#include "ui/parchis/hooks.h"
#include "ui/sorry/hooks.h"

namespace ui {

// A game that can be set up and shown. `rules` are valid, and stay so by every change here.
template <class G>
concept ShownGame = games::RaceGame<G> &&
    requires(std::type_identity<G> game, const G& played, const typename G::Rules& rules,
             typename G::Rules& changing, Ui& ui, Model& model, Column& column) {
  // --- The set-up (draft/draft.h).
  // The same seats in clockwise order, and whether the turn order is fixed instead.
  { clockwise(rules) } -> std::same_as<typename G::Rules>;
  { order_is_fixed(rules) } -> std::same_as<bool>;
  // After a change of the turn order from `rules` to `changing`, the same player begins.
  { keep_first(changing, rules) } -> std::same_as<void>;
  // Who may begin, without chance.
  { beginners(rules) } -> std::same_as<std::vector<Beginner>>;
  // The rules without anything that cannot be seen on the board before the first move.
  { only_looks(rules) } -> std::same_as<typename G::Rules>;
  // The rules after a colour has sat down or left; and why it cannot leave, as an English sentence.
  { colour_sits(rules, core::Colour{}, true) } -> std::same_as<typename G::Rules>;
  { why_colour_stays(rules, core::Colour{}) } -> std::same_as<std::string_view>;
  // How much happens in a game (draft/length.h).
  { lengths(game) } -> std::same_as<std::span<const Measured>>;
  // The signs on the cards of its presets; a preset may have none (draft/preset_sign.h).
  { preset_signs(game) } -> std::same_as<std::span<const PresetSign>>;
  // Besides these, a game that is played in many countries says which preset is a language's own:
  // home_preset(game, language), empty for none; and one whose rules cover several games with names
  // of their own says which presets these begin with, national_games(game), and which of them given
  // rules belong to, national_game(rules). See draft/known.h.
  // Every rule of the draft as a control with its explanation (setup/rule_rows.h).
  { show_rules(ui, model, column, game) } -> std::same_as<void>;

  // --- The table. A game may also have settings of its own, own_settings(ui, model, column, game),
  // and a sheet that opens by itself, own_sheet(ui, model, game), which is called over every table,
  // whichever game is on it.
  // What the game puts into the table's screen (hud/game.h).
  { hud_of(game) } -> std::same_as<const GameHud&>;
  // The dice or cards of one throw or draw, in the order of view's drawn_kinds (hud/lots.h), and
  // how people with their own dice or cards are asked for them.
  { lots(game) } -> std::convertible_to<std::span<const ShownLot>>;
  { own_dice_wanted(played) } -> std::convertible_to<std::string_view>;
  // A hint's reason for sending a piece back, in the reader's language. Empty if pieces are never
  // sent back: the statistics do not count it then.
  { capture_reason(game) } -> std::convertible_to<std::string_view>;
};

// If a game lacks a part, the compiler stops here and names the game and the part.
template <ShownGame G>
struct Shown {};
template <class... G>
struct AllShown : Shown<G>... {};
static_assert(std::is_empty_v<games::EachGame<AllShown>>);

}  // namespace ui
