// What happens to the travelling game on the table: its dealing, and whose turn it is.
#include <utility>

#include "app/app.h"
#include "app/mail.h"
#include "app/mail_table.h"
#include "play/rounds.h"
#include "play/sealed.h"
#include "play/views.h"
#include "ui/screens/mail.h"
#include "view/table/session.h"

namespace app {

using play::Player;

namespace {

// Deals the cards that the person here waits for.
void deal_here(App& app) {
  auto held = mail_seen_here(app);
  if (held && held->here.device == play::kDealer)
    sit_by_mail(app, std::move(*held), play::KeptGame(app.table.kept));
}

// Whether this device deals in a game with sealed hands. Its mail is read once for each move.
bool deals(App& app) {
  if (!std::holds_alternative<play::SealedCards>(app.table.session->chance())) return false;
  const std::uint64_t now = app.table.session->revision();
  if (std::exchange(app.mail.revision, now) != now) {
    const auto held = mail_seen_here(app);
    app.mail.deals = held && held->here.device == play::kDealer;
  }
  return app.mail.deals;
}

}  // namespace

void deal_next_round(App& app) {
  auto held = mail_seen_here(app);
  if (!held || held->here.device != play::kDealer) return;
  if (play::deal(held->mail, held->here.secret)) return;  // opens the finished round
  held->mail.replay.rounds.push_back(play::next_round(held->mail.replay));
  sit_by_mail(app, std::move(*held), play::KeptGame(app.table.kept));
}

void follow_mail(App& app) {
  ui::MailPage& page = app.model.mail;
  page.travels = app.table.session && !app.table.kept.mail.empty();
  if (!page.travels) {
    page.elsewhere = false;
    return;
  }
  const auto status = app.table.session->status();
  const auto kind = app.table.session->players()[status.seat].kind;
  const bool rests = !app.table.session->animating();
  const bool over = status.over && rests;
  const bool waits = status.waits && rests;
  page.deals = over && play::next_round_waits(app.table.session->replay()) && deals(app);
  // Whoever dealt opens all hands at the end, here as well.
  const bool opens = over && !play::next_round_waits(app.table.session->replay()) &&
                     play::is_view(app.table.session->replay().rounds.back());
  const bool draws =
      waits && kind == Player::Kind::Human && !app.table.session->match().made().empty();
  if ((draws || opens) && deals(app)) {
    deal_here(app);
    return;
  }
  // When the turn has gone to another device, offers the link to send, once.
  const bool shown = std::holds_alternative<play::ShownChance>(app.table.session->chance());
  const bool elsewhere = rests && !status.over && (kind == Player::Kind::Remote || waits || shown);
  const bool before = std::exchange(page.elsewhere, elsewhere || (over && !page.deals));
  if (page.elsewhere && !before && app.model.screen == ui::Screen::Table)
    carry_out(app, ui::wish::ShareTable{});
}

}  // namespace app
