// How each game is played: the rules' pages, and the ways to the lessons.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "ui/kit/kit.h"
#include "ui/setup/draft.h"
#include "view/words/rulebook.h"

namespace ui {

struct Model;

struct HelpPage {
  using Book = std::vector<view::RuleSection>;
  std::array<Book, kGameKinds.size()> books;  // empty until they have come
  bool begun = false;                         // the sheet was open in the last frame
  GameKind game{};
  std::string search;
  std::string section;  // to be brought into view, and marked
  int moving = 0;       // frames until it is there: the sheet finds its size first
  [[nodiscard]] const Book& book(GameKind kind) const {
    return books[static_cast<std::size_t>(kind)];
  }
};
// The game that help is wanted with: the one on the table, else the one that was chosen last.
[[nodiscard]] GameKind game_in_view(const Model& model);
// Opens the rules at a section.
void open_rule(Model& model, GameKind game, std::string_view section);

// Begins a game's lesson, or goes on with it (lesson_offer.cpp).
void lesson_button(Ui& ui, Model& model, Column& column, GameKind kind);
// On the first visit: a lesson instead of reading. Nothing once it was begun or closed.
void lesson_offer(Ui& ui, Model& model, Column& column);

void show_help(Ui& ui, Model& model);

}  // namespace ui
