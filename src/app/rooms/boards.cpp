#include "app/rooms/boards.h"

#include <SDL.h>

#include <algorithm>
#include <utility>

#include "app/app.h"
#include "core/hex.h"
#include "core/text.h"
#include "play/room/games_book.h"
#include "ui/draft/draft.h"
#include "ui/online_page.h"

namespace app {

using play::room::Offer;
using play::room::OpenTable;
using play::room::Session;
using Listing = ui::TablesPage::Table;

namespace {

constexpr std::uint64_t kMinute_s = 60;
constexpr std::uint64_t kLate_ms = 2000;  // an OFFER may arrive this much later than due

std::uint32_t this_minute() {
  return static_cast<std::uint32_t>(platform::clock_seconds() / kMinute_s);
}

std::string game_of(std::string_view rules) { return std::string(core::take_until(rules, ' ')); }

// The table of this device, while it is open to strangers and no game is under way.
const play::room::Peer* own_table(const App& app) {
  if (!app.rooms.open) return nullptr;
  const play::room::Peer& peer = app.rooms.open->peer;
  const bool open = peer.owns_lobby() && peer.lobby()->has(play::room::Setup::kOpen);
  return open && !peer.played_elsewhere() ? &peer : nullptr;
}

Boards::Purpose purpose_now(const App& app) {
  if (platform::online_fault()) return {};
  Boards::Purpose purpose;
  if (app.model.screen == ui::Screen::Tables) {
    purpose.use = platform::BoardUse::Hears;
    for (const ui::GameKind kind : ui::kGameKinds) purpose.games.emplace_back(ui::game_word(kind));
  } else if (const play::room::Peer* peer = own_table(app)) {
    purpose.games = {game_of(peer->lobby()->rules)};
  }
  return purpose;
}

void take_frame(Boards& boards, const platform::RoomNews& news) {
  if (news.pipe >= boards.open.size()) return;
  Boards::Board& board = boards.open[news.pipe];
  const auto opening = play::room::open_frame(news.frame, board.room.key);
  if (!opening.frame) return;  // noise, which anybody can make
  const bool more = board.tables.hear(opening.frame->message, SDL_GetTicks64(), this_minute());
  boards.changed = boards.changed || more;
}

void take_news(Boards& boards) {
  while (auto news = platform::board_news()) {
    if (news->kind == platform::RoomNews::Kind::Came) {
      take_frame(boards, *news);
    } else {
      boards.trouble = std::move(news->reason);  // none if a relay has been reached
      boards.changed = true;
    }
  }
  for (Boards::Board& board : boards.open) {
    const bool fewer = board.tables.forget(SDL_GetTicks64());
    boards.changed = boards.changed || fewer;
  }
}

// Publishes the offer of the table here when it is time.
void say_offer(App& app) {
  const play::room::Peer* peer = own_table(app);
  if (peer == nullptr) return;
  const std::optional<Offer> offer = peer->offer_of_table(this_minute());
  Boards& boards = app.boards;
  const auto board = std::find_if(
      boards.open.begin(), boards.open.end(),
      [&](const Boards::Board& one) { return offer && one.game == game_of(offer->rules); });
  if (board == boards.open.end() || !boards.offering.due(offer, SDL_GetTicks64())) return;
  const auto device = play::room::enter(board->room, peer->here().device.secret);
  const auto letter = play::room::write(*offer, device.pair, board->room.id);
  if (boards.session == 0) boards.session = fresh_session();
  const auto frame =
      play::room::seal_frame({boards.session, ++boards.frames, letter->bytes}, board->room.key);
  platform::say_on_board(static_cast<std::size_t>(board - boards.open.begin()), frame);
}

bool all_heard(const Boards& boards) {
  return SDL_GetTicks64() - boards.opened_at >= play::room::kOffer_ms + kLate_ms;
}

// Called by the transport, and in every frame: what is new then is on the screen in the next one.
void tend_boards(App& app) {
  take_news(app.boards);
  say_offer(app);
  if (app.model.screen != ui::Screen::Tables) return;
  if (app.boards.changed || all_heard(app.boards) != app.model.tables.heard) platform::wake();
}

void open_for(App& app, Boards::Purpose purpose) {
  Boards& boards = app.boards;
  boards.purpose = std::move(purpose);
  boards.open.clear();
  boards.trouble.clear();
  boards.changed = true;
  boards.opened_at = SDL_GetTicks64();
  if (boards.purpose.games.empty()) return platform::close_boards();
  std::vector<std::string> ids;
  for (const std::string& game : boards.purpose.games) {
    const auto room = play::room::open_room(play::room::board_secret(game));
    boards.open.push_back({game, room, play::room::OpenTables(room)});
    ids.push_back(core::hex(room.id));
  }
  platform::open_boards(ids, boards.purpose.use, [&app] { tend_boards(app); });
}

void fill_page(App& app) {
  Boards& boards = app.boards;
  ui::TablesPage& page = app.model.tables;
  page.fault = platform::online_fault();
  page.trouble = boards.trouble;
  page.at_room = app.model.online.stage != ui::OnlinePage::Stage::Off;
  page.heard = all_heard(boards);
  if (!std::exchange(boards.changed, false)) return;
  std::optional<play::room::RoomSecret> own;
  if (app.rooms.open) own = app.rooms.open->peer.here().room.secret;
  page.tables.clear();
  for (const Boards::Board& board : boards.open) {
    for (Listing& table : shown_tables(board.tables, board.game, own))
      page.tables.push_back(std::move(table));
  }
}

std::optional<Listing> shown(const OpenTable& table, std::string_view game) {
  const Offer& offer = table.offer;
  if (game_of(offer.rules) != game) return std::nullopt;
  const auto beginning = play::room::games_book().open(offer.rules);
  const bool playable =
      beginning && beginning->seats.size() == offer.seats && offer.free <= offer.seats;
  if (!playable) return std::nullopt;
  return Listing{table.key, games::Game::parse(offer.rules)->rules(), offer.seats, offer.free};
}

const OpenTable* find_table(const Boards& boards, const core::Key& key) {
  for (const Boards::Board& board : boards.open) {
    for (const OpenTable& table : board.tables.list()) {
      if (table.key == key) return &table;
    }
  }
  return nullptr;
}

}  // namespace

std::vector<Listing> shown_tables(const play::room::OpenTables& tables, std::string_view game,
                                  const std::optional<play::room::RoomSecret>& own) {
  std::vector<Listing> all;
  for (const OpenTable& table : tables.list()) {
    if (own == table.offer.secret) continue;
    if (auto one = shown(table, game)) all.push_back(std::move(*one));
  }
  return all;
}

void update_boards(App& app) {
  Boards::Purpose purpose = purpose_now(app);
  if (purpose != app.boards.purpose) {
    open_for(app, std::move(purpose));
    app.ui.want_frame();
  }
  if (!app.boards.open.empty()) tend_boards(app);
  if (app.model.screen == ui::Screen::Tables) fill_page(app);
}

// The person leaves their own table to join this one.
void carry_out(App& app, const ui::wish::JoinTable& wish) {
  const OpenTable* table = find_table(app.boards, wish.key);
  if (table == nullptr) return;
  const play::room::RoomSecret secret = table->offer.secret;
  enter_open_room(app, secret);
}

}  // namespace app
