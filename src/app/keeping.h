// What is stored besides the games: settings, the set-ups of all games, mazes, the try with the
// claw, progress in lessons.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/wish.h"

namespace app {

struct App;

struct Keeping {
  // Texts by key, as this page last read or wrote them.
  std::map<std::string, std::string, std::less<>> seen;
};

// Loads everything that is stored, including the games.
void load_kept(App& app);
// Takes what something other than this page has stored: another page, or an import. Games have
// their own (shelf.h).
void read_kept(App& app);
// A text of the store, if it is not the one that this page last read or wrote.
[[nodiscard]] std::optional<std::string> fresh_text(App& app, std::string_view key);
void keep_text(App& app, std::string_view key, std::string text);

[[nodiscard]] bool is_mazes(std::string_view key);
// Adds the mazes of an export.
void merge_mazes(App& app, std::string_view text);

void carry_out(App& app, const ui::wish::KeepSettings& wish);
void carry_out(App& app, const ui::wish::KeepDrafts& wish);
void carry_out(App& app, const ui::wish::KeepMazes& wish);
void carry_out(App& app, const ui::wish::KeepClaw& wish);
void carry_out(App& app, const ui::wish::KeepSketch& wish);

}  // namespace app
