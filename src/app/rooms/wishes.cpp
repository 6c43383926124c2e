// Carries out the wishes of the person here for the open room.
#include <string>
#include <vector>

#include "app/app.h"
#include "app/device.h"
#include "app/keeping.h"
#include "app/rooms/rooms.h"
#include "app/rooms/transport.h"
#include "play/agent.h"
#include "play/rounds.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/online_page.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace app {

using play::room::Peer;
using view::tr;

namespace {

// Stores the name in the field; the room's next step tells it to the others.
void take_name(App& app) {
  const std::string& name = app.model.online.name;
  if (app.model.settings.name != name) {
    app.model.settings.name = name;
    app.model.ask(ui::wish::KeepSettings{});
  }
  app.rooms.open->own_name = name_here(app);
}

// In a room a game is one round; a tap starts another. Nothing, and the person is told, if there
// can be no such room.
std::optional<std::string> rules_online(App& app, std::string_view rules) {
  const auto game = games::Game::parse(rules);
  std::string line = game ? play::one_round(*game).rules_line() : std::string(rules);
  if (const auto why = refuse_online(line)) {
    app.ui.toast(tr(*why));
    return std::nullopt;
  }
  if (line != rules) app.ui.toast(std::string(tr("Online each round is a game of its own.")));
  return line;
}

void open_with(App& app, std::string_view rules) {
  if (const auto line = rules_online(app, rules)) make_room(app, *line);
}

// For the game that this device sets up; the people stay.
void change_rules(App& app, std::string_view rules) {
  const auto line = rules_online(app, rules);
  if (!line) return;
  show_room(app);
  if (!app.rooms.open || !app.rooms.open->peer.owns_lobby()) return;
  const Peer& peer = app.rooms.open->peer;
  step_room(app, play::room::SetUp{peer.lobby()->timer_s, peer.lobby()->flags, *line});
}

}  // namespace

void carry_out(App& app, const ui::wish::PlayOnline&) {
  const std::string rules = ui::rules_line(app.model.drafts.now().rules);
  const bool changes = app.model.setup_for == ui::SetupFor::Room && app.rooms.open;
  changes ? change_rules(app, rules) : open_with(app, rules);
}

void carry_out(App& app, const ui::wish::OtherRules&) {
  if (!app.rooms.open || app.rooms.open->peer.lobby() == nullptr) return;
  const auto game = games::Game::parse(app.rooms.open->peer.lobby()->rules);
  if (!game) return;
  ui::Draft draft = app.model.drafts.of(ui::known_of(game->rules()));
  ui::take_rules(draft, game->rules());
  show_setup_of_link(app, std::move(draft));
  app.model.setup_for = ui::SetupFor::Room;
}

void carry_out(App& app, const ui::wish::TakeName&) {
  if (!app.rooms.open) return;
  take_name(app);
  let_time_pass(app);
}

// The game at this device is kept as it is; the same game begins in a room.
void carry_out(App& app, const ui::wish::InviteTable&) {
  if (!app.table.session) return;
  open_with(app, app.table.session->replay().rounds.front().game().rules_line());
}

void carry_out(App& app, const ui::wish::TakeRoomSeat& wish) {
  if (!app.rooms.open) return;
  take_name(app);
  step_room(app, play::room::Sit{wish.seat, wish.also});
  if (!app.rooms.open->peer.owns_lobby()) step_room(app, play::room::BeReady{});
}

void carry_out(App& app, const ui::wish::SeatRoomBot& wish) {
  step_room(app, play::room::SeatBot{wish.seat, wish.level});
}

void carry_out(App& app, const ui::wish::BeReady&) {
  if (!app.rooms.open) return;
  take_name(app);
  step_room(app, play::room::BeReady{});
}

// Bots take the seats that are still free.
void carry_out(App& app, const ui::wish::StartRoom&) {
  if (!app.rooms.open || app.rooms.open->peer.lobby() == nullptr) return;
  take_name(app);
  const std::vector<play::room::Seat> seats = app.rooms.open->peer.lobby()->seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].kind == play::room::Seat::Kind::Free)
      step_room(app, play::room::SeatBot{i, std::string(play::kStandInLevel)});
  }
  step_room(app, play::room::Begin{});
}

void carry_out(App& app, const ui::wish::LeaveSeat&) { step_room(app, play::room::Leave{}); }

void carry_out(App& app, const ui::wish::CloseRoom&) {
  const OpenRoom* room = app.rooms.open.get();
  const bool to_list =
      room != nullptr && room->strangers && !room->on_table && !room->peer.owns_lobby();
  leave_room(app);
  app.model.screen = to_list ? ui::Screen::Tables : ui::Screen::Title;
}

void carry_out(App& app, const ui::wish::GoOnWithout&) {
  step_room(app, play::room::GoOnWithout{});
}

namespace {

// Whether the others are asked after a wish to which they must agree. Whoever plays with bots alone
// needs nobody's consent.
void tell_whether_asked(App& app) {
  if (!app.rooms.open || app.rooms.open->peer.idle()) return;
  const bool asked = app.rooms.open->peer.asks_others();
  app.ui.toast(
      std::string(asked ? tr("The others have been asked.") : tr("There is nobody here to ask.")));
}

}  // namespace

void carry_out(App& app, const ui::wish::PutOut& wish) {
  const bool in_game = app.rooms.open && !app.rooms.open->peer.idle();
  step_room(app, play::room::PutOut{wish.seat});
  if (in_game) tell_whether_asked(app);
}

void carry_out(App& app, const ui::wish::LetBack&) { step_room(app, play::room::LetBack{}); }

void carry_out(App& app, const ui::wish::EndRoomGame&) {
  step_room(app, play::room::EndGame{});
  tell_whether_asked(app);
}

void carry_out(App& app, const ui::wish::AnswerRoom& wish) {
  step_room(app, play::room::Answer{wish.yes});
}

void carry_out(App& app, const ui::wish::NextRoomGame&) {
  step_room(app, play::room::Again{});
  show_room(app);
}

void carry_out(App& app, const ui::wish::FollowGame&) {
  if (!app.rooms.open || !app.rooms.open->peer.resting()) return;
  step_room(app, play::room::Follow{app.rooms.open->peer.resting()->tag()});
}

namespace {

// Whether it was said; if there were too many words lately, the person is told.
bool speak(App& app, const play::room::Speak& words) {
  if (!app.rooms.open) return false;
  const std::uint64_t before = app.rooms.open->peer.talk().count();
  step_room(app, words);
  const bool said = app.rooms.open->peer.talk().count() > before;
  if (!said) app.ui.toast(std::string(tr("Not so fast: try again in a moment.")));
  return said;
}

}  // namespace

void carry_out(App& app, const ui::wish::SayPhrase& wish) { (void)speak(app, {wish.phrase, {}}); }

void carry_out(App& app, const ui::wish::SayWords& wish) {
  if (speak(app, {0, wish.text})) app.model.online.words.clear();
}

void carry_out(App& app, const ui::wish::SetRoomTimer& wish) {
  if (!app.rooms.open || app.rooms.open->peer.lobby() == nullptr) return;
  const play::room::Setup setup = *app.rooms.open->peer.lobby();
  step_room(app, play::room::SetUp{wish.seconds, setup.flags, setup.rules});
}

// Whoever has seen the table's secret on the board still has it: to be among friends again takes
// another table.
void carry_out(App& app, const ui::wish::OpenToStrangers& wish) {
  if (!app.rooms.open || app.rooms.open->peer.lobby() == nullptr) return;
  const play::room::Setup setup = *app.rooms.open->peer.lobby();
  if (!wish.on) {
    make_room(app, setup.rules, setup.timer_s);
    app.ui.toast(std::string(tr("This is a new table: send its link again.")));
    return;
  }
  constexpr std::uint8_t kOpen = play::room::Setup::kOpen;
  step_room(app, play::room::SetUp{setup.timer_s, kOpen, setup.rules});
}

void carry_out(App& app, const ui::wish::TellMyTurn& wish) {
  app.model.settings.notices = wish.on;
  app.model.ask(ui::wish::KeepSettings{});
  if (wish.on && platform::notices() == platform::Notices::Unasked) platform::ask_for_notices();
}

void carry_out(App& app, const ui::wish::Mute& wish) {
  if (!app.rooms.open) return;
  auto& muted = app.rooms.open->muted;
  if (muted.erase(wish.key) == 0) muted.insert(wish.key);
  keep_muted(app.rooms.open->name, muted);
}

}  // namespace app
