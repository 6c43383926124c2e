// A travelling game on the table: putting it there, and reading it from there.
#pragma once

#include <optional>

#include "play/library.h"
#include "play/mail_line.h"

namespace app {

struct App;

// Whether its cards travel sealed, each hand for its holder.
[[nodiscard]] bool is_sealed(const play::Mail& mail);
// Puts the game on the table; if it is this device's turn, begins its run. Otherwise it is only
// shown: what bots and chance do comes from the device that plays. With sealed hands the dealer's
// device deals what is due first, and the table is as the seat here sees it. `kept` is the kept
// game that it continues; without an id it takes the mail's. Says why if the hands cannot be
// opened.
void sit_by_mail(App& app, play::KeptMail held, play::KeptGame kept);
// The travelling game on the table, up to its current move, as all may see it, with what this
// device holds of it. Nothing if the game there does not travel.
[[nodiscard]] std::optional<play::KeptMail> mail_seen_here(const App& app);

}  // namespace app
