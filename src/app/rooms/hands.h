// A room's game with hidden hands: the round as the person here may see it, and the bots that this
// device plays, each from its own view.
#pragma once

#include <cstddef>
#include <memory>

#include "play/room/peer/peer.h"
#include "play/thinker.h"

namespace app {

struct App;
struct OpenRoom;

struct RoomHands {
  play::room::Tag game = 0;
  play::room::Rank rank;
  std::size_t left = 0;  // rounds that a dealer has left, so that the cards were dealt again
  play::Match round;     // with the cards of the person here
};

// A decision of a bot that this device plays. The thinking holds on to the round, which stays.
struct HiddenBot {
  play::room::Tag game = 0;
  play::room::Rank rank;  // of the log when the decision was due
  play::Match round;      // as the bot sees it
  play::Thinker thinker;
};

// The round so far. While cards are on their way, as it was before. Only for a game that hides
// hands.
[[nodiscard]] const play::Match& seen_round(OpenRoom& room);
// Plays a bot's turn if it is due and everything has been shown; true while a bot thinks.
bool play_hidden_bot(App& app);

}  // namespace app
