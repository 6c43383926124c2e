// What the online page wishes for besides the wishes to the room itself (wishes.cpp): links,
// reports and the check.
#include <algorithm>

#include "app/app.h"
#include "app/outside.h"
#include "app/rooms/page.h"
#include "app/sharing.h"
#include "play/link/link.h"
#include "play/room/log/check.h"
#include "play/room/report.h"
#include "ui/draft/known.h"
#include "ui/online_page.h"
#include "view/words/words.h"

namespace app {

using view::tr;

void carry_out(App& app, const ui::wish::OpenRoom&) { show_room(app); }

void carry_out(App& app, const ui::wish::CopyRoomLink&) {
  copy_and_tell(app, app.model.online.link, tr("The link is copied."));
}

void carry_out(App& app, const ui::wish::CopyRoomReport&) {
  if (!app.rooms.open) return;
  copy_and_tell(app, play::room::report_of(app.rooms.open->peer), tr("The report is copied."));
}

void carry_out(App& app, const ui::wish::SendRoomLink&) {
  platform::share_link("Homestretch", app.model.online.link);
}

void carry_out(App& app, const ui::wish::ShowSeatLink&) {
  if (!app.rooms.open || !app.model.online.rules) return;
  const play::room::Here& here = app.rooms.open->peer.here();
  const auto link = play::print_link(play::room::Invitation{here.room.secret, here.device.secret});
  if (!link) return;
  app.model.online.seat_link = address_of(*app.model.online.rules, *link);
}

void carry_out(App& app, const ui::wish::CopySeatLink&) {
  copy_and_tell(app, app.model.online.seat_link, tr("The link is copied."));
}

// Checks from the bytes, as if somebody else had sent them: every signature that counts, and every
// throw.
void carry_out(App& app, const ui::wish::CheckRoom&) {
  if (!app.rooms.open || app.rooms.open->peer.log().empty()) return;
  const play::room::Log& log = app.rooms.open->peer.log();
  std::vector<play::room::Bytes> messages;
  for (const auto& letter : log.missing_from(0)) messages.push_back(letter->bytes);
  const play::room::LogCheck check = play::room::check_log(messages, log.room());
  const bool good = check.word == play::room::Word::Entry && check.log.head() == log.head();
  const std::string word(good ? "" : play::room::word_text(check.word));
  const int throws = static_cast<int>(
      std::count_if(log.made().begin(), log.made().end(),
                    [](const core::Move& move) { return core::is_chance(move.kind); }));
  app.model.online.check = {true, good, word, static_cast<int>(log.length()), throws};
}

}  // namespace app
