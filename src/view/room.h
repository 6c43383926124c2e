// Values that a game's room (view/<game>/room.h) exchanges with the table and its words.
// view/rooms.h lists what a room must offer. Knows no game.
#pragma once

#include <memory>
#include <optional>
#include <type_traits>

#include "view/board/palette.h"
#include "view/review/fairness.h"
#include "view/table/tabletop.h"
#include "view/table/thing.h"
#include "view/words/narrator.h"
