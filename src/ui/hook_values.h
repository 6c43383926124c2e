// The headers of all values that a game's hooks (ui/<game>/hooks.h) exchange with the screens,
// since every game's hooks need them. ui/hooks.h lists the hooks that every game has. Knows no
// game.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "ui/draft/draft.h"
#include "ui/draft/length.h"
#include "ui/draft/preset_sign.h"
#include "ui/hud/game.h"
#include "ui/hud/lots.h"
#include "view/words/words.h"
