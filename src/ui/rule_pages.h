// The pages of rules, and the way to one of their sections.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draft/known.h"
#include "view/learn/rulebook.h"

namespace ui {

struct Model;

struct HelpPage {
  using Book = std::vector<view::RuleSection>;
  // By KnownGame, each with the options of its kind at its end; empty until they have arrived.
  std::vector<Book> books = std::vector<Book>(known_games().size());
  bool begun = false;  // the sheet was open in the last frame
  KnownGame game{};
  std::string search;
  std::string section;  // brought into view and marked
  int moving = 0;       // frames until it is there: the sheet finds its size first
  [[nodiscard]] const Book& book(KnownGame known) const {
    return books[static_cast<std::size_t>(known)];
  }
};
// The game whose rules are shown: the one on the table, else the one that was chosen last.
[[nodiscard]] KnownGame game_in_view(const Model& model);
// The section for which `wanted` is true, in the pages of the game in view or else in those of its
// sisters, whose rules a set-up may borrow; nullptr if there is none.
[[nodiscard]] const view::RuleSection* find_rule(
    const Model& model, const std::function<bool(const view::RuleSection&)>& wanted);
// Opens the rules at a section of the game, or of a sister if only that has it.
void open_rule(Model& model, KnownGame game, std::string_view section);

}  // namespace ui
