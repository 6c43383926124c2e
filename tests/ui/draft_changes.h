// The changes that the set-up's controls can make, each with a random value, for the tests.
#pragma once

#include <functional>
#include <vector>

#include "core/rng.h"
#include "ui/draft/draft.h"

namespace draft_test {

// Does nothing if the control refuses.
using Change = std::function<void(ui::Draft&, core::Rng&)>;

// All changes for the game.
[[nodiscard]] std::vector<Change> changes_of(ui::GameKind kind);

}  // namespace draft_test
