// The visitor that carries out what the screens ask for. Each wish is carried out by a function of
// its subject; those of the page and of the machine are here.
#pragma once

#include "ui/wish.h"

namespace app {

struct App;

// Takes over the wishes of the frame.
void take_wishes(App& app);
// Carries out all of them, in the order in which they were made.
void carry_out(App& app);

void carry_out(App& app, const ui::wish::Go& wish);
void carry_out(App& app, const ui::wish::Open& wish);
void carry_out(App& app, const ui::wish::SetUp& wish);
void carry_out(App& app, const ui::wish::OpenRule& wish);
void carry_out(App& app, const ui::wish::CopyText& wish);
void carry_out(App& app, const ui::wish::SendText& wish);
void carry_out(App& app, const ui::wish::FillScreen& wish);
void carry_out(App& app, const ui::wish::Update& wish);
void carry_out(App& app, const ui::wish::ShowLicences& wish);
void carry_out(App& app, const ui::wish::Quit& wish);

}  // namespace app
