// Kept games: read at the start, written after every move, opened, renamed, deleted, exported.
#include <algorithm>
#include <charconv>
#include <utility>

#include "ai/agent.h"
#include "app/app.h"
#include "app/claim.h"
#include "core/text.h"
#include "play/views.h"
#include "view/table/table.h"

namespace app {

using view::tr;

namespace {

constexpr std::string_view kGames = "game-";   // and the id
constexpr std::string_view kAside = "aside-";  // texts that this version cannot read
constexpr std::string_view kOldGame = "game";  // the only game of the first version

std::string key_of(std::string_view id) { return std::string(kGames) + std::string(id); }

// What a start found that cannot be used.
struct Trouble {
  int damaged = 0;
  int newer = 0;
};

void write(const play::KeptGame& game) {
  platform::save_text(key_of(game.id), play::print_kept(game));
}

// A text that cannot be read is kept, but out of the way.
void set_aside(std::string_view key, std::string_view text) {
  platform::save_text(std::string(kAside) + std::string(key), text);
  platform::erase_text(key);
}

void load_one(App& app, const std::string& key, Trouble& trouble) {
  const std::string text = platform::load_text(key).value_or("");
  auto read = play::parse_kept(text);
  if (auto* game = std::get_if<play::KeptGame>(&read)) {
    app.library.put(std::move(*game));
    return;
  }
  ++(std::get<play::KeptFault>(read) == play::KeptFault::Newer ? trouble.newer : trouble.damaged);
  set_aside(key, text);
}

// Those of a newer version come back when this is it.
void take_back_aside() {
  for (const std::string& key : platform::kept_keys(kAside)) {
    const std::string text = platform::load_text(key).value_or("");
    const auto read = play::parse_kept(text);
    const auto* game = std::get_if<play::KeptGame>(&read);
    if (game == nullptr || platform::load_text(key_of(game->id))) continue;
    platform::save_text(key_of(game->id), text);
    platform::erase_text(key);
  }
}

// The first version kept one game: its seed on the first line, then the replay.
void take_over_old_game(App& app, Trouble& trouble) {
  const auto text = platform::load_text(kOldGame);
  if (!text) return;
  std::string_view rest = *text;
  const std::string_view seed = core::take_until(rest, '\n');
  const auto replay = play::parse_replay(rest);
  if (!replay) {
    ++trouble.damaged;
    set_aside(kOldGame, *text);
    return;
  }
  play::KeptGame game = play::summary_of(*replay);
  game.id = fresh_game_id();
  game.saved = platform::clock_seconds();
  std::from_chars(seed.data(), seed.data() + seed.size(), game.seed, 16);
  write(game);
  app.library.put(std::move(game));
  platform::erase_text(kOldGame);
}

void tell(App& app, const Trouble& trouble) {
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
  if (!words.empty()) app.ui.toast(words);
}

void read_all(App& app, Trouble& trouble) {
  app.library = {};
  for (const std::string& key : platform::kept_keys(kGames)) load_one(app, key, trouble);
}

void show_library(App& app) {
  app.model.games.library = &app.library;
  app.model.games.now = platform::clock_seconds();
  app.model.can_continue = app.library.newest_open() != nullptr;
}

// Keys that belong to this device alone, or are no texts of the person.
bool for_export(std::string_view key) { return !key.starts_with(kAside) && key != "window"; }

}  // namespace

std::string fresh_game_id() { return core::hex16(platform::random_seed()); }

void keep(App& app, play::KeptGame game) {
  write(game);
  app.library.put(std::move(game));
  show_library(app);
}

void carry_out(App& app, const ui::wish::ExportAll&) {
  play::KeptTexts texts;
  for (const std::string& key : platform::kept_keys("")) {
    if (for_export(key)) texts.emplace_back(key, platform::load_text(key).value_or(""));
  }
  const std::string place = platform::save_file("homestretch-games.txt", play::print_export(texts));
  app.ui.toast(place.empty() ? std::string(tr("Everything is in the file homestretch-games.txt."))
                             : tr("Saved as {0}.", {place}));
}

void carry_out(App&, const ui::wish::ImportFile&) { platform::ask_for_file(); }

void import_all(App& app, const std::string& file) {
  const auto texts = play::parse_export(file);
  if (!texts) {
    app.ui.toast(tr(texts.error()));
    return;
  }
  int added = 0;
  int known = 0;
  for (const auto& [key, text] : *texts) {
    if (is_results(key)) {
      merge_results(app, text);
      continue;
    }
    if (!key.starts_with(kGames)) {
      if (!platform::load_text(key)) platform::save_text(key, text);
      continue;
    }
    auto read = play::parse_kept(text);
    auto* game = std::get_if<play::KeptGame>(&read);
    if (game == nullptr) {
      platform::save_text(std::string(kAside) + key, text);
      continue;
    }
    const auto id = app.library.merge(std::move(*game), fresh_game_id());
    if (id) write(*app.library.find(*id));
    ++(id ? added : known);
  }
  show_library(app);
  app.ui.toast(view::tr_count("{0} game was added.", "{0} games were added.", added) +
               (known == 0 ? std::string()
                           : " " + view::tr_count("{0} was here already.", "{0} were here already.",
                                                  known)));
}

void load_games(App& app) {
  Trouble trouble;
  take_back_aside();
  read_all(app, trouble);
  read_results(app);
  take_over_old_game(app, trouble);
  show_library(app);
  // The words of the reader's language come with the first frame.
  take_language(app);
  tell(app, trouble);
}

void reread_games(App& app) {
  Trouble trouble;
  read_all(app, trouble);
  read_results(app);
  show_library(app);
}

void sit_down(App& app, play::Replay replay, play::KeptGame kept) {
  sit_down(app, std::move(replay), play::SeededChance{platform::random_seed()}, std::move(kept));
}

void sit_down(App& app, play::Replay replay, play::ChanceSource chance, play::KeptGame kept) {
  auto session =
      std::make_unique<view::Session>(std::move(replay), std::move(chance), ai::make_agent);
  keep_game(app);
  app.session = std::move(session);
  app.saved_revision = kept.id.empty() ? 0 : app.session->revision();
  app.playing = std::move(kept);
  if (app.playing.id.empty()) app.playing.id = fresh_game_id();
  platform::claim_game(app.playing.id);
  app.told = app.session->log().size();
  app.told_of = app.session.get();
  app.model.screen = ui::Screen::Table;
  app.model.results_open = false;
  app.model.results_seen = false;
  app.model.bubble.clear();
  app.ui.want_frame();
}

void open_game(App& app, const std::string& id) {
  const play::KeptGame* found = app.library.find(id);
  if (found == nullptr) return;
  const play::KeptGame game = *found;
  if (!game.mail.empty() && open_kept_mail(app, game)) return;
  auto replay = play::parse_replay(game.replay);
  if (!replay) {
    (void)app.library.remove(id);
    set_aside(key_of(id), play::print_kept(game));
    tell(app, {1, 0});
    return;
  }
  if (play::is_view(replay->rounds.back())) {  // nobody can play it on
    watch(app, std::move(*replay), game);
    return;
  }
  sit_down(app, std::move(*replay), play::SeededChance{game.seed}, game);
}

void carry_out(App& app, const ui::wish::OpenGame& wish) { open_game(app, wish.id); }

void carry_out(App& app, const ui::wish::GoOn&) {
  const play::KeptGame* newest = app.library.newest_open();
  if (newest == nullptr) return;
  if (app.session && app.playing.id == newest->id) {
    app.model.screen = ui::Screen::Table;
  } else {
    open_game(app, newest->id);
  }
}

void carry_out(App& app, const ui::wish::RenameGame& wish) {
  auto game = app.library.remove(wish.id);
  if (!game) return;
  game->name = wish.name;
  if (app.playing.id == wish.id) app.playing.name = wish.name;
  keep(app, std::move(*game));
}

void carry_out(App& app, const ui::wish::DeleteGame& wish) {
  app.model.games.deleted = app.library.remove(wish.id);
  platform::erase_text(key_of(wish.id));
  if (app.playing.id == wish.id) leave_game(app);
  show_library(app);
}

void carry_out(App& app, const ui::wish::RestoreGame&) {
  auto deleted = std::exchange(app.model.games.deleted, std::nullopt);
  if (deleted) keep(app, std::move(*deleted));
}

void forget_deleted(App& app) {
  if (app.model.screen != ui::Screen::Games) app.model.games.deleted.reset();
}

void keep_game(App& app) {
  if (!app.session || app.session->revision() == app.saved_revision || !holds_game()) return;
  app.saved_revision = app.session->revision();
  play::KeptGame game = play::summary_of(app.session->replay());
  game.id = app.playing.id;
  game.name = app.playing.name;
  game.mail = app.playing.mail;
  game.seed = play::seed_of(app.session->chance());
  game.saved = platform::clock_seconds();
  write(game);
  count_game(app, game);
  app.library.put(std::move(game));
  show_library(app);
}

void draw_thumbnails(App& app) {
  constexpr int kSide = 256;
  for (ui::Thumbnail& one : app.model.games.thumbnails) {
    if (!one.wanted) continue;
    one.wanted = false;
    const play::KeptGame* game = app.library.find(one.id);
    auto position = game != nullptr ? games::parse_position(game->position)
                                    : core::Expected<games::Position>(core::Sentence{});
    if (!position) continue;
    play::Replay replay;
    replay.players.assign(static_cast<std::size_t>(position->game.seat_count()),
                          {play::Player::Kind::Remote, "", ""});
    replay.rounds.emplace_back(position->game, position->state);
    const view::Session session(std::move(replay), play::ShownChance{}, ai::make_agent);
    view::Scene scene;
    scene.theme = theme_now(app);
    view::CameraPose pose;
    pose.tilt = 0.0F;
    scene.camera = view::make_camera(session.tabletop().board(), pose, glm::vec2(kSide),
                                     {{0, 0}, {kSide, kSide}});
    view::fill_table(scene, session);
    if (one.texture != 0) app.renderer->release_picture(one.texture);
    one.texture = app.renderer->picture(scene, {kSide, kSide});
    app.ui.want_frame();
    return;  // one a frame, so that no frame is long
  }
}

void tell_store_news(App& app) {
  const auto news = platform::store_news();
  if (!news) return;
  if (*news == platform::StoreNews::Changed) {
    reread_games(app);
    return;
  }
  bool& told = *news == platform::StoreNews::Full ? app.told_full : app.told_denied;
  if (told) return;
  told = true;
  app.ui.toast(
      *news == platform::StoreNews::Full
          ? std::string(tr("There is no room left to keep games here. You can play on; "
                           "save what matters as a file."))
          : std::string(tr("This browser keeps nothing here. You can play, but the game is "
                           "gone when the page is closed.")));
}

}  // namespace app
