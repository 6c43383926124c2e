// What is stored besides the games: settings, the set-ups of all games, mazes, the try with the
// claw, progress in lessons.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/draft/draft.h"
#include "ui/wish.h"

namespace app {

struct App;

struct Keeping {
  // Texts by key, as this page last read or wrote them.
  std::map<std::string, std::string, std::less<>> seen;
  // The person's own set-ups, while one that came by a link is shown and nothing has been made of
  // it.
  std::optional<ui::Drafts> own;
};

// Loads everything that is stored, including the games.
void load_kept(App& app);
// Takes what something other than this page has stored: another page, or an import. Games have
// their own (shelf.h).
void read_kept(App& app);
// A text of the store, if it is not the one that this page last read or wrote.
[[nodiscard]] std::optional<std::string> fresh_text(App& app, std::string_view key);
void keep_text(App& app, std::string_view key, std::string text);
// Shows a set-up that came by a link. It is the person's own once they start or change it; if they
// leave it, theirs is back.
void show_setup_of_link(App& app, ui::Draft draft);
void leave_setup_of_link(App& app);

[[nodiscard]] bool is_mazes(std::string_view key);
// Adds the mazes of an export.
void merge_mazes(App& app, std::string_view text);

void carry_out(App& app, const ui::wish::KeepSettings& wish);
void carry_out(App& app, const ui::wish::KeepDrafts& wish);
void carry_out(App& app, const ui::wish::KeepMazes& wish);
void carry_out(App& app, const ui::wish::KeepClaw& wish);
void carry_out(App& app, const ui::wish::KeepSketch& wish);

}  // namespace app
