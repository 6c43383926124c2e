// Values that a game's room (ui/<game>/room.h) exchanges with the screens. ui/rooms.h says what a
// room must offer. Knows no game.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "ui/hud/game.h"
#include "ui/hud/lots.h"
#include "ui/setup/draft.h"
#include "ui/setup/length.h"
#include "ui/setup/preset_sign.h"
#include "view/words/words.h"
