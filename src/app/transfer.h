// Exports everything that is stored as one file, and imports it.
#pragma once

#include <string>
#include <string_view>

#include "ui/wish.h"

namespace app {

struct App;

// Adds the contents of an exported file; nothing that is here is lost.
void import_all(App& app, const std::string& file);
// Adds what was stored while the disk, which had other texts under the same keys, did not answer;
// but not the game with the id `held`.
void import_beside(App& app, std::string_view held);

void carry_out(App& app, const ui::wish::ExportAll& wish);
void carry_out(App& app, const ui::wish::ImportFile& wish);

}  // namespace app
