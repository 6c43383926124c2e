// The kept games: read at the start, written after every move, opened, renamed, deleted.
#pragma once

#include <string>
#include <string_view>

#include "play/library.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Shelf {
  play::Library library;     // all games that are kept
  bool told_full = false;    // the person was told that storage is full
  bool told_denied = false;  // … or forbidden
};

// Reads all games, and says once what could not be read.
void load_games(App& app);
// Reads all kept games again, as another page or program has left them.
void reread_games(App& app);
// Makes the screen of games show them as they are now.
void show_library(App& app);
// Writes the game on the table if it has changed.
void keep_game(App& app);
// Writes a game that is not on the table, and puts it among the others.
void keep(App& app, play::KeptGame game);
[[nodiscard]] std::string fresh_game_id();
// Puts a kept game on the table; a damaged one is set aside, and the person is told.
void open_game(App& app, const std::string& id);
// A deleted game can be taken back until another screen is shown.
void forget_deleted(App& app);
// Says what is wrong with the store, once.
void tell_store_news(App& app);

// --- Texts of the store, by key.
void write_game(const play::KeptGame& game);
[[nodiscard]] bool is_game(std::string_view key);
// A text that cannot be read is kept under a key that nothing else looks at.
[[nodiscard]] bool is_aside(std::string_view key);
void put_aside(std::string_view key, std::string_view text);

void carry_out(App& app, const ui::wish::GoOn& wish);
void carry_out(App& app, const ui::wish::OpenGame& wish);
void carry_out(App& app, const ui::wish::RenameGame& wish);
void carry_out(App& app, const ui::wish::DeleteGame& wish);
void carry_out(App& app, const ui::wish::RestoreGame& wish);

}  // namespace app
