// Exports everything that is stored as one file, and imports it.
#pragma once

#include <string>

#include "ui/wish.h"

namespace app {

struct App;

// Adds the contents of an exported file; nothing that is here is lost.
void import_all(App& app, const std::string& file);

void carry_out(App& app, const ui::wish::ExportAll& wish);
void carry_out(App& app, const ui::wish::ImportFile& wish);

}  // namespace app
