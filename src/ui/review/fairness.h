// The sheet “Dice and cards”: results compared with expectations, in this game and in all that are
// kept here, and how the luck is made.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/library.h"
#include "view/review/fairness.h"

namespace ui {

class Ui;
struct Model;

struct FairnessPage {
  bool open = false;
  int whole = 0;  // 0: this game, 1: all games kept here

  // This game, counted at `revision` of the session.
  view::Tallies game;
  view::Origin origin;
  bool hidden = false;  // the round that is being played is left out: it has hidden hands
  std::uint64_t revision = 0;

  // All games: one is counted per frame.
  std::vector<std::string> waiting;  // ids of games still to be counted
  view::Tallies all;
  int counted = 0;    // games whose luck came from the dealer
  int elsewhere = 0;  // games with throws of people's own or from another device
};

// Opens it and counts everything again.
void open_fairness(FairnessPage& page, const play::Library* library);

// The width of a column of numbers: enough for a number and for its heading.
[[nodiscard]] float number_column(const Ui& ui);

void show_fairness(Ui& ui, Model& model);

}  // namespace ui
