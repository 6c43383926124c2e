// Input from outside: a link in the page's address, or a file that was dropped or chosen.
#pragma once

#include <string_view>

#include "core/expected.h"

namespace app {

struct App;

struct Arrivals {
  bool reopens = false;  // a reload of the page opens the last link again
};

// Opens everything that has arrived. What a link has opened that is not kept here is opened again
// when the page is reloaded, until the person has left it.
void take_arrivals(App& app);
// Shows a sheet that says why something cannot be opened.
void refuse(App& app, std::string_view title, const core::Sentence& why);

}  // namespace app
