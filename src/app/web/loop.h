// Frames on demand: the page draws one when something asks for it, and otherwise rests.
#pragma once

#include "app/app.h"

// The app of this page, from platform::run on.
[[nodiscard]] app::App& app_here();
// As platform::wake, for what a person did. Safari lets a frame copy, choose a file or open a
// window only if that has asked for this very frame. Not for scripts: one that presses in every
// frame would postpone the next one forever.
void wake_by_person();
