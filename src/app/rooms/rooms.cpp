#include "app/rooms/rooms.h"

#include <SDL.h>

#include <algorithm>
#include <utility>

#include "app/app.h"
#include "app/claims.h"
#include "app/fresh_bytes.h"
#include "app/outside.h"
#include "app/rooms/page.h"
#include "app/rooms/table.h"
#include "app/rooms/transport.h"
#include "core/hex.h"
#include "play/link/link.h"
#include "play/room/kept_head.h"
#include "play/room/text.h"
#include "play/room/wire.h"
#include "ui/online_page.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace app {

using play::room::Input;
using play::room::Key;
using play::room::Peer;
using view::tr;

namespace {

static_assert(play::room::kFrameBytes + play::room::kLongestMessage <= platform::kLargestFrame);

// The name under which a room is stored: the beginning of its id.
std::string stored_name(const play::room::Room& room) {
  constexpr std::size_t kDigits = 16;
  return core::hex(room.id).substr(0, kDigits);
}

// Whether the device has a seat in a game that is under way.
bool has_seat(const Peer& peer) {
  return !peer.idle() && peer.log().member_of(peer.key()).has_value();
}

void carry_out_effect(App&, OpenRoom& room, const play::room::Keep&) {
  const bool sits = room.peer.wish() != 0 || has_seat(room.peer);
  const Keeper keeper = room.peer.played_elsewhere() ? Keeper::HasLetGo
                        : sits                       ? Keeper::Plays
                                                     : Keeper::Watches;
  room.kept = keep_room(room.store, room.name, room.peer.kept(), keeper);
}
// Nothing is sent while the store refuses what must be stored before. To the others that is a
// message lost on its way, which is sent again.
void carry_out_effect(App& app, OpenRoom& room, const play::room::Send& send) {
  if (!room.kept) carry_out_effect(app, room, play::room::Keep{});
  if (!room.kept) return;
  const play::room::Here& here = room.peer.here();
  const auto frame =
      play::room::seal_frame({here.session, ++room.frames, send.letter->bytes}, here.room.key);
  const bool all = send.pipe == play::room::kAllPipes;
  platform::send_frame(all ? std::nullopt : std::optional(send.pipe), frame);
}
void carry_out_effect(App&, OpenRoom&, const play::room::Changed&) { platform::wake(); }
void carry_out_effect(App&, OpenRoom& room, const play::room::Wake& wake) {
  room.wakes_at = wake.at;
}

// Schedules the transport's next call for when the peer wants it, and every second while a person's
// time runs.
void plan_next(OpenRoom& room) {
  const std::uint64_t now = SDL_GetTicks64();
  const std::uint64_t second = kSecond_ms - (now - std::min(now, room.asked_ms)) % kSecond_ms;
  const std::uint64_t due =
      room.asked_entry ? std::min(room.wakes_at, now + second) : room.wakes_at;
  if (due == room.planned && due > now) return;
  room.planned = due;
  platform::wake_room(static_cast<int>(due > now ? due - now : 0) + 1);
}

// Others see that somebody whose page is hidden may be slow.
void tell_whether_hidden(App& app) {
  const bool hidden = platform::hidden();
  if (std::exchange(app.rooms.open->hidden, hidden) != hidden)
    step_room(app, play::room::Hide{hidden});
}

void open_transport(App& app) {
  const play::room::Room& room = app.rooms.open->peer.here().room;
  platform::open_room(
      core::hex(room.id), core::hex(room.password),
      [key = room.key](auto frame) { return play::room::open_frame(frame, key).frame.has_value(); },
      [&app] { tend_room(app); });
  const auto link = play::print_link(play::room::Invitation{room.secret, {}});
  platform::reopen_room(link ? "#" + *link : "");
  let_time_pass(app);
}

// A room that was once open to strangers counts as open from then on, since they have its secret.
// Nobody hears the person's name before it is known that these are no strangers.
void mind_strangers(OpenRoom& room) {
  room.strangers = room.strangers || room.peer.open_table();
  const bool friends = !room.strangers && room.peer.among_friends();
  room.peer.rename(friends ? room.own_name : std::string());
}

enum class Company : std::uint8_t { Friends, Strangers };

void open(App& app, Peer peer, Company company = Company::Friends) {
  if (app.rooms.open && app.rooms.open->peer.here().room.id != peer.here().room.id) {
    leave_room(app);
  } else {
    close_room(app);
  }
  std::string name = stored_name(peer.here().room);
  app.rooms.open = std::make_unique<OpenRoom>(OpenRoom{std::move(peer), std::move(name)});
  app.rooms.open->own_name = app.rooms.open->peer.here().name;
  app.rooms.open->muted = kept_muted(app.rooms.open->name);
  app.rooms.open->strangers = company == Company::Strangers;
  mind_strangers(*app.rooms.open);
  ui::open_online(app.model.online, app.model.settings.name);
  open_transport(app);
}

play::room::Here here_in(const App& app, const play::room::Room& room, const Key& secret) {
  play::room::Here here;
  here.room = room;
  here.device = play::room::enter(room, secret);
  here.session = fresh_session();
  here.name = name_here(app);
  return here;
}

// The stored peer, with a new session: it is higher even if the clock has been set back, or others
// would take it for an older page.
std::optional<Peer> kept_peer(const App& app, std::string_view name) {
  const auto text = kept_room(name);
  const auto head = text ? play::room::read_kept_head(*text) : std::nullopt;
  if (!head) return std::nullopt;
  play::room::Here here = here_in(app, play::room::open_room(head->room), head->device_secret);
  here.session = std::max(here.session, head->session + 1);
  if (here.name.empty()) here.name = head->name;
  return Peer::load(std::move(here), *text);
}

void take_frame(App& app, platform::RoomNews news) {
  OpenRoom& room = *app.rooms.open;
  const auto opening = play::room::open_frame(news.frame, room.peer.here().room.key);
  if (!opening.frame) return;  // noise, which anybody can make
  auto& seen = room.buses.contains(news.pipe) ? room.seen_on_bus : room.seen_on_mesh;
  if (!seen.admit(opening.frame->session, opening.frame->counter)) return;
  step_room(app, play::room::Heard{news.pipe, opening.frame->message, opening.frame->session, {}});
}

void take_news(App& app, platform::RoomNews news) {
  using Kind = platform::RoomNews::Kind;
  switch (news.kind) {
    case Kind::Up:
      app.rooms.open->trouble.clear();
      if (news.over_bus) app.rooms.open->buses.insert(news.pipe);
      step_room(app, play::room::Up{news.pipe, news.over_bus});
      break;
    case Kind::Down:
      app.rooms.open->buses.erase(news.pipe);
      step_room(app, play::room::Down{news.pipe});
      break;
    case Kind::Came: take_frame(app, std::move(news)); break;
    case Kind::Failed: app.rooms.open->trouble = std::move(news.reason); break;
    case Kind::Reached: app.rooms.open->trouble.clear(); break;
    case Kind::Stored: app.rooms.open->not_stored = false; break;
    case Kind::NotStored: app.rooms.open->not_stored = true; break;
  }
}

}  // namespace

play::room::Session fresh_session() {
  constexpr unsigned kRandom = 32;  // bits
  return platform::clock_seconds() << kRandom | (platform::random_bits() >> kRandom);
}

// The person's name as others accept it: its front, if its letters take many bytes.
std::string name_here(const App& app) {
  const std::string& whole = app.model.settings.name;
  for (std::size_t letters = play::room::kMostNamePoints; letters > 0; --letters) {
    std::string name = play::room::plain_part(core::cut_to(whole, letters));
    if (play::room::is_name(name)) return name;
  }
  return {};
}

void make_room(App& app, const std::string& rules, std::uint16_t timer_s) {
  const auto room = play::room::open_room(fresh_bytes<sizeof(play::room::RoomSecret)>());
  open(app, Peer(here_in(app, room, fresh_bytes<sizeof(Key)>())));
  step_room(app, play::room::SetUp{timer_s, 0, rules});
  show_room(app);
}

core::Checked refuse_online(std::string_view rules) {
  if (auto fault = platform::online_fault()) return fault;
  if (!play::room::games_book().open(rules)) {
    return core::Sentence{"These rules cannot be played online.", {}};
  }
  return std::nullopt;
}

void step_room(App& app, const Input& input) {
  if (!app.rooms.open) return;
  mind_strangers(*app.rooms.open);  // the person may have another name now
  for (const auto& effect : app.rooms.open->peer.step(input)) {
    std::visit([&](const auto& one) { carry_out_effect(app, *app.rooms.open, one); }, effect);
  }
  mind_strangers(*app.rooms.open);
  plan_next(*app.rooms.open);
}

void let_time_pass(App& app) { step_room(app, play::room::Tick{SDL_GetTicks64()}); }

void tend_room(App& app) {
  if (!app.rooms.open) return;
  tell_whether_hidden(app);
  let_time_pass(app);
  for (auto news = platform::room_news(); news && app.rooms.open; news = platform::room_news()) {
    take_news(app, std::move(*news));
  }
  if (!app.rooms.open) return;
  if (platform::hidden()) {
    (void)play_unseen(app);
    keep_game(app);  // no frame is drawn that would
  }
  if (shows_otherwise(app)) platform::wake();
}

void show_room(App& app) {
  using Stage = ui::OnlinePage::Stage;
  if (app.rooms.open) (void)follow_room(app);
  ui::close_sheets(app.model);
  if (!app.rooms.open) {
    app.model.screen = ui::Screen::Title;
    return;
  }
  const Stage stage = stage_of(app.rooms.open->peer);
  const bool plays = stage == Stage::Game || stage == Stage::Over;
  app.model.screen = plays ? ui::Screen::Table : ui::Screen::Online;
}

void enter_room(App& app, const play::room::Invitation& invitation) {
  const auto room = play::room::open_room(invitation.room);
  const bool same = app.rooms.open && app.rooms.open->peer.here().room.id == room.id;
  const bool let_go = same && app.rooms.open->peer.played_elsewhere();
  if (same && !let_go && !invitation.device_secret) return show_room(app);
  keep_game(app);
  auto kept = kept_peer(app, stored_name(room));
  const bool ours = kept && (!invitation.device_secret ||
                             *invitation.device_secret == kept->here().device.secret);
  const bool sits = kept && has_seat(*kept);
  if (sits && !ours) {
    app.ui.toast(std::string(tr("You have a seat of your own at this table, and keep it.")));
    if (same) return show_room(app);
  }
  if (ours || sits) {
    open(app, std::move(*kept));
  } else {
    const bool seat = invitation.device_secret.has_value();
    auto here = here_in(app, room, seat ? *invitation.device_secret : fresh_bytes<sizeof(Key)>());
    here.store_lost = seat;
    open(app, Peer(std::move(here)));
  }
  show_room(app);
}

void enter_open_room(App& app, const play::room::RoomSecret& secret) {
  const auto room = play::room::open_room(secret);
  keep_game(app);
  auto kept = kept_peer(app, stored_name(room));
  open(app, kept ? std::move(*kept) : Peer(here_in(app, room, fresh_bytes<sizeof(Key)>())),
       Company::Strangers);
  show_room(app);
}

bool open_kept_room(App& app, const play::KeptGame& game) {
  if (platform::online_fault()) return false;
  const auto plays_it = [&game](const Peer& peer) {
    return !peer.log().empty() && core::hex16(peer.log().tag()) == game.id;
  };
  const OpenRoom* now = app.rooms.open.get();
  if (now != nullptr && now->name == game.room && !now->peer.played_elsewhere()) {
    if (!plays_it(now->peer)) return false;
  } else {
    auto peer = kept_peer(app, game.room);
    if (!peer || !plays_it(*peer)) return false;
    open(app, std::move(*peer));
  }
  show_room(app);
  return true;
}

void take_stored_seat(App& app) {
  if (!app.rooms.open) return;
  const auto text = kept_room(app.rooms.open->name);
  const auto head = text ? play::room::read_kept_head(*text) : std::nullopt;
  if (!head || head->device_secret == app.rooms.open->peer.here().device.secret) return;
  auto stored = kept_peer(app, app.rooms.open->name);
  if (stored && has_seat(*stored)) open(app, std::move(*stored));
}

void leave_lobby(App& app) {
  if (app.rooms.open && app.rooms.open->peer.idle()) step_room(app, play::room::Leave{});
}

void leave_room(App& app) {
  if (!app.rooms.open) return;
  keep_game(app);
  leave_lobby(app);
  const bool ours = app.rooms.open->on_table && app.table.kept.room == app.rooms.open->name;
  close_room(app);
  if (ours) leave_game(app);
}

void close_room(App& app) {
  if (!app.rooms.open) return;
  platform::close_room();
  platform::reopen_room("");
  app.rooms.open.reset();
  app.model.online.stage = ui::OnlinePage::Stage::Off;
  app.model.online.people_open = false;
  app.model.online.seat_link.clear();
  // The table may show another game now.
  app.model.online.ended = app.model.online.may_go_on = false;
}

void forget_room(const App& app, const play::KeptGame& game) {
  const bool open = app.rooms.open && app.rooms.open->name == game.room;
  if (game.room.empty() || open || app.shelf.library.names_room(game.room)) return;
  erase_room(game.room);
}

}  // namespace app
