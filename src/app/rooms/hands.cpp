#include "app/rooms/hands.h"

#include <optional>
#include <utility>

#include "app/app.h"
#include "app/bots.h"
#include "play/dealing.h"
#include "view/table/session.h"

namespace app {

using play::room::HandsPosition;
using play::room::Log;
using play::room::Peer;
using play::room::Seat;

namespace {

std::optional<core::SeatIndex> own_seat(const Peer& peer) {
  const Log& log = peer.log();
  for (std::size_t i = 0; i < log.seats().size(); ++i) {
    const Seat& seat = log.setup().seats[i];
    if (seat.kind == Seat::Kind::Person && seat.key == peer.key()) return log.seats()[i];
  }
  return std::nullopt;
}

// The level of the bot that this device is to play now, if any.
std::optional<std::string> bot_to_play(const Peer& peer) {
  const HandsPosition* hands = peer.log().hands();
  if (hands == nullptr || !peer.acts() || hands->duty() != HandsPosition::Duty::Move)
    return std::nullopt;
  const core::SeatIndex turn = play::dealing::turn_of(hands->match());
  for (std::size_t i = 0; i < peer.log().seats().size(); ++i) {
    const Seat& seat = peer.log().setup().seats[i];
    if (peer.log().seats()[i] == turn && seat.kind == Seat::Kind::Bot) return seat.level;
  }
  return std::nullopt;
}

}  // namespace

const play::Match& seen_round(OpenRoom& room) {
  const Peer& peer = room.peer;
  const Log& log = peer.log();
  const HandsPosition& hands = *log.hands();
  const bool same =
      room.hands && room.hands->game == log.tag() && room.hands->left == hands.left().size();
  if (same && room.hands->rank == log.rank()) return room.hands->round;
  const auto seat = own_seat(peer);
  const auto sight = seat ? peer.sight(*seat) : std::nullopt;
  if (!sight && seat && same && hands.dealt()) return room.hands->round;
  room.hands =
      std::make_unique<RoomHands>(RoomHands{log.tag(), log.rank(), hands.left().size(),
                                            sight ? sight->replay.rounds.back() : hands.match()});
  return room.hands->round;
}

bool play_hidden_bot(App& app) {
  OpenRoom& room = *app.rooms.open;
  const auto level = bot_to_play(room.peer);
  if (!level || app.table.session->animating()) return false;
  if (app.table.session->match().made() != seen_round(room).made()) return false;
  const Log& log = room.peer.log();
  const play::Match& seen = log.hands()->match();
  if (!room.bot || room.bot->game != log.tag() || room.bot->rank != log.rank()) {
    auto sight = room.peer.sight(play::dealing::turn_of(seen));
    if (!sight || sight->replay.rounds.back().actor().kind != core::Actor::Kind::Seat) return false;
    room.bot = std::make_unique<HiddenBot>(HiddenBot{log.tag(), log.rank(),
                                                     std::move(sight->replay.rounds.back()),
                                                     play::Thinker(patient_bots())});
  }
  const auto move =
      room.bot->thinker.think(room.bot->round, *level, log.tag(), play::kNodesPerSlice);
  if (move) step_room(app, play::room::Decide{{seen.game().print_move(*move)}});
  return true;
}

}  // namespace app
