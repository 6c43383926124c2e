// The messages of a simulated room's peers, line by line.
#include <cstdio>
#include <cstdlib>

#include "rooms/sim.h"

namespace rooms {

using namespace play::room;

// For debugging: prints what each peer sends, if HS_ROOM_TELL is set.
void Sim::narrate(std::size_t i, const Message& message, Pipe pipe) const {
  static const bool tell = std::getenv("HS_ROOM_TELL") != nullptr;
  if (!tell) {
    return;
  }
  const auto who = [&](const Key& key) {
    std::size_t one = 0;
    while (one < places_.size() && device(one).pair.key != key) {
      ++one;
    }
    return std::to_string(one);
  };
  const Log& log = places_[i].peer->log();
  std::string text = std::to_string(now_) + " " + std::to_string(i) + "→" +
                     (pipe == kAllPipes ? "*" : std::to_string(pipe)) + " [" +
                     std::to_string(log.attempt()) + "/" + std::to_string(log.length()) + " p" +
                     std::to_string(places_[i].peer->promised()) + " s" +
                     std::to_string(log.shown()) + "] " + who(message.key) + " ";
  if (const auto* hello = message.as<Hello>()) {
    text += "hello wish " + std::to_string(hello->wish) + " attempt " +
            std::to_string(hello->attempt) + " rank " + std::to_string(hello->rank.at) + "/" +
            std::to_string(hello->rank.length) + " shown " + std::to_string(hello->shown) +
            " heard " + std::to_string(hello->heard);
  } else if (const auto* setup = message.as<Setup>()) {
    text += "setup " + std::to_string(setup->attempt) + " flags " + std::to_string(setup->flags);
    for (const Seat& seat : setup->seats) {
      text += std::string(" ") + "fpb"[static_cast<int>(seat.kind)] + who(seat.key);
    }
  } else if (const auto* ready = message.as<Ready>()) {
    text += "ready flags " + std::to_string(ready->flags) + " rank " +
            std::to_string(ready->rank.at) + "/" + std::to_string(ready->rank.length);
  } else if (const auto* entry = message.as<Entry>()) {
    text += "entry " + std::to_string(entry->seq) + " kind " +
            std::to_string(entry->content.index()) + " of game " +
            std::to_string(entry->game % 997);
  } else if (const auto* show = message.as<Show>()) {
    text += "show " + std::to_string(show->seq);
  }
  std::puts(text.c_str());
}

}  // namespace rooms
