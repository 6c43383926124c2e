// The values in which a game's room (view/<game>/room.h) speaks to the table and its words. What a
// room must offer stands in view/rooms.h. Knows no game.
#pragma once

#include <memory>
#include <optional>
#include <type_traits>

#include "view/board/palette.h"
#include "view/review/fairness.h"
#include "view/table/tabletop.h"
#include "view/table/thing.h"
#include "view/words/narrator.h"
