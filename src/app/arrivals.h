// Input from outside: a link in the page's address, or a file that was dropped or chosen.
#pragma once

#include <string_view>

#include "core/expected.h"

namespace app {

struct App;

// Opens everything that has arrived.
void take_arrivals(App& app);
// Shows a sheet that says why something cannot be opened.
void refuse(App& app, std::string_view title, const core::Sentence& why);

}  // namespace app
