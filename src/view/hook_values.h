// The headers of all values that a game's hooks (view/<game>/hooks.h) exchange with the table and
// its words, since every game's hooks need them. view/hooks.h lists the hooks that every game has.
// Knows no game.
#pragma once

#include <memory>
#include <optional>
#include <type_traits>

#include "view/board/palette.h"
#include "view/review/fairness.h"
#include "view/table/tabletop.h"
#include "view/table/thing.h"
#include "view/words/narrator.h"
