// The sheet about a travelling game: its free seats, sending it off, and which of two stories
// stays.
#include <algorithm>
#include <utility>

#include "app/app.h"
#include "app/arrivals.h"
#include "app/fresh_bytes.h"
#include "app/mail.h"
#include "app/mail_table.h"
#include "play/daily.h"
#include "play/sealed.h"
#include "play/views.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/screens/mail.h"
#include "view/table/session.h"

namespace app {

using play::Player;

namespace {

using Ask = ui::MailPage::Ask;

void fill_seats(ui::MailPage& page, const play::Mail& mail) {
  page.sealed = is_sealed(mail);
  page.seats.clear();
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    const Player& player = mail.replay.players[seat];
    const bool free = !player.is_bot() && mail.holders[seat] == play::kNobody;
    page.seats.push_back({ui::player_name(player, seat), free, false});
  }
}

// This device takes the seats that were chosen.
void take_seats(App& app) {
  play::Mail& mail = app.mail.asked.mail;
  const auto here = static_cast<std::uint8_t>(mail.devices.size());
  app.mail.asked.here = {fresh_bytes<sizeof(play::ChainKey)>(), here};
  mail.devices.push_back({play::chain_key(app.mail.asked.here.secret, 0), 0, {}});
  if (is_sealed(mail)) mail.devices.back().key = play::seal_key(app.mail.asked.here.secret);
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    if (app.model.mail.seats[seat].here) mail.holders[seat] = here;
  }
}

// “Ludo · Ana”: the game's name, and those who have sat down.
std::string about_game(const play::Mail& mail, const std::vector<ui::MailPage::Seat>& seats) {
  const games::Game& game = mail.replay.rounds.back().game();
  std::string words(ui::known_title(ui::known_of(game.rules())));
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    if (mail.holders[seat] != play::kNobody) words += " · " + seats[seat].name;
  }
  return words;
}

// The game on the table as it would travel: nobody holds a seat yet.
play::KeptMail mail_to_be(const view::Session& session) {
  play::KeptMail held;
  held.mail.replay = session.replay();
  const games::Game game = held.mail.replay.rounds.front().game();
  // This device knows the cards that it has dealt.
  if (play::travels_sealed(game)) held.mail.replay.rounds = {play::Match(game)};
  held.mail.holders.assign(session.players().size(), play::kNobody);
  return held;
}

// The game on the table takes its own id along, so that it stays one game here; but with hidden
// hands it starts again, and daily races and rooms have ids of other kinds.
std::uint64_t id_to_travel(const App& app) {
  std::uint64_t id = platform::random_bits();
  const play::KeptGame& kept = app.table.kept;
  if (kept.room.empty() && !play::day_of_game(kept.id) &&
      !play::travels_sealed(app.table.session->match().game()) &&
      core::read_number(kept.id, id, 16) && core::hex16(id) == kept.id)
    return id;
  return platform::random_bits();
}

}  // namespace

void ask_to_join(App& app) {
  fill_seats(app.model.mail, app.mail.asked.mail);
  auto& seats = app.model.mail.seats;
  const auto free =
      std::count_if(seats.begin(), seats.end(), [](const auto& seat) { return seat.free; });
  if (free > 0 && app.mail.asked.mail.devices.size() < play::kMostDevices) {
    for (auto& seat : seats) seat.here = seat.free && free == 1;  // there is nothing to choose
    app.model.mail.about = about_game(app.mail.asked.mail, seats);
    app.model.mail.ask = Ask::Join;
  } else {
    watch(app, std::move(app.mail.asked.mail.replay), {});
  }
}

void carry_out(App& app, const ui::wish::OfferMail&) {
  if (!app.table.session) return;
  const games::Game& game = app.table.session->match().game();
  if (const auto why = play::refuse_to_travel(game, app.table.session->players()))
    return refuse(app, "Play by link", *why);
  const bool hidden = play::travels_sealed(game);
  app.mail.asked = mail_to_be(*app.table.session);
  fill_seats(app.model.mail, app.mail.asked.mail);
  const std::size_t turn = hidden ? 0 : app.table.session->status().seat;
  if (app.model.mail.seats[turn].free) app.model.mail.seats[turn].here = true;
  app.model.mail.ask = Ask::Begin;
}

void carry_out(App& app, const ui::wish::SendOff&) {
  app.model.mail.ask = Ask::Nothing;
  if (!app.table.session) return;
  app.mail.asked = mail_to_be(*app.table.session);  // the game has gone on under the sheet
  app.mail.asked.mail.id = id_to_travel(app);
  app.mail.asked.mail.begun =
      static_cast<std::uint32_t>(app.mail.asked.mail.replay.rounds.back().made().size());
  take_seats(app);
  play::KeptGame kept;
  kept.name = app.table.kept.name;
  sit_by_mail(app, std::move(app.mail.asked), std::move(kept));
}

void carry_out(App& app, const ui::wish::TakeSeats&) {
  app.model.mail.ask = Ask::Nothing;
  take_seats(app);
  play::KeptGame kept;
  kept.id = app.mail.beside;
  sit_by_mail(app, std::move(app.mail.asked), std::move(kept));
}

void carry_out(App& app, const ui::wish::WatchMail&) {
  app.model.mail.ask = Ask::Nothing;
  watch(app, std::move(app.mail.asked.mail.replay), {});
}

void carry_out(App& app, const ui::wish::KeepMine&) {
  app.model.mail.ask = Ask::Nothing;
  open_game(app, app.mail.known);
}

// A separate game on this device: with the seats held here, if they are held in the link too; in a
// story in which somebody else came in this device's place, its person is a newcomer.
void carry_out(App& app, const ui::wish::KeepBoth&) {
  app.model.mail.ask = Ask::Nothing;
  const play::KeptGame* known = app.shelf.library.find(app.mail.known);
  const auto mine = known != nullptr ? kept_mail(*known) : std::nullopt;
  app.mail.beside = fresh_game_id();
  if (!mine || !play::takes_part(app.mail.asked.mail, mine->here)) {
    ask_to_join(app);
    return;
  }
  app.mail.asked.here = mine->here;
  play::KeptGame kept;
  kept.id = app.mail.beside;
  sit_by_mail(app, std::move(app.mail.asked), std::move(kept));
}

}  // namespace app
