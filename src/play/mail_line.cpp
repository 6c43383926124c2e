#include "play/mail_line.h"

#include <algorithm>
#include <utility>

#include "core/hex.h"
#include "core/text.h"
#include "play/sealed.h"

namespace play {

namespace {

std::optional<std::uint8_t> parse_index(std::string_view text) {
  if (text == "-") {
    return kNobody;
  }
  const auto index = core::parse_number(text, kMostDevices - 1);
  return index ? std::optional(static_cast<std::uint8_t>(*index)) : std::nullopt;
}

std::string print_index(std::uint8_t index) {
  return index == kNobody ? "-" : std::to_string(index);
}

std::string print_sealed(const Mail& mail) {
  std::string text = " @" + std::to_string(mail.sealed_at);
  for (const core::Bytes& box : mail.boxes) {
    text += ":" + core::hex(box);
  }
  return text;
}

bool parse_sealed(std::string_view text, Mail& mail) {
  const auto at = core::parse_number(core::take_until(text, ':'), kMostCounted);
  if (!at) {
    return false;
  }
  mail.sealed_at = *at;
  while (mail.boxes.size() < mail.holders.size() && (mail.boxes.size() > 0 || !text.empty())) {
    const std::string_view box = core::take_until(text, ':');
    mail.boxes.emplace_back(box.size() / 2);
    if (box.size() > 2 * kLongestBox || !core::parse_hex(box, mail.boxes.back())) {
      return false;
    }
  }
  return text.empty();
}

bool parse_holders(std::string_view text, Mail& mail) {
  for (const std::string_view holder : core::split(text, ',')) {
    const auto index = parse_index(holder);
    if (!index) return false;
    mail.holders.push_back(*index);
  }
  return true;
}

// `<runs>:<shown>`, in a sealed game with `:<key>`.
bool parse_device(std::string_view text, bool sealed, Mail& mail) {
  MailDevice& one = mail.devices.emplace_back();
  const auto runs = core::parse_number(core::take_until(text, ':'), kMostRuns);
  one.runs = runs.value_or(0);
  return runs && core::parse_hex(core::take_until(text, ':'), one.shown) &&
         (!sealed || core::parse_hex(text, one.key));
}

// Whether the line has a holder for each of the replay's seats but those of bots, and each index a
// device.
bool fits(const KeptMail& kept, const Replay& replay) {
  const auto known = [&](std::uint8_t index) {
    return index == kNobody || index < kept.mail.devices.size();
  };
  const auto& holders = kept.mail.holders;
  return holders.size() == replay.players.size() && known(kept.here.device) &&
         std::all_of(holders.begin(), holders.end(), known) &&
         bots_are_free(replay.players, holders);
}

}  // namespace

std::string print_mail(const Mail& mail, const MailHere& here) {
  std::string line = core::hex16(mail.id) + " " + std::to_string(mail.begun) + " " +
                     print_index(here.device) + " " + core::hex(here.secret) + " ";
  const bool sealed = travels_sealed(mail.replay.rounds.back().game());
  for (std::size_t seat = 0; seat < mail.holders.size(); ++seat) {
    line += (seat == 0 ? "" : ",") + print_index(mail.holders[seat]);
  }
  for (const MailDevice& device : mail.devices) {
    line += " " + std::to_string(device.runs) + ":" + core::hex(device.shown) +
            (sealed ? ":" + core::hex(device.key) : "");
  }
  return sealed ? line + print_sealed(mail) : line;
}

std::optional<KeptMail> parse_mail(std::string_view line, Replay replay) {
  constexpr std::size_t kIdDigits = 16;
  KeptMail kept;
  const std::string_view id = core::take_until(line, ' ');
  const auto begun = core::parse_number(core::take_until(line, ' '), kMostCounted);
  const auto device = parse_index(core::take_until(line, ' '));
  const bool secret = core::parse_hex(core::take_until(line, ' '), kept.here.secret);
  if (id.size() != kIdDigits || !core::read_number(id, kept.mail.id, 16) || !begun || !device ||
      !secret || !parse_holders(core::take_until(line, ' '), kept.mail)) {
    return std::nullopt;
  }
  kept.mail.begun = *begun;
  kept.here.device = *device;
  const bool sealed = travels_sealed(replay.rounds.back().game());
  while (!line.empty() && line.front() != '@') {
    if (!parse_device(core::take_until(line, ' '), sealed, kept.mail)) return std::nullopt;
  }
  if (sealed != core::take_prefix(line, "@") || (sealed && !parse_sealed(line, kept.mail)) ||
      (sealed && kept.mail.devices.empty()) || !fits(kept, replay)) {
    return std::nullopt;
  }
  kept.mail.replay = std::move(replay);
  return sealed && check_sealed(kept.mail) ? std::nullopt : std::optional(std::move(kept));
}

}  // namespace play
