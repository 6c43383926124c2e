// The sound of the native window, as its loop uses it.
#pragma once

#include "core/wait.h"

namespace platform {

// Closes the audio device after a silence, until the next sound (Mixer::rest). Returns when to call
// it again.
core::Wait rest_sound();

}  // namespace platform
