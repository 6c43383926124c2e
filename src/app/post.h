// Play by link: games that begin to travel, links that come, turns that go on.
#pragma once

#include <optional>

#include "play/library.h"
#include "play/mail.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Post {
  play::KeptMail asked;  // a travelling game while a sheet asks about it
};

// A link of a travelling game has come.
void open_mail(App& app, play::Mail mail);
// False if what is kept of it makes no sense: then it is a game like any other.
bool open_kept_mail(App& app, const play::KeptGame& game);
[[nodiscard]] std::optional<play::KeptMail> kept_mail(const play::KeptGame& game);
// The travelling game on the table, as far as it has come.
[[nodiscard]] std::optional<play::Mail> mail_on_table(const App& app);
// The next round of a game with sealed hands, on the device that deals.
void deal_next_round(App& app);
// Deals the cards that are waited for here, and offers the link when the turn has gone elsewhere.
void follow_mail(App& app);

void carry_out(App& app, const ui::wish::OfferMail& wish);
void carry_out(App& app, const ui::wish::SendOff& wish);
void carry_out(App& app, const ui::wish::TakeSeats& wish);
void carry_out(App& app, const ui::wish::WatchMail& wish);
void carry_out(App& app, const ui::wish::KeepMine& wish);
void carry_out(App& app, const ui::wish::KeepBoth& wish);

}  // namespace app
