// Everything that is kept, as one file, and back.
#pragma once

#include <string>

#include "ui/wish.h"

namespace app {

struct App;

// Adds what an exported file holds; nothing that is here is overwritten.
void import_all(App& app, const std::string& file);

void carry_out(App& app, const ui::wish::ExportAll& wish);
void carry_out(App& app, const ui::wish::ImportFile& wish);

}  // namespace app
