// Between two people with hidden hands: an opaque curtain until the next one has the device.
#pragma once

#include "core/types.h"

namespace ui {

class Ui;
struct Model;

// Covers everything until the player of `seat` has taken the device.
void show_curtain(Ui& ui, Model& model, core::SeatIndex seat);

}  // namespace ui
