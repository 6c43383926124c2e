#include "app/mail_table.h"

#include <utility>

#include "app/app.h"
#include "app/arrivals.h"
#include "play/sealed.h"
#include "play/views.h"
#include "ui/screens/mail.h"
#include "ui/screens/share.h"
#include "view/table/session.h"

namespace app {

using play::Player;

namespace {

// Turns people whose seats are not held here into people elsewhere.
void seat_people(play::Mail& mail, std::uint8_t here) {
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    Player& player = mail.replay.players[seat];
    if (player.is_bot()) continue;
    const bool mine = here != play::kNobody && mail.holders[seat] == here;
    player.kind = mine ? Player::Kind::Human : Player::Kind::Remote;
  }
}

void put_on_table(App& app, play::Replay replay, play::ChanceSource chance, play::KeptGame kept) {
  const play::KeptGame* before = app.shelf.library.find(kept.id);
  const bool known = before != nullptr && before->mail == kept.mail &&
                     before->replay == play::print_replay(replay);
  sit_down(app, std::move(replay), std::move(chance), std::move(kept));
  if (!known) app.table.saved_revision = 0;  // what the run has shown must not be lost
  app.model.mail.elsewhere = false;
  app.model.share.open = false;  // it may offer the link of an older turn
}

// Puts the game on the table as this device's seat sees it. If this device is the dealer, it deals
// first.
void sit_sealed(App& app, play::KeptMail held, play::KeptGame kept) {
  constexpr std::string_view kTitle = "This game cannot be opened";
  if (held.here.device == play::kDealer) {
    if (const auto fault = play::deal(held.mail, held.here.secret))
      return refuse(app, kTitle, *fault);
  }
  auto sight = play::look(held.mail, held.here);
  if (!sight) return refuse(app, kTitle, sight.error());
  if (kept.id.empty()) kept.id = core::hex16(held.mail.id);
  kept.mail = play::print_mail(held.mail, held.here);
  put_on_table(app, std::move(sight->replay), play::SealedCards{std::move(sight->next)},
               std::move(kept));
}

}  // namespace

bool is_sealed(const play::Mail& mail) {
  return play::travels_sealed(mail.replay.rounds.back().game());
}

void sit_by_mail(App& app, play::KeptMail held, play::KeptGame kept) {
  seat_people(held.mail, held.here.device);
  if (is_sealed(held.mail)) return sit_sealed(app, std::move(held), std::move(kept));
  const auto runs = play::devices_of_moves(held.mail);
  const bool mine =
      held.here.device != play::kNobody && play::device_to_play(held.mail) == held.here.device;
  const bool under_way = !runs.empty() && runs.back() == held.here.device;
  if (mine && !under_way && !play::run_is_shown(held.mail, held.here.device))
    play::begin_run(held.mail, held.here.device, held.here.secret);
  play::ChanceSource chance = play::ShownChance{};
  if (mine) chance = play::LinkDice{play::run_seed(held.mail)};
  if (kept.id.empty()) kept.id = core::hex16(held.mail.id);
  kept.mail = play::print_mail(held.mail, held.here);
  put_on_table(app, std::move(held.mail.replay), std::move(chance), std::move(kept));
}

std::optional<play::KeptMail> mail_seen_here(const App& app) {
  if (!app.table.session || app.table.kept.mail.empty()) return std::nullopt;
  return play::parse_mail(app.table.kept.mail, play::seen_by_all(app.table.session->replay()));
}

}  // namespace app
