// The sheet of statistics: what it shows and what it asks the app for.
#pragma once

#include <cstdint>

#include "play/results.h"

namespace ui {

struct RecordsPage {
  bool open = false;
  const play::Results* results = nullptr;  // the app's
  int game = 0;                            // index in kGameKinds
  bool cleared = false;                    // just now: it can be taken back

  // Asked of the app.
  enum class Wish : std::uint8_t { None, Open, Clear, TakeBack, SaveTable };
  Wish wish = Wish::None;
};

}  // namespace ui
