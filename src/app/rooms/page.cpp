#include "app/rooms/page.h"

#include <SDL.h>

#include <algorithm>
#include <set>
#include <utility>

#include "app/app.h"
#include "app/device.h"
#include "app/outside.h"
#include "app/rooms/people.h"
#include "app/sharing.h"
#include "play/link/link.h"
#include "play/room/games_book.h"
#include "play/views.h"
#include "ui/draft/known.h"
#include "ui/online_page.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace app {

using play::room::Key;
using play::room::Peer;
using play::room::Seat;
using view::tr;
using Page = ui::OnlinePage;

namespace {

Page::Mark mark_of(const Peer& peer, const Seat& seat) {
  if (seat.kind == Seat::Kind::Free) return Page::Mark::Free;
  if (seat.kind == Seat::Kind::Bot) return seat.key == Key{} ? Page::Mark::Bot : Page::Mark::Away;
  if (seat.key == peer.key()) return Page::Mark::Here;
  if (peer.heard(seat.key) && !peer.hides(seat.key)) return Page::Mark::Here;
  return peer.alive(seat.key) ? Page::Mark::Slow : Page::Mark::Gone;
}

Page::Seat seat_of(const OpenRoom& room, const play::room::Setup& setup, std::size_t index,
                   std::size_t of_game) {
  const Peer& peer = room.peer;
  const Seat& seat = setup.seats[index];
  Page::Seat shown;
  shown.of_game = of_game;
  shown.mark = mark_of(peer, seat);
  shown.level = seat.level;
  shown.key = seat.key;
  shown.muted = room.muted.contains(seat.key);
  shown.removable = peer.may_put_out(index);
  const bool person = seat.key != Key{};
  shown.mine = person && seat.key == peer.key();
  // Whoever owns the lobby starts the game, and is always ready.
  shown.ready = person && (peer.is_ready(seat.key) || (shown.mine && peer.owns_lobby()));
  // Strangers see no words of each other, and nobody those of the muted.
  if (person && !shown.muted && !room.strangers) shown.name = seat_name(peer, setup, index);
  return shown;
}

// The rules are read when they have changed, not in every frame.
void fill_seats(Page& page, OpenRoom& room, const play::room::Setup& setup) {
  page.seats.clear();
  if (room.rules != setup.rules) {
    room.rules = setup.rules;
    room.beginning = play::room::games_book().open(setup.rules);
  }
  const auto& order = room.beginning;
  if (!order || order->seats.size() != setup.seats.size()) return;
  const games::Game& game = play::room::game_position(order->start).game();
  page.rules = game.rules();
  page.hides_hands = play::hides_hands(game);
  for (std::size_t i = 0; i < setup.seats.size(); ++i)
    page.seats.push_back(seat_of(room, setup, i, order->seats[i]));
  const auto first = std::find_if(page.seats.begin(), page.seats.end(), [](const auto& seat) {
    return seat.key != Key{} && seat.mark != Page::Mark::Away;
  });
  if (first != page.seats.end()) first->owner = true;
}

void fill_watchers(Page& page, const OpenRoom& room) {
  page.watchers.clear();
  page.reached = false;
  page.other_epoch = false;
  for (const Key& key : room.peer.about()) {
    if (key == room.peer.key() || !room.peer.alive(key)) continue;
    page.reached = true;
    page.other_epoch = page.other_epoch || room.peer.hello_of(key)->epoch != play::room::kEpoch;
    const bool sits = std::any_of(page.seats.begin(), page.seats.end(),
                                  [&](const auto& seat) { return seat.key == key; });
    const bool muted = room.muted.contains(key);
    if (!sits) page.watchers.push_back({muted ? "" : shown_name(page, room, key), key, muted});
  }
}

void fill_link(Page& page, const play::room::Room& room) {
  if (!page.rules || page.linked == ui::page_word(*page.rules)) return;
  const auto fragment = play::print_link(play::room::Invitation{room.secret, {}});
  if (!fragment) return;
  page.linked = ui::page_word(*page.rules);
  page.link = address_of(*page.rules, *fragment);
  page.can_send = platform::can_share();
}

void add_name(std::string& names, const std::string& name) {
  names += (names.empty() ? "" : ", ") + (name.empty() ? std::string(tr("Somebody")) : name);
}

// The names of the players who are not heard, or else of those that bots replace; of nobody in
// particular if all are here, but play another game or answer nothing.
std::string missing_of(const Page& page, const OpenRoom& room) {
  for (const Page::Mark mark : {Page::Mark::Gone, Page::Mark::Away}) {
    std::string names;
    std::set<Key> named;
    for (const Page::Seat& seat : page.seats) {
      if (!seat.mine && seat.mark == mark && named.insert(seat.key).second)
        add_name(names, shown_name(page, room, seat.key));
    }
    if (!names.empty()) return names;
  }
  return std::string(tr("Somebody"));
}

// The question to the person here: whether the newest SETUP may end the game, as its first member
// asks, or leave somebody out.
void fill_question(Page& page, const OpenRoom& room) {
  const Peer& peer = room.peer;
  page.question = Page::Question::None;
  page.asked_of.clear();
  if (!peer.asks() || peer.lobby() == nullptr) return;
  if (peer.lobby()->has(play::room::Setup::kEnds)) {
    page.question = Page::Question::End;
    page.asked_of = shown_name(page, room, peer.log().members().front().key);
    return;
  }
  page.question = Page::Question::Seats;
  for (const Seat& seat : peer.lobby()->seats) {
    if (seat.kind == Seat::Kind::Bot && seat.key != Key{} && peer.alive(seat.key))
      page.asked_of = shown_name(page, room, seat.key);
  }
  if (!page.asked_of.empty()) page.question = Page::Question::Remove;
}

void fill_said(Page& page, const OpenRoom& room) {
  page.said.clear();
  for (const play::room::Letter& letter : room.peer.talk().said()) {
    const auto* say = letter->as<play::room::Say>();
    if (say == nullptr || !may_be_heard(room, letter->key, *say)) continue;
    page.said.push_back({shown_name(page, room, letter->key), say->text, say->phrase,
                         letter->key == room.peer.key()});
  }
}

int seconds_left(const App& app) {
  const OpenRoom& room = *app.rooms.open;
  if (!room.asked_entry || room.peer.log().empty()) return 0;
  const std::uint64_t allowed = room.peer.log().setup().timer_s * kSecond_ms;
  const std::uint64_t spent = SDL_GetTicks64() - room.asked_ms;
  return spent >= allowed ? 0 : static_cast<int>((allowed - spent + kSecond_ms - 1) / kSecond_ms);
}

// The role of the person here, and what they may do.
void fill_rights(Page& page, const OpenRoom& room) {
  const Peer& peer = room.peer;
  page.owner = peer.owns_lobby();
  page.open_table = room.strangers;
  page.seated =
      std::any_of(page.seats.begin(), page.seats.end(), [](const auto& seat) { return seat.mine; });
  page.several = peer.may_have_several();
  page.ready = peer.is_ready(peer.key());
  page.alone = peer.alone();
  page.may_go_on = peer.may_go_on() && room.trouble.empty() && !room.not_stored;
  const bool member = !peer.log().empty() && !peer.idle();
  page.can_manage = member && peer.log().members().front().key == peer.key();
  page.put_out = peer.anybody_put_out() && (page.owner || page.can_manage);
  page.elsewhere = peer.played_elsewhere();
  page.asks_others = peer.asks_others();
  page.unanswered.clear();
  for (const Key& key : peer.unanswered()) add_name(page.unanswered, shown_name(page, room, key));
  page.disagrees = peer.disagrees();
  page.at_fault.clear();
  for (const Key& key : peer.faulty()) add_name(page.at_fault, shown_name(page, room, key));
  page.ended = room.on_table && !peer.log().empty() && peer.log().over() &&
               peer.log().position()->actor() != core::kOver;
  page.may_leave = page.seated && page.stage == Page::Stage::Game && peer.may_leave();
  page.leaves = peer.leaves();
  page.rests = peer.resting().has_value();
  page.may_next = page.stage == Page::Stage::Over && page.seated;
}

void fill(const App& app, Page& page) {
  if (!app.rooms.open) {
    page.stage = Page::Stage::Off;
    return;
  }
  OpenRoom& room = *app.rooms.open;
  const Peer& peer = room.peer;
  page.stage = stage_of(peer);
  page.leave_asked = page.leave_asked && page.stage == Page::Stage::Lobby;
  if (const auto* setup = setup_shown(peer)) {
    fill_seats(page, room, *setup);
    page.timer_s = setup->timer_s;
  }
  fill_watchers(page, room);
  fill_link(page, peer.here().room);
  make_code(page.code, page.link);
  page.missing = missing_of(page, room);
  fill_question(page, room);
  fill_rights(page, room);
  page.left_s = seconds_left(app);
  page.trouble = room.trouble;
  page.not_stored = room.not_stored;
  page.can_notify = platform::notices() != platform::Notices::Never;
  page.notify_denied = platform::notices() == platform::Notices::Denied;
  page.notify_allowed = platform::notices() == platform::Notices::Allowed;
  fill_said(page, room);
}

// The others were asked to agree to a START, which has not come in the time that they had.
void tell_refusal(App& app, bool asked) {
  OpenRoom& room = *app.rooms.open;
  const std::uint32_t attempt = room.peer.log().attempt();
  if (asked && !app.model.online.asks_others && room.asked_attempt == attempt)
    app.ui.toast(std::string(tr("Not everybody has agreed.")));
  room.asked_attempt = attempt;
}

}  // namespace

const play::room::Setup* setup_shown(const Peer& peer) {
  const bool next = peer.idle() && peer.lobby() != nullptr &&
                    peer.lobby()->has(play::room::Setup::kNew) &&
                    peer.lobby()->attempt > peer.log().attempt();
  if (next) return peer.lobby();
  return peer.log().empty() ? nullptr : &peer.log().setup();
}

Page::Stage stage_of(const Peer& peer) {
  const play::room::Setup* shown = setup_shown(peer);
  if (shown == nullptr) return Page::Stage::Knocking;
  if (shown == peer.lobby() && peer.idle()) return Page::Stage::Lobby;
  return peer.log().over() ? Page::Stage::Over : Page::Stage::Game;
}

void fill_online(App& app) {
  Page& page = app.model.online;
  const bool ended = page.ended;
  const bool asked = page.asks_others;
  fill(app, page);
  if (app.rooms.open) tell_refusal(app, asked);
  if (page.ended == ended) return;
  page.end_open = page.ended;
  page.people_open = false;
  page.seat_link.clear();
}

bool shows_otherwise(const App& app) {
  Page page = app.model.online;
  fill(app, page);
  return page != app.model.online;
}

}  // namespace app
