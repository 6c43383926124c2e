#include "app/shelf.h"

#include <SDL.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <utility>
#include <variant>
#include <vector>

#include "ai/agent.h"
#include "app/app.h"
#include "app/claim.h"
#include "app/claims.h"
#include "app/keeping.h"
#include "app/rooms/rooms.h"
#include "app/store.h"
#include "app/transfer.h"
#include "core/text.h"
#include "play/daily.h"
#include "play/store_keys.h"
#include "play/views.h"
#include "ui/screens/elsewhere.h"
#include "ui/screens/games.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace app {

using view::tr;
namespace store = play::store;

namespace {

std::string key_of(std::string_view id) { return std::string(store::kGames) + std::string(id); }

// Sets aside a text of the store that cannot be read; it stays where it is if it cannot be written.
void move_aside(std::string_view key, std::string_view text) {
  if (put_aside(key, text)) platform::erase_text(key);
}

// Brings back texts of a newer version, once this is that version.
void take_back_aside() {
  for (const std::string& key : platform::kept_keys(store::kAside)) {
    const std::string text = platform::load_text(key).value_or("");
    const auto read = play::parse_kept(text);
    const auto* game = std::get_if<play::KeptGame>(&read);
    if (game == nullptr || !play::parse_replay(game->replay) ||
        platform::load_text(key_of(game->id)))
      continue;
    if (platform::save_text(key_of(game->id), text)) platform::erase_text(key);
  }
}

// The first version stored one game: its seed on the first line, then the replay.
void take_over_old_game(App& app, UnreadGames& trouble) {
  const auto text = platform::load_text(store::kOldGame);
  if (!text) return;
  std::string_view rest = *text;
  const std::string_view seed = core::take_until(rest, '\n');
  const auto replay = play::parse_replay(rest);
  if (!replay) {
    ++trouble.damaged;
    move_aside(store::kOldGame, *text);
    return;
  }
  play::KeptGame game = play::summary_of(*replay);
  game.id = fresh_game_id();
  game.saved = platform::clock_seconds();
  std::from_chars(seed.data(), seed.data() + seed.size(), game.seed, 16);
  const bool written = write_game(game);
  app.shelf.library.put(std::move(game));
  if (written) platform::erase_text(store::kOldGame);
}

void tell(App& app, const UnreadGames& trouble) {
  const std::string words = words_of(trouble);
  if (!words.empty()) app.ui.toast(words);
}

// Reads all games. Calls `unread` for each stored text that cannot be read as a game.
void read_all(App& app, const std::function<void(const std::string&, play::KeptFault)>& unread) {
  std::vector<play::KeptGame> games;
  for (const std::string& key : platform::kept_keys(store::kGames)) {
    auto read = play::parse_kept(platform::load_text(key).value_or(""));
    if (auto* game = std::get_if<play::KeptGame>(&read)) {
      games.push_back(std::move(*game));
    } else {
      unread(key, std::get<play::KeptFault>(read));
    }
  }
  app.shelf.library = play::Library(std::move(games));
}

// Rereads a game that another page or program may have changed; natively nothing reports that. What
// is here stays if it is as new: a full disk may lack it. Its name is always the stored one.
void refresh(App& app, std::string_view id) {
  const auto read = play::parse_kept(platform::load_text(key_of(id)).value_or(""));
  const auto* stored = std::get_if<play::KeptGame>(&read);
  if (stored == nullptr) return;
  const play::KeptGame* known = app.shelf.library.find(id);
  const bool stays = known != nullptr && known->saved >= stored->saved;
  play::KeptGame game = stays ? *known : *stored;
  game.name = stored->name;
  app.shelf.library.put(std::move(game));
}

// Nobody else writes the game that is held here. If the store has another one all the same, its
// disk had not answered before: that one stays, and the table's goes on as a game of its own. (A
// room's game goes on in its room, and one that is being taken over as it was left.)
void keep_beside(App& app, const play::KeptGame* written) {
  const play::KeptGame* stored = app.shelf.library.find(app.table.kept.id);
  const bool held = holds_game() && !app.model.elsewhere.taking_over;
  if (!app.table.session || !held || stored == nullptr) return;
  // Not even `written` may be here: another page may have deleted the game and taken that back.
  const std::string replay =
      written != nullptr ? written->replay : play::print_replay(app.table.session->replay());
  const bool same = replay == stored->replay;
  if (same || !app.table.kept.room.empty()) return;
  app.table.kept.id = fresh_game_id();
  app.table.saved_revision = 0;
  platform::claim_game(app.table.kept.id);
}

}  // namespace

std::string words_of(const UnreadGames& trouble) {
  std::string words;
  if (trouble.damaged > 0) {
    words = view::tr_count("{0} kept game is damaged; it was set aside.",
                           "{0} kept games are damaged; they were set aside.", trouble.damaged);
  }
  if (trouble.newer > 0) {
    words += words.empty() ? "" : " ";
    words += view::tr_count("{0} game of a newer version was set aside.",
                            "{0} games of a newer version were set aside.", trouble.newer);
  }
  return words;
}

std::string fresh_game_id() { return core::hex16(platform::random_bits()); }

bool write_game(const play::KeptGame& game) {
  return platform::save_text(key_of(game.id), play::print_kept(game));
}

bool is_game(std::string_view key) { return key.starts_with(store::kGames); }

bool put_aside(std::string_view key, std::string_view text) {
  std::string aside = std::string(store::kAside) + std::string(key);
  const auto there = platform::load_text(aside);
  if (there && *there != text) aside = std::string(store::kAside) + key_of(fresh_game_id());
  return platform::save_text(aside, text);
}

void show_library(App& app) {
  app.model.games.library = &app.shelf.library;
  app.model.can_continue = app.shelf.library.newest_open() != nullptr;
}

void keep(App& app, play::KeptGame game) {
  write_game(game);
  app.shelf.library.put(std::move(game));
  show_library(app);
}

void load_games(App& app) {
  UnreadGames trouble;
  take_back_aside();
  read_all(app, [&trouble](const std::string& key, play::KeptFault fault) {
    trouble.count(fault);
    move_aside(key, platform::load_text(key).value_or(""));
  });
  read_results(app);
  read_daily(app);
  take_over_old_game(app, trouble);
  show_library(app);
  // The words in the reader's language come with the first frame.
  take_language(app);
  tell(app, trouble);
}

// What this page cannot read may be another page's running game, of a newer version: it stays.
void reread_games(App& app) {
  const play::Library before = std::move(app.shelf.library);
  read_all(app, [](const std::string&, play::KeptFault) {});
  keep_beside(app, before.find(app.table.kept.id));
  take_stored_seat(app);
  read_results(app);
  read_daily(app);
  show_library(app);
}

void open_game(App& app, std::string_view wanted) {
  const std::string id(wanted);  // the library changes below, and so may what `wanted` is a part of
  refresh(app, id);
  const play::KeptGame* found = app.shelf.library.find(id);
  if (found == nullptr) return;
  const play::KeptGame game = *found;
  if (!game.mail.empty() && open_kept_mail(app, game)) return;
  if (!game.room.empty() && open_kept_room(app, game)) return;
  auto replay = play::parse_replay(game.replay);
  if (!replay) {
    (void)app.shelf.library.remove(id);
    move_aside(key_of(id), play::print_kept(game));
    show_library(app);
    tell(app, {1, 0});
    return;
  }
  // Nobody can continue a game whose cards or other players are not here.
  const bool alone = std::none_of(
      replay->players.begin(), replay->players.end(),
      [](const play::Player& player) { return player.kind == play::Player::Kind::Remote; });
  if (play::is_view(*replay) || !alone || !game.mail.empty() || !game.room.empty()) {
    watch(app, std::move(*replay), game);
    return;
  }
  sit_down(app, std::move(*replay), play::chance_of(game), game);
}

void carry_out(App& app, const ui::wish::OpenGame& wish) { open_game(app, wish.id); }

void carry_out(App& app, const ui::wish::GoOn&) {
  const play::KeptGame* newest = app.shelf.library.newest_open();
  if (newest == nullptr) return;
  // A room's game goes on in its room only.
  const bool here = app.rooms.open && app.rooms.open->name == app.table.kept.room &&
                    !app.rooms.open->peer.played_elsewhere();
  const bool cut_off = !app.table.kept.room.empty() && !here;
  if (app.table.session && app.table.kept.id == newest->id && !cut_off) {
    app.model.screen = ui::Screen::Table;
  } else {
    open_game(app, newest->id);
  }
}

void carry_out(App& app, const ui::wish::RenameGame& wish) {
  refresh(app, wish.id);
  auto game = app.shelf.library.remove(wish.id);
  if (!game) return;
  game->name = wish.name;
  if (app.table.kept.id == wish.id) app.table.kept.name = wish.name;
  keep(app, std::move(*game));
}

void carry_out(App& app, const ui::wish::DeleteGame& wish) {
  if (app.model.games.deleted) forget_room(app, *app.model.games.deleted);
  refresh(app, wish.id);
  app.model.games.deleted = app.shelf.library.remove(wish.id);
  platform::erase_text(key_of(wish.id));
  if (app.table.kept.id == wish.id) leave_game(app);
  show_library(app);
}

void carry_out(App& app, const ui::wish::RestoreGame&) {
  auto deleted = std::exchange(app.model.games.deleted, std::nullopt);
  // Another page that plays it may have stored it again, with its last moves.
  const bool there = deleted && app.shelf.library.find(deleted->id) != nullptr;
  if (deleted && !there) keep(app, std::move(*deleted));
}

void tend_list(App& app) {
  app.model.games.now = platform::clock_seconds();
  if (app.model.screen == ui::Screen::Games || !app.model.games.deleted) return;
  forget_room(app, *app.model.games.deleted);
  app.model.games.deleted.reset();
}

void keep_game(App& app) {
  constexpr std::uint64_t kPause_ms = 5000;  // until the next try
  if (!app.table.session || app.table.session->revision() == app.table.saved_revision ||
      !holds_game())
    return;
  app.table.saved_revision = app.table.session->revision();
  play::KeptGame game = play::summary_of(app.table.session->replay());
  game.id = app.table.kept.id;
  refresh(app, game.id);
  const play::KeptGame* before = app.shelf.library.find(game.id);
  game.name = before == nullptr ? app.table.kept.name : before->name;  // it may have been renamed
  game.mail = app.table.kept.mail;
  game.room = app.table.kept.room;
  game.seed = play::seed_of(app.table.session->chance());
  // In a room a game may also end because everybody agrees.
  const auto* dice = std::get_if<play::AgreedDice>(&app.table.session->chance());
  game.over = game.over || (dice != nullptr && dice->over);
  game.saved = app.shelf.library.moment(game.id, platform::clock_seconds());
  // If the program ends between these, it is the last move that is lost, not the result.
  count_game(app, game);
  note_daily(app, game);
  if (!write_game(game)) {
    app.table.saved_revision = 0;
    app.shelf.next_try_ms = SDL_GetTicks64() + kPause_ms;
  }
  app.shelf.library.put(std::move(game));
  show_library(app);
}

void tell_store_news(App& app) {
  const auto news = platform::store_news();
  if (!news) return;
  if (*news == platform::StoreNews::Changed) {
    app.shelf.told_denied = false;
    const std::string held = app.table.session ? app.table.kept.id : std::string();
    read_kept(app);
    reread_games(app);  // the game on the table goes on beside what the disk had of it
    import_beside(app, held);
    return;
  }
  if (*news == platform::StoreNews::Failed) {
    app.ui.toast(std::string(
        tr("The storage of this browser did not answer. It is tried again with the next "
           "move.")));
    return;
  }
  if (*news == platform::StoreNews::Unsaved) {
    app.ui.toast(std::string(
        tr("The new version waits: your game could not be stored yet, and would be lost.")));
    return;
  }
  bool& told = *news == platform::StoreNews::Full ? app.shelf.told_full : app.shelf.told_denied;
  if (told) return;
  told = true;
  app.ui.toast(
      *news == platform::StoreNews::Full
          ? std::string(tr("There is no room left to keep games here. You can play on; "
                           "save what matters as a file."))
          : std::string(tr("Nothing can be stored here. You can play, but the game is gone "
                           "once Homestretch is closed.")));
}

}  // namespace app
