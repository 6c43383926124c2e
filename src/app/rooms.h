// Playing online: the one room that is open, what carries its frames, and where it is kept. The
// agreement itself is play/room's; here its effects are carried out, and randomness enters once,
// when a room is made. Its game on the table is room_table.h's, and what a screen shows of it is
// room_page.h's.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "app/room_hands.h"
#include "app/room_store.h"
#include "play/library.h"
#include "play/room/peer.h"
#include "play/room/secrets.h"
#include "ui/wish.h"

namespace app {

struct App;

struct OpenRoom {
  play::room::Peer peer;
  std::string name;  // in the store: 16 hex digits
  RoomStore store{};
  std::uint64_t frames = 0;                // sent in this session
  std::string trouble{};                   // why nothing will come, for those who run the page
  std::unique_ptr<RoomHands> hands{};      // of a game that hides them
  std::set<play::room::Key> muted{};       // on this device
  std::uint64_t heard_words = 0;           // of what was said, as far as it was read out
  std::size_t refused = 0;                 // local decisions that the room did not take
  bool brings_seat = false;                // a seat's link has come: it is taken when it is known
  bool strangers = false;                  // it is open to them, or was: no names, only phrases
  bool on_table = false;                   // its game has been put on the table
  std::uint64_t wakes_at = 0;              // ms: when the peer wants to be asked again …
  std::uint64_t planned = 0;               // … and what the transport was told
  std::optional<std::size_t> told_ply{};   // the decision here that was announced while unseen
  std::optional<std::size_t> asked_ply{};  // the decision here that the timer runs for …
  std::uint64_t asked_ms = 0;              // … since then
};

struct Rooms {
  std::unique_ptr<OpenRoom> open;  // null: none
};

// Whether this build and these rules can be played online; otherwise why not.
[[nodiscard]] core::Checked refuse_online(std::string_view rules);

// Opens a new room with these rules, in which the person here sits.
void make_room(App& app, const std::string& rules);
// A session of this page, for a room or for the boards. A room's id in hex.
[[nodiscard]] play::room::Session fresh_session();
[[nodiscard]] std::string room_name(const play::room::RoomId& id);
// What the person is called in rooms: their name, if others would take it.
[[nodiscard]] std::string name_here(const App& app);
// The room of a link has come: goes in, to watch at first, or back to one's seat.
void enter_room(App& app, const play::room::Invitation& invitation);
// The room of a table that is offered to strangers: goes in, to watch at first.
void enter_open_room(App& app, const play::room::RoomSecret& secret);
// Between games nobody waits for a person who leaves; during a game the seat stays theirs.
void leave_lobby(App& app);
// A kept game that belongs to a room: goes back in. False if the room is not kept, or has gone on
// to another game.
bool open_kept_room(App& app, const play::KeptGame& game);
// Leaves the open room as it is kept; nobody is told.
void close_room(App& app);
// Takes what the person here wishes, or what time brings.
void step_room(App& app, const play::room::Input& input);
// Takes what has come, and lets time pass. Called by the transport, never in the middle of a frame.
void tend_room(App& app);
// Erases what is kept of the room of a game that is deleted.
void forget_room(const play::KeptGame& game);

void carry_out(App& app, const ui::wish::PlayOnline& wish);
void carry_out(App& app, const ui::wish::InviteTable& wish);
void carry_out(App& app, const ui::wish::TakeRoomSeat& wish);
void carry_out(App& app, const ui::wish::SeatRoomBot& wish);
void carry_out(App& app, const ui::wish::BeReady& wish);
void carry_out(App& app, const ui::wish::StartRoom& wish);
void carry_out(App& app, const ui::wish::LeaveSeat& wish);
void carry_out(App& app, const ui::wish::CloseRoom& wish);
void carry_out(App& app, const ui::wish::GoOnWithout& wish);
void carry_out(App& app, const ui::wish::PutOut& wish);
void carry_out(App& app, const ui::wish::EndRoomGame& wish);
void carry_out(App& app, const ui::wish::AnswerRoom& wish);
void carry_out(App& app, const ui::wish::NextRoomGame& wish);
void carry_out(App& app, const ui::wish::FollowGame& wish);
void carry_out(App& app, const ui::wish::SayPhrase& wish);
void carry_out(App& app, const ui::wish::SayWords& wish);
void carry_out(App& app, const ui::wish::Mute& wish);
void carry_out(App& app, const ui::wish::SetRoomTimer& wish);
void carry_out(App& app, const ui::wish::OpenToStrangers& wish);
void carry_out(App& app, const ui::wish::TellMyTurn& wish);

}  // namespace app
