// The sheet of statistics.
#pragma once

#include <cstdint>

#include "play/results.h"

namespace ui {

struct RecordsPage {
  bool open = false;
  const play::Results* results = nullptr;  // the app's
  int game = 0;                            // index in kGameKinds
  bool cleared = false;                    // just now: it can be taken back
};

}  // namespace ui
