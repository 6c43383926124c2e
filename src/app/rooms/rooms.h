// Playing online: the one open room, the transport of its frames, and its storage. The agreement
// itself is in play/room; here its effects are carried out, and randomness enters once, when a room
// is made. Its game on the table is in table.h, its screen in page.h.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "app/rooms/hands.h"
#include "app/rooms/store.h"
#include "play/library.h"
#include "play/room/book.h"
#include "play/room/peer/peer.h"
#include "play/room/secrets.h"
#include "play/room/seen_frames.h"
#include "ui/wish.h"

namespace app {

struct App;

struct OpenRoom {
  play::room::Peer peer;
  std::string name;        // in the store: 16 hex digits
  std::string own_name{};  // of the person here, which friends hear; may be empty
  RoomStore store{};
  bool kept = true;                    // what the peer wanted to be stored is stored
  std::uint64_t frames = 0;            // sent in this session
  std::set<play::room::Pipe> buses{};  // the pipes over a bus; a frame may come over both carriers
  play::room::SeenFrames seen_on_bus{};
  play::room::SeenFrames seen_on_mesh{};
  std::string trouble{};               // why nothing will arrive, for those who run the page
  bool not_stored = false;             // the page's store refuses it: nothing is sent
  std::unique_ptr<RoomHands> hands{};  // of a game with hidden hands
  std::unique_ptr<HiddenBot> bot{};    // the one that thinks here
  std::set<play::room::Key> muted{};   // on this device
  std::uint64_t heard_words = 0;       // how many of the words said have been read out
  bool hidden = false;         // the page is hidden from the person, as the others have been told
  bool strangers = false;      // it is or was open to strangers: no names, only phrases
  bool on_table = false;       // its game has been put on the table
  std::uint64_t wakes_at = 0;  // ms: when the peer wants its next tick …
  std::uint64_t planned = 0;   // … and what the transport was told
  std::optional<std::size_t> told_ply{};     // the decision announced while the page was hidden
  std::optional<std::size_t> asked_entry{};  // to be written here, for which the timer runs …
  std::uint64_t asked_ms = 0;                // … since then
  std::optional<std::size_t> late_entry{};   // that for which the time was last up
  // The rules of the SETUP that is shown, and their game; nothing if rooms cannot play them.
  std::string rules{};
  std::optional<play::room::Beginning> beginning{};
  std::uint32_t asked_attempt = 0;  // of the log, while the others are asked to agree to a START
};

struct Rooms {
  std::unique_ptr<OpenRoom> open;  // null: none
};

// Refuses rules, or a build, that cannot be played online, and says why.
[[nodiscard]] core::Checked refuse_online(std::string_view rules);

inline constexpr std::uint64_t kSecond_ms = 1000;

// Opens a new room with these rules, where the person here has a seat.
void make_room(App& app, const std::string& rules, std::uint16_t timer_s = 0);
// A new session of this page, for a room or for the boards.
[[nodiscard]] play::room::Session fresh_session();
// The person's name in rooms: what others accept of it.
[[nodiscard]] std::string name_here(const App& app);
// Shows the open room: its table during a game and after it, else its lobby; without a room the
// title.
void show_room(App& app);
// Enters the room of a link, at first to watch, or to return to one's seat.
void enter_room(App& app, const play::room::Invitation& invitation);
// Enters the room of a table that is offered to strangers, at first to watch.
void enter_open_room(App& app, const play::room::RoomSecret& secret);
// Between games, the person's seat becomes free; during a game it stays theirs.
void leave_lobby(App& app);
// Leaves the open room and its lobby, and takes its game, which is kept, from the table.
void leave_room(App& app);
// Returns to the room of a kept game. False if the room is not stored, or has gone on to another
// game.
bool open_kept_room(App& app, const play::KeptGame& game);
// If the store turns out to have this room with another seat of this device, because its disk had
// not answered before, returns to that one.
void take_stored_seat(App& app);
// Closes the open room, which stays stored; nobody is told, and its game stays on the table.
void close_room(App& app);
// Passes a wish of the person, or the time, to the peer.
void step_room(App& app, const play::room::Input& input);
// Passes the time to the peer, which does what is due: a new name is told, for one.
void let_time_pass(App& app);
// Handles what has arrived and the passing of time. Called by the transport, never in the middle of
// a frame.
void tend_room(App& app);
// Erases the stored room of a game that was deleted, unless it is open or another kept game was
// played there.
void forget_room(const App& app, const play::KeptGame& game);

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
void carry_out(App& app, const ui::wish::LetBack& wish);
void carry_out(App& app, const ui::wish::EndRoomGame& wish);
void carry_out(App& app, const ui::wish::AnswerRoom& wish);
void carry_out(App& app, const ui::wish::NextRoomGame& wish);
void carry_out(App& app, const ui::wish::FollowGame& wish);
void carry_out(App& app, const ui::wish::TakeName& wish);
void carry_out(App& app, const ui::wish::OtherRules& wish);
void carry_out(App& app, const ui::wish::SayPhrase& wish);
void carry_out(App& app, const ui::wish::SayWords& wish);
void carry_out(App& app, const ui::wish::Mute& wish);
void carry_out(App& app, const ui::wish::SetRoomTimer& wish);
void carry_out(App& app, const ui::wish::OpenToStrangers& wish);
void carry_out(App& app, const ui::wish::TellMyTurn& wish);

}  // namespace app
