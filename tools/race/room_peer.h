// The protocol's `peer …` commands: whole peers of rooms in this program, tested from outside.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "play/room/peer/peer.h"

namespace race {

class PeerCommands {
 public:
  // The answer to the words after `peer`, with its line ends.
  [[nodiscard]] core::Expected<std::string> answer(std::string_view words);

 private:
  using Answer = core::Expected<std::string>;

  Answer begin(std::uint32_t number, std::string_view words);
  Answer load(std::uint32_t number, std::string_view text);

  std::map<std::uint32_t, play::room::Peer> peers_;
};

// A wish of the person at a peer; nothing if it cannot be read.
[[nodiscard]] std::optional<play::room::Input> parse_wish(std::string_view words);

}  // namespace race
