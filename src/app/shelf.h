// The kept games: read at the start, written after every move, opened, renamed, deleted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "play/library.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Shelf {
  play::Library library;     // all kept games
  bool told_full = false;    // the person was told that storage is full
  bool told_denied = false;  // … or not allowed
  // After a game could not be written: from when on, by SDL_GetTicks64, it is tried again.
  std::uint64_t next_try_ms = 0;
};

// Games that could not be read, and were set aside.
struct UnreadGames {
  int damaged = 0;
  int newer = 0;
  void count(play::KeptFault fault) { ++(fault == play::KeptFault::Newer ? newer : damaged); }
};
// What the person is told of them; empty if there are none.
[[nodiscard]] std::string words_of(const UnreadGames& unread);

// Reads all games, and says once which could not be read.
void load_games(App& app);
// The same again, after another page or program has changed them.
void reread_games(App& app);
// Updates the screen of games.
void show_library(App& app);
// Writes the game on the table if it has changed.
void keep_game(App& app);
// Writes a game that is not on the table, and adds it to the others.
void keep(App& app, play::KeptGame game);
[[nodiscard]] std::string fresh_game_id();
// Puts a kept game on the table; a damaged one is set aside, and the person is told.
void open_game(App& app, std::string_view wanted);
// Called in each frame: the list's ages are those of now, and once it has been left, a deleted game
// can no longer be restored.
void tend_list(App& app);
// Says what is wrong with the store, once.
void tell_store_news(App& app);

// --- Texts of the store, by key.
// False if it is known that the game is not stored.
bool write_game(const play::KeptGame& game);
[[nodiscard]] bool is_game(std::string_view key);
// Keeps a text that this version cannot read beside the games, for a version that can; no other
// text is lost for it. False if it is known that it is not stored.
bool put_aside(std::string_view key, std::string_view text);

void carry_out(App& app, const ui::wish::GoOn& wish);
void carry_out(App& app, const ui::wish::OpenGame& wish);
void carry_out(App& app, const ui::wish::RenameGame& wish);
void carry_out(App& app, const ui::wish::DeleteGame& wish);
void carry_out(App& app, const ui::wish::RestoreGame& wish);

}  // namespace app
