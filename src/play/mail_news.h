// How a link relates to the same game on this device: whether it brings something new.
#pragma once

#include <cstdint>

#include "play/mail.h"

namespace play {

// How a link relates to a game that this device already has.
enum class MailNews : std::uint8_t {
  Same,     // nothing new
  Further,  // the same game, played on
  Rewound,  // this device has more of the game
  Forked,   // a different game from some move on, or other people
};
[[nodiscard]] MailNews compare(const Mail& known, const Mail& incoming);

}  // namespace play
