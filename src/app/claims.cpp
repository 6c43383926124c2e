#include "app/claims.h"

#include <algorithm>
#include <utility>

#include "app/app.h"
#include "app/claim.h"
#include "play/mail_news.h"
#include "ui/screens/elsewhere.h"

namespace app {

using platform::Claim;

namespace {

// Whether the game on the table has come further than the stored one: a link may have brought moves
// that the other page does not know.
bool is_further(const App& app, const play::KeptGame& kept) {
  const auto ours = mail_on_table(app);
  const auto theirs = kept_mail(kept);
  return ours && theirs && play::compare(theirs->mail, *ours) == play::MailNews::Further;
}

// The game is ours now, as the other page has left it.
void go_on_here(App& app) {
  const std::string id = app.table.kept.id;
  reread_games(app);
  const play::KeptGame* kept = app.shelf.library.find(id);
  // The other page may not have stored its game yet, but the room.
  const play::KeptGame room = app.table.kept;
  if (kept == nullptr && !room.room.empty() && !app.rooms.open && open_kept_room(app, room)) return;
  if (kept == nullptr || is_further(app, *kept)) {
    app.table.saved_revision = 0;  // nobody else stores this one, so write it
  } else {
    app.table.session.reset();
    open_game(app, id);
  }
}

}  // namespace

bool holds_game() { return platform::game_claim() == Claim::Held; }

void carry_out(App& app, const ui::wish::TakeOver&) {
  platform::take_over_game();
  app.model.elsewhere.taking_over = true;
}

void carry_out(App& app, const ui::wish::LeaveGame&) {
  leave_game(app);
  ui::close_sheets(app.model);
  app.model.elsewhere.taking_over = false;
  app.model.screen = ui::Screen::Title;
}

void watch_claim(App& app) {
  ui::ElsewherePage& page = app.model.elsewhere;
  const Claim claim = platform::game_claim();
  if (claim != Claim::Asked) {
    if (page.taking_over && claim == Claim::Held) go_on_here(app);
    page.taking_over = false;
  }
  // Until the other page has handed the game over, nothing that is done here would count.
  const bool open = (claim == Claim::Elsewhere || page.taking_over) &&
                    app.table.session != nullptr && app.model.screen == ui::Screen::Table;
  if (std::exchange(page.open, open) != open) app.ui.want_frame();
  // What a link has brought is stored by nobody else: the other page has nothing that this one
  // lacks.
  const play::KeptGame* kept = open ? app.shelf.library.find(app.table.kept.id) : nullptr;
  if (kept != nullptr && !page.taking_over && is_further(app, *kept))
    carry_out(app, ui::wish::TakeOver{});
}

}  // namespace app
