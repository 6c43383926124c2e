// The sound of the native window, as its loop uses it.
#pragma once

#include "core/wait.h"

namespace platform {

// Closes the audio device after a silence, until the next sound (Mixer::close_if_silent). Returns
// when to call it again.
[[nodiscard]] core::Wait close_sound_if_silent();

}  // namespace platform
