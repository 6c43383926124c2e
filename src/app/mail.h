// Play by link: games that start to travel, links that arrive, turns that continue.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "play/library.h"
#include "play/mail_line.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Mails {
  play::KeptMail asked;  // a travelling game about which a sheet is asking
  std::string known;     // the id of the kept game with which it is compared, if any
  std::string beside;    // the id under which it will be kept beside that one, if it will
  // Whether this device deals in the game on the table, as worked out for that revision of it.
  std::uint64_t revision = 0;
  bool deals = false;
};

// Opens the link of a travelling game.
void open_mail(App& app, play::Mail mail);
// False if its stored mail is invalid: then it is a game like any other.
bool open_kept_mail(App& app, const play::KeptGame& game);
[[nodiscard]] std::optional<play::KeptMail> kept_mail(const play::KeptGame& game);
// The travelling game on the table, up to its current move.
[[nodiscard]] std::optional<play::Mail> mail_on_table(const App& app);
// Offers the free seats of the game in Mails::asked, in which this device holds none; only shows
// the game if no seat is free (mail_wishes.cpp).
void ask_to_join(App& app);
// Deals the next round of a game with sealed hands, on the dealer's device (mail_dealing.cpp).
void deal_next_round(App& app);
// Deals the cards that are due here, and offers the link when the turn goes elsewhere.
void follow_mail(App& app);

// mail_wishes.cpp
void carry_out(App& app, const ui::wish::OfferMail& wish);
void carry_out(App& app, const ui::wish::SendOff& wish);
void carry_out(App& app, const ui::wish::TakeSeats& wish);
void carry_out(App& app, const ui::wish::WatchMail& wish);
void carry_out(App& app, const ui::wish::KeepMine& wish);
void carry_out(App& app, const ui::wish::KeepBoth& wish);

}  // namespace app
