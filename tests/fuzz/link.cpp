// Any bytes as a link, and any bytes with a valid checksum: refused, or a game that can be written
// again and reads the same. Each device of a travelling game opens it.
#include "play/link/link.h"
#include "play/sealed.h"

#include "fuzz.h"

namespace {

// Opens it as each holder, with a secret that matches nothing.
void look_at(const play::Mail& mail) {
  if (play::check_mail(mail) || !play::travels_sealed(mail.replay.rounds.back().game())) {
    return;
  }
  (void)play::device_to_play(mail);
  for (std::uint8_t device = 0; device < mail.devices.size(); ++device) {
    (void)play::look(mail, {{}, device});
  }
  play::Mail dealt = mail;
  (void)play::deal(dealt, {});
}

std::string check(std::string_view fragment) {
  const auto link = play::parse_link(fragment);
  if (!link) {
    return link.error().text().empty() ? "a refusal without a sentence" : "";
  }
  if (const auto* mail = std::get_if<play::Mail>(&*link)) {
    look_at(*mail);
  }
  const auto again = play::print_link(*link);
  if (!again) {
    return "cannot be written again: " + again.error().text();
  }
  const auto read = play::parse_link(*again);
  const auto third = read ? play::print_link(*read) : again;
  return read && third && *third == *again ? "" : "does not read the same: " + *again;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) {
    return 0;
  }
  // The first byte chooses the kind of a sealed body, or plain text.
  constexpr std::uint8_t kKinds = 5;
  const std::uint8_t choice = data[0] % (kKinds + 1);
  const std::string_view rest = fuzz::text(data + 1, size - 1);
  if (choice == kKinds) {
    return fuzz::expect_no_fault(check(rest));
  }
  const core::Bytes body(data + 1, data + size);
  return fuzz::expect_no_fault(check(play::seal_link(body, static_cast<play::LinkKind>(choice))));
}
