#include "app/rooms/table.h"

#include <SDL.h>

#include <algorithm>
#include <utility>

#include "ai/agent.h"
#include "app/app.h"
#include "app/bots.h"
#include "app/claim.h"
#include "app/claims.h"
#include "app/device.h"
#include "app/rooms/people.h"
#include "core/text.h"
#include "play/room/games_book.h"
#include "play/room/hands.h"
#include "play/rounds.h"
#include "ui/kit/face.h"
#include "ui/online_page.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace app {

using core::Move;
using core::MoveKind;
using play::Player;
using play::room::Key;
using play::room::Log;
using play::room::Peer;

namespace {

constexpr std::size_t kCatchUp = 16;  // moves: if it is further behind, the table takes all at once
constexpr int kUnseenSlices = 60;     // of a bot's thinking, while nobody looks at the table
constexpr double kOfFrame_ms = 4;     // for these, while another screen is drawn
constexpr float kUnseenStep = 0.1F;   // seconds

std::string id_of(const Log& log) { return core::hex16(log.tag()); }

// Strangers and people who are muted here have no names.
std::string name_at_table(const OpenRoom& room, std::size_t seat) {
  const play::room::Setup& setup = room.peer.log().setup();
  const bool unnamed = room.strangers || room.muted.contains(setup.seats[seat].key);
  return unnamed ? std::string() : seat_name(room.peer, setup, seat);
}

Player person(const OpenRoom& room, std::size_t seat) {
  const Key& key = room.peer.log().setup().seats[seat].key;
  const bool here = key == room.peer.key() && !room.peer.played_elsewhere();
  return {here ? Player::Kind::Human : Player::Kind::Remote, "", name_at_table(room, seat)};
}

// The player of a seat that a device plays for nobody, or for somebody who is away.
Player bot(const OpenRoom& room, std::size_t index, core::SeatIndex of_game) {
  const play::room::Seat& seat = room.peer.log().setup().seats[index];
  const std::string name =
      seat.key == Key{} ? std::string(ui::character_of_seat(of_game)) : name_at_table(room, index);
  return {Player::Kind::Bot, seat.level, name};
}

// The seats of the bots that this table plays, bit 0 the first. If hands are hidden it plays none:
// each of them plays from its own view (hands.h).
std::uint8_t bots_here(const Peer& peer) {
  const Log& log = peer.log();
  unsigned bots = 0;
  if (peer.played_elsewhere() || log.position()->hands() != nullptr) return 0;
  for (std::size_t i = 0; i < log.seats().size(); ++i) {
    const core::SeatIndex of_game = log.seats()[i];
    const bool is_bot = log.setup().seats[i].kind == play::room::Seat::Kind::Bot;
    const bool runs = log.members()[log.player_of(of_game)].key == peer.key();
    bots |= is_bot && runs ? 1U << of_game : 0U;
  }
  return static_cast<std::uint8_t>(bots);
}

std::vector<Player> players_of(const OpenRoom& room) {
  const Log& log = room.peer.log();
  std::vector<Player> players(log.seats().size());
  for (std::size_t i = 0; i < players.size(); ++i) {
    const core::SeatIndex of_game = log.seats()[i];
    const bool is_person = log.setup().seats[i].kind == play::room::Seat::Kind::Person;
    players[of_game] = is_person ? person(room, i) : bot(room, i, of_game);
  }
  return players;
}

play::Replay replay_of(OpenRoom& room) {
  const Log& log = room.peer.log();
  const games::Game& game = play::room::game_position(log.position()).game();
  play::Replay replay = play::new_replay(game, players_of(room));
  if (log.position()->hands() != nullptr) {
    replay.rounds = {seen_round(room)};
  } else {
    for (const Move move : log.made()) replay.rounds.back().play(move, nullptr);
  }
  return replay;
}

// The moves that the table has to show: first the decisions, then the outcomes after them.
struct Course {
  std::vector<Move> moves;
  std::size_t decided = 0;
};

Course course_of(OpenRoom& room) {
  const Log& log = room.peer.log();
  if (log.position()->hands() != nullptr) {
    const std::vector<Move>& made = seen_round(room).made();
    return {made, made.size()};
  }
  Course course{log.made(), log.made().size()};
  if (log.outcomes()) {
    const auto& drawn = log.outcomes()->moves;
    course.moves.insert(course.moves.end(), drawn.begin(), drawn.end());
  }
  return course;
}

play::AgreedDice dice(const Peer& peer, std::vector<Move> next) {
  return {std::move(next), peer.log().tag(), bots_here(peer), peer.log().over()};
}

// Whether what is due next is left to nobody: a bot plays that seat, or no decision comes before
// the next outcome, so that no entry would announce it.
bool is_automatic(const App& app, const std::vector<Move>& next) {
  const view::Session& session = *app.table.session;
  const Log& log = app.rooms.open->peer.log();
  const core::SeatIndex turn = session.tabletop().turn(session.match().state());
  const auto at = std::find(log.seats().begin(), log.seats().end(), turn) - log.seats().begin();
  return next.size() > 1 ||
         log.setup().seats[static_cast<std::size_t>(at)].kind != play::room::Seat::Kind::Person;
}

// Puts the log's game on the table in its current state.
void put_on_table(App& app) {
  OpenRoom& room = *app.rooms.open;
  const Log& log = room.peer.log();
  play::KeptGame kept;
  kept.id = id_of(log);
  kept.room = room.name;
  if (const play::KeptGame* known = app.shelf.library.find(kept.id)) kept.name = known->name;
  sit_down(app, replay_of(room), dice(room.peer, {}), std::move(kept));
  app.table.saved_revision = 0;
  room.on_table = true;
}

// Takes the game over again: other people have its seats, or it is too far ahead to be shown move
// by move.
void take_whole_game(App& app) {
  OpenRoom& room = *app.rooms.open;
  app.table.session =
      std::make_unique<view::Session>(replay_of(room), dice(room.peer, {}), patient_bots());
  app.table.saved_revision = 0;
  begin_telling(app.hearing, *app.table.session);
  app.ui.want_frame();
}

bool cards_are_due(const Log& log) {
  const play::room::HandsPosition* hands = log.hands();
  return hands != nullptr && hands->duty() == play::room::HandsDuty::Deal;
}

// Puts decisions made here into the log if it lacks them. Decisions that the room refuses are
// undone on the table.
bool hand_over(App& app, std::size_t known) {
  OpenRoom& room = *app.rooms.open;
  view::Session& session = *app.table.session;
  const Log& log = room.peer.log();
  if (room.peer.acts()) {
    const auto& made = session.match().made();
    play::room::Decide wish;
    // A card drawn after a decision that the log has lost is drawn again.
    for (std::size_t i = known; i < made.size() && !core::is_chance(made[i].kind); ++i)
      wish.tokens.push_back(session.match().game().print_move(made[i]));
    step_room(app, wish);
    if (course_of(room).decided >= made.size()) return true;
  } else if (log.over()) {
    take_whole_game(app);  // the game has been ended before this came to the others
    return true;
  } else if (!log.writer() || cards_are_due(log)) {
    return false;  // not everybody has shown yet, or the seats have changed and wait for their
                   // cards
  } else if (log.members()[*log.writer()].key == room.peer.key()) {
    return false;  // a change of players is under way
  }
  session.jump(known);
  return true;
}

// Makes the table and the log continue from the same moves. True if something was done.
bool level(App& app) {
  view::Session& session = *app.table.session;
  const Log& log = app.rooms.open->peer.log();
  const auto [known, decided] = course_of(*app.rooms.open);
  const std::vector<Move>& made = session.match().made();
  const auto parting = std::mismatch(made.begin(), made.end(), known.begin(), known.end()).first;
  const auto same = static_cast<std::size_t>(parting - made.begin());
  if (same == known.size() && made.size() > same) return hand_over(app, same);
  const bool other_cards = same < made.size() && log.position()->hands() != nullptr;
  if (other_cards || same + kCatchUp < decided) {
    take_whole_game(app);
    return true;
  }
  if (same < made.size()) {
    session.jump(same);
    return true;
  }
  if (same < decided) {
    if (session.animating()) return false;
    [[maybe_unused]] const auto refusal = session.receive(known[same]);
    return true;
  }
  auto now =
      dice(app.rooms.open->peer, {known.begin() + static_cast<std::ptrdiff_t>(same), known.end()});
  now.is_automatic = is_automatic(app, now.next);
  const auto& before = std::get<play::AgreedDice>(session.chance());
  if (before == now) return false;
  if (before.over != now.over) app.table.saved_revision = 0;  // it is kept as ended
  session.draw_from(std::move(now));
  return true;
}

// When the person here has used up the agreed time, a bot's move is made for them. The time is that
// of the entry that the others wait for: they see neither the throw before it nor this table's
// motion.
void mind_timer(App& app) {
  OpenRoom& room = *app.rooms.open;
  view::Session& session = *app.table.session;
  const std::uint64_t allowed = room.peer.log().setup().timer_s * kSecond_ms;
  const core::SeatIndex turn = session.tabletop().turn(session.match().state());
  const bool asked = allowed > 0 && room.peer.acts() && session.players()[turn].is_person();
  const std::size_t entry = room.peer.log().length();
  if (!asked || room.asked_entry != entry) {
    room.asked_entry = asked ? std::optional(entry) : std::nullopt;
    room.asked_ms = SDL_GetTicks64();
    return;
  }
  if (SDL_GetTicks64() - room.asked_ms < allowed) return;
  if (session.animating()) session.settle();
  // Once, although a throw and the move after it are made one by one.
  if (std::exchange(room.late_entry, entry) != entry)
    app.ui.toast(std::string(view::tr("Time is up: a bot plays for you.")));
  if (session.status().may_throw) {
    (void)session.throw_or_draw();
    return;
  }
  if (!session.status().person_acts) return;
  constexpr int kNodes = 100'000;  // this level is quick
  play::Thinker thinker(ai::make_agent);
  const auto move =
      thinker.think(session.match(), play::kStandInLevel, room.peer.log().tag(), kNodes);
  if (move) (void)session.receive(*move);
}

bool plays(const Peer& peer) {
  return !peer.played_elsewhere() && peer.log().member_of(peer.key()).has_value();
}

bool seats_have_changed(const App& app) {
  return app.table.session->players() != players_of(*app.rooms.open);
}

// True while there is more to do in the next frame.
bool go_on_unseen(App& app) {
  const double begun = platform::cpu_ms();
  if (app.rooms.open && !app.rooms.open->on_table) (void)follow_room(app);
  for (int i = 0; i < kUnseenSlices; ++i) {
    const bool on_table = app.rooms.open && app.rooms.open->on_table && app.table.session;
    if (!on_table) return false;
    view::Comfort& comfort = app.table.session->comfort;
    comfort.speed = 0.0F;
    comfort.bot_pause = 0.0F;
    const core::Wait more = app.table.session->update(kUnseenStep);
    (void)app.table.session->take_cues();  // its sounds are dropped
    if (!follow_room(app) && !more) return false;
    if (!platform::hidden() && platform::cpu_ms() - begun >= kOfFrame_ms) return true;
  }
  return false;
}

// Whether the person has something to decide that they have neither seen nor been told of; from now
// on they have.
bool is_news(App& app) {
  const view::Session& session = *app.table.session;
  const bool mine = session.status().person_acts && app.rooms.open->peer.acts();
  const std::optional<std::size_t> ply =
      mine ? std::optional(session.match().made().size()) : std::nullopt;
  return std::exchange(app.rooms.open->told_ply, ply) != ply && mine;
}

// Calls the person if they look elsewhere and have something to decide, once for each decision.
void call_back(App& app) {
  const bool away = platform::hidden() || app.model.screen != ui::Screen::Table;
  if (!away || !app.rooms.open || !app.rooms.open->on_table || !app.table.session) return;
  if (!is_news(app)) return;
  constexpr int kShake_ms = 120;
  const ui::Settings& settings = app.model.settings;
  if (settings.sound) platform::play_sound(view::Sound::Goal, settings.volume, 1.0F);
  if (settings.shake && app.model.can_shake) platform::shake(kShake_ms);
  const std::string words(view::tr("It is your turn."));
  if (!platform::hidden()) return app.ui.toast(words);
  if (settings.notices) platform::notify("Homestretch", words);
}

}  // namespace

bool follow_room(App& app) {
  if (!app.rooms.open || app.rooms.open->peer.log().empty()) return false;
  OpenRoom& room = *app.rooms.open;
  const bool ours = app.table.session && app.table.kept.room == room.name;
  // Who plays something else until the next game begins is called then, as before the first one.
  if (!ours && stage_of(room.peer) == ui::OnlinePage::Stage::Lobby) {
    room.on_table = false;
    return false;
  }
  if (room.on_table && (!ours || platform::game_claim() == platform::Claim::Elsewhere)) {
    close_room(app);  // another game is on the table, or another page plays this one
    return false;
  }
  if (!ours || app.table.kept.id != id_of(room.peer.log())) {
    // The claim belongs to the page that plays it; nobody looks at this one.
    if (platform::hidden() && !plays(room.peer)) return false;
    put_on_table(app);
  } else if (seats_have_changed(app)) {
    take_whole_game(app);
  }
  room.on_table = true;
  if (!platform::hidden() && app.model.screen == ui::Screen::Table) (void)is_news(app);
  const bool more = level(app) || play_hidden_bot(app);
  mind_timer(app);
  // Whatever waits for the end of a motion is done after it, in a frame of its own.
  return more || (app.table.session->animating() && holds_game());
}

bool play_unseen(App& app) {
  const bool more = go_on_unseen(app);
  call_back(app);
  return more;
}

}  // namespace app
