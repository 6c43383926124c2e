// The tables that are open to strangers: their rules, their free seats and a picture made from the
// key of the person who offers them, but no word of a stranger's. Shows what the app has heard.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/expected.h"
#include "core/sealing.h"
#include "ui/draft/draft.h"

namespace ui {

class Ui;
struct Model;

struct TablesPage {
  struct Table {
    core::Key key{};
    AnyRules rules;
    std::size_t seats = 0;
    std::size_t free = 0;
  };
  std::vector<Table> tables;
  core::Checked fault;   // why this program cannot play online
  bool heard = false;    // long enough that each open table has been heard
  std::string trouble;   // why nothing arrives, for whoever runs the page
  bool at_room = false;  // the person has a table to go back to
};

void show_tables(Ui& ui, Model& model);
// Goes back to the screen from which the person came.
void leave_tables(Model& model);

}  // namespace ui
