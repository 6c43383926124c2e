// What the controls of the set-up do, each with a value of its own choice, for the tests.
#pragma once

#include <functional>
#include <vector>

#include "core/rng.h"
#include "ui/setup/draft.h"

namespace draft_test {

// Nothing if the control says why not.
using Change = std::function<void(ui::Draft&, core::Rng&)>;

// All that can be changed for the game.
[[nodiscard]] std::vector<Change> changes_of(ui::GameKind kind);

}  // namespace draft_test
