#include "app/wishes.h"

#include <utility>
#include <variant>

#include "app/app.h"
#include "app/claims.h"
#include "app/device.h"
#include "app/keeping.h"
#include "app/outside.h"
#include "app/rooms/page.h"
#include "app/sharing.h"
#include "app/transfer.h"
#include "ui/rule_pages.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace app {

void take_wishes(App& app) {
  for (ui::Wish& wish : app.model.wishes.take()) app.asked.push_back(std::move(wish));
}

void carry_out(App& app) {
  for (const ui::Wish& wish : std::exchange(app.asked, {})) {
    std::visit([&app](const auto& one) { carry_out(app, one); }, wish);
    app.ui.want_frame();
  }
}

void carry_out(App& app, const ui::wish::Go& wish) { app.model.screen = wish.to; }

void carry_out(App& app, const ui::wish::Open& wish) {
  if (wish.sheet == ui::SheetKind::Statistics) open_statistics(app);
  ui::open_sheet(app.model, wish.sheet);
}

void carry_out(App& app, const ui::wish::SetUp& wish) {
  ui::open_setup(app.model, wish.game, wish.purpose);
}

void carry_out(App& app, const ui::wish::OpenRule& wish) {
  ui::open_rule(app.model, wish.game, wish.section);
}

void carry_out(App& app, const ui::wish::CopyText& wish) {
  copy_and_tell(app, wish.text, view::tr("Copied."));
}

void carry_out(App&, const ui::wish::SendText& wish) { platform::share_text(wish.text); }

void carry_out(App& app, const ui::wish::FillScreen&) {
  platform::fill_screen(app.window, !app.model.fills_screen);
}

void carry_out(App&, const ui::wish::Update&) { platform::start_update(); }

void carry_out(App&, const ui::wish::ShowLicences&) { platform::show_licences(); }

void carry_out(App& app, const ui::wish::Quit&) { app.quit = true; }

}  // namespace app
