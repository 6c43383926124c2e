// The sounds of the game, all synthesised: bodies of wood, bone, paper and brass that are struck,
// rubbed and flicked.
#pragma once

#include "sounds/wave.h"
#include "view/table/sound.h"

namespace sounds {

// The finished sound: always the same samples, within −1…1, at its loudness_of.
[[nodiscard]] Wave make(view::Sound sound);
// The maximum loudness, in LUFS over a tenth of a second: steps are heard a hundred times in a
// game, the fanfare once. Very short sounds stay below it, because no peak may clip.
[[nodiscard]] float loudness_of(view::Sound sound);

}  // namespace sounds
