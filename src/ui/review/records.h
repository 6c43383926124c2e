// The sheet of statistics.
#pragma once

#include <cstdint>

#include "play/results.h"

namespace ui {

class Ui;
struct Model;

struct RecordsPage {
  bool open = false;
  const play::Results* results = nullptr;  // owned by the app
  int game = 0;                            // index in kGameKinds
  bool cleared = false;                    // they were just cleared, and can be restored
};

// Begins with the game that ended last.
void open_records(Model& model);
void show_records(Ui& ui, Model& model);

}  // namespace ui
