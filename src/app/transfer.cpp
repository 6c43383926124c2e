#include "app/transfer.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/app.h"
#include "app/keeping.h"
#include "app/outside.h"
#include "app/store.h"
#include "play/store_keys.h"
#include "view/words/words.h"

namespace app {

using view::tr;
namespace store = play::store;

namespace {

// The fate of the games in a file.
struct Imported {
  int added = 0;
  int known = 0;
  std::vector<std::pair<std::string, std::string>> renamed;  // games that got another id here
  UnreadGames unread;
};

// The game on the table has been played further on another device.
void show_imported(App& app) {
  const ui::Screen screen = app.model.screen;
  app.table.session.reset();
  open_game(app, app.table.kept.id);
  app.model.screen = screen;
}

void import_game(App& app, std::string_view key, std::string_view text, Imported& imported) {
  auto read = play::parse_kept(text);
  auto* game = std::get_if<play::KeptGame>(&read);
  if (game == nullptr) {
    imported.unread.count(std::get<play::KeptFault>(read));
    put_aside(key, text);
    return;
  }
  if (!play::parse_replay(game->replay)) {  // it could take the place of one that can be played
    imported.unread.count(play::KeptFault::Damaged);
    put_aside(key, text);
    return;
  }
  game->saved = std::min(game->saved, platform::clock_seconds());  // not in the future
  const std::string before = game->id;
  const auto id = app.shelf.library.merge(std::move(*game), fresh_game_id());
  if (id && *id != before) imported.renamed.emplace_back(before, *id);
  if (id) write_game(*app.shelf.library.find(*id));
  if (id && *id == app.table.kept.id) show_imported(app);
  ++(id ? imported.added : imported.known);
}

void import_text(App& app, std::string_view key, std::string_view text, Imported& imported) {
  if (!play::is_exported(key)) return;
  if (is_results(key)) {
    merge_results(app, text, imported.renamed);
  } else if (is_daily(key)) {
    merge_daily(app, text);
  } else if (is_mazes(key)) {
    merge_mazes(app, text);
  } else if (is_learned(key)) {
    merge_learned(app, text);
  } else if (is_game(key)) {
    import_game(app, key, text, imported);
  } else if (!platform::load_text(key)) {
    platform::save_text(key, text);
  }
}

}  // namespace

void import_all(App& app, const std::string& file) {
  const auto texts = play::parse_export(file);
  if (!texts) {
    app.ui.toast(tr(texts.error()));
    return;
  }
  Imported imported;
  reread_games(app);  // another page or program may have played on
  for (const auto& [key, text] : *texts) import_text(app, key, text, imported);
  read_kept(app);
  show_library(app);
  std::string said = view::tr_count("{0} game was added.", "{0} games were added.", imported.added);
  if (imported.known > 0) {
    said += " " + view::tr_count("{0} was here already.", "{0} were here already.", imported.known);
  }
  const std::string unread = words_of(imported.unread);
  if (!unread.empty()) said += " " + unread;
  app.ui.toast(std::move(said));
}

void import_beside(App& app, std::string_view held) {
  const std::vector<std::string> keys = platform::kept_keys(store::kBeside);
  if (keys.empty()) return;
  Imported imported;
  for (const std::string& key : keys) {
    const std::string_view own = std::string_view(key).substr(store::kBeside.size());
    const bool is_held = is_game(own) && own.substr(store::kGames.size()) == held;
    if (!is_held) import_text(app, own, platform::load_text(key).value_or(""), imported);
    platform::erase_text(key);
  }
  read_kept(app);
  show_library(app);
}

void carry_out(App& app, const ui::wish::ExportAll&) {
  play::KeptTexts texts;
  for (const std::string& key : platform::kept_keys("")) {
    if (play::is_exported(key)) texts.emplace_back(key, platform::load_text(key).value_or(""));
  }
  save_and_tell(app, "homestretch-games.txt", play::print_export(texts));
}

void carry_out(App&, const ui::wish::ImportFile&) { platform::ask_for_file(); }

}  // namespace app
