// The games by their well-known names. The rules of one game may cover several of these, each with
// its own board and name; each has its own set-up and its own card on the title. Knows no game: the
// games' hooks say what they have (ui/hooks.h).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draft/draft.h"
#include "view/words/words.h"

namespace ui {

struct Known {
  GameKind kind;            // whose rules it is played by
  std::string_view preset;  // the one that it begins with; also its word in keys and addresses
};
// All of them, grouped by kind, in the order of the kinds; a KnownGame is an index into this.
[[nodiscard]] std::span<const Known> known_games();
[[nodiscard]] const Known& known(KnownGame game);
[[nodiscard]] std::optional<KnownGame> known_by(std::string_view preset);
// The word for the page to which a link to a game with these rules leads.
[[nodiscard]] inline std::string_view page_word(const AnyRules& rules) {
  return known(known_of(rules)).preset;
}

// All of its kind, itself first.
[[nodiscard]] std::vector<KnownGame> sisters(KnownGame game);

// Its name for players, and a line about it, in the reader's language.
[[nodiscard]] std::string_view known_title(KnownGame game);
[[nodiscard]] std::string_view known_line(KnownGame game);
// A rules line with the seats of another one, and whoever begins there.
[[nodiscard]] std::string seated_as(std::string_view line, std::string_view others);
// The way to play that has these rules, whoever sits at the table: if possible with as many seats.
// Nothing if it has no name.
[[nodiscard]] const games::Preset* known_way(const AnyRules& rules);
// The name of the game with these rules, and after a dot the way in which it is played, if that has
// a name of its own: “Parchís · Partners”.
[[nodiscard]] std::string full_title(const AnyRules& rules);
// The preset that it begins with for the readers of that language: their country's own, if it is
// the same game.
[[nodiscard]] std::string_view heading_of(KnownGame game, view::Language language);

// The order on the title: first the game of the language's own country, then the other national
// games, then the rest.
struct Shelf {
  std::vector<KnownGame> games;
  std::size_t nationals = 0;  // how many of them are national games
};
[[nodiscard]] Shelf shelf(view::Language language);

}  // namespace ui
