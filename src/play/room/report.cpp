#include "play/room/report.h"

#include "core/base64url.h"
#include "core/text.h"

namespace play::room {

std::string report_of(const Peer& peer) {
  const Letter& entry = peer.contested();
  if (!peer.disagrees() || !entry) {
    return {};
  }
  const Log& log = peer.log();
  const Moves* moves = std::get_if<Moves>(&entry->as<Entry>()->content);
  const auto here = log.hash_behind(entry);
  std::string text =
      "homestretch version " + std::to_string(kVersion) + " epoch " + std::to_string(kEpoch) + "\n";
  text += "rules " + log.setup().rules + "\n";
  text += "here " + (here ? core::hex16(*here) : "-") + "\n";
  text += "there " + (moves != nullptr ? core::hex16(moves->after) : "-") + "\n";
  text += "refused " + core::base64url_encode(entry->bytes) + "\n";
  for (const Letter& letter : log.missing_from(0)) {
    text += core::base64url_encode(letter->bytes) + "\n";
  }
  return text;
}

}  // namespace play::room
