// Play by link as stored with the game: everything but the replay, on one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "play/mail.h"

namespace play {

// Everything but the replay on one line, to be stored with the game.
[[nodiscard]] std::string print_mail(const Mail& mail, const MailHere& here);
struct KeptMail {
  Mail mail;
  MailHere here;
};
// Combines line and replay again; nothing if the line is invalid or does not match the replay.
[[nodiscard]] std::optional<KeptMail> parse_mail(std::string_view line, Replay replay);

}  // namespace play
