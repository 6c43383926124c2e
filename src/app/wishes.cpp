// Carries out what the screens asked for, and keeps what should outlive the program.
#include <algorithm>

#include "app/app.h"
#include "app/device.h"
#include "assets/embedded.h"
#include "games/notation.h"

namespace app {

namespace {

constexpr std::string_view kSettingsKey = "settings";
constexpr std::string_view kDraftKey = "setup";
constexpr std::string_view kMazesKey = "mazes";
constexpr std::string_view kSketchKey = "sketch";

// The players of the game on the table, all of them at this device.
std::vector<play::Player> players_here(const App& app) {
  std::vector<play::Player> players = app.session->players();
  for (play::Player& player : players) {
    if (player.kind == play::Player::Kind::Remote) player.kind = play::Player::Kind::Human;
  }
  return players;
}

// A game that begins in this position, with people at all seats.
core::Expected<play::Replay> replay_of(core::Expected<games::Position> position) {
  if (!position) return position.error();
  play::Replay replay;
  replay.players.assign(static_cast<std::size_t>(position->game.seat_count()),
                        {play::Player::Kind::Human, "", ""});
  replay.rounds.emplace_back(position->game, position->state);
  return replay;
}

void load_workshop(ui::Workshop& workshop) {
  workshop.seed = platform::random_seed();
  if (const auto text = platform::load_text(kMazesKey)) workshop.kept = ui::parse_mazes(*text);
  const ui::KeptMazes sketch = ui::parse_mazes(platform::load_text(kSketchKey).value_or(""));
  if (sketch.mazes.empty()) return;
  const ui::KeptMaze& drawn = sketch.mazes.front();
  workshop.editor = ui::Editor(drawn.sketch);
  workshop.name = drawn.name;
  const auto& kept = workshop.kept.mazes;
  const auto same = std::find_if(kept.begin(), kept.end(),
                                 [&](const ui::KeptMaze& maze) { return maze.name == drawn.name; });
  if (same != kept.end()) workshop.at = static_cast<std::size_t>(same - kept.begin());
}

}  // namespace

void take_language(App& app) {
  const auto& chosen = app.model.settings.language;
  const view::Language language = chosen ? *chosen : view::language_of(platform::language_tag());
  if (app.shown_language == language) return;
  const std::string file = "po/" + std::string(view::language_code(language)) + ".mo";
  if (assets::find(file).empty()) platform::want_file(file);
  app.shown_language = language;
  app.words = view::Words(language, assets::find(file));  // English until the file has come
  view::use_words(&app.words);
  app.ui.want_frame();
}

void file_came(App& app, std::string_view name) {
  if (name.starts_with("po/")) app.shown_language.reset();
  if (name.starts_with("learn/")) learning_came(app);
}

void load_kept(App& app) {
  if (const auto text = platform::load_text(kSettingsKey))
    app.model.settings = ui::parse_settings(*text);
  if (const auto text = platform::load_text(kDraftKey)) app.model.drafts = ui::parse_drafts(*text);
  load_workshop(app.model.workshop);
  load_learned(app);
  load_games(app);
}

// --- Another screen or sheet.

void carry_out(App& app, const ui::wish::Go& wish) { app.model.screen = wish.to; }
void carry_out(App& app, const ui::wish::Open& wish) {
  if (wish.sheet == ui::SheetKind::Statistics) open_statistics(app);
  ui::open_sheet(app.model, wish.sheet);
}
void carry_out(App& app, const ui::wish::SetUp& wish) { ui::open_setup(app.model, wish.game); }
void carry_out(App& app, const ui::wish::OpenRule& wish) {
  ui::open_rule(app.model, wish.game, wish.section);
}

// --- Games on the table.

void carry_out(App& app, const ui::wish::Start&) {
  const ui::Draft& draft = app.model.drafts.now();
  std::vector<play::Player> players = draft.players;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    players[seat].name = ui::player_name(players[seat], seat);
  }
  sit_down(app, play::new_replay(games::Game(draft.rules), std::move(players)));
}

void carry_out(App& app, const ui::wish::Rematch& wish) {
  if (!app.session) return;
  const play::Match& match = app.session->match();
  auto game = games::Game::parse(wish.rules.empty() ? match.game().rules_line() : wish.rules);
  sit_down(app, play::new_replay(*game, players_here(app)));
}

void carry_out(App& app, const ui::wish::NextRound&) {
  if (!app.session || !play::next_round_waits(app.session->replay())) return;
  if (std::holds_alternative<play::SealedCards>(app.session->chance())) {
    deal_next_round(app);
  } else {
    app.session->begin_next_round();
  }
}

// A position line has “|”, a replay begins with “race 1”.
void carry_out(App& app, const ui::wish::PasteGame& wish) {
  app.model.debug_answer.clear();
  auto replay = wish.text.starts_with("race ") ? play::parse_replay(wish.text)
                                               : replay_of(games::parse_position(wish.text));
  if (!replay) {
    app.model.debug_answer = view::tr(replay.error());
    return;
  }
  sit_down(app, std::move(*replay));
}

// --- To be written down for the next time.

void carry_out(App& app, const ui::wish::KeepSettings&) {
  platform::save_text(kSettingsKey, ui::print_settings(app.model.settings));
}
void carry_out(App& app, const ui::wish::KeepDrafts&) {
  platform::save_text(kDraftKey, ui::print_drafts(app.model.drafts));
}
void carry_out(App& app, const ui::wish::KeepMazes&) {
  platform::save_text(kMazesKey, ui::print_mazes(app.model.workshop.kept));
}
// The drawing board is kept like a maze. Without walls there is nothing to keep.
void carry_out(App& app, const ui::wish::KeepSketch&) {
  const ui::Workshop& workshop = app.model.workshop;
  const ui::Sketch& sketch = workshop.editor.sketch();
  if (sketch.count() == 0) return;
  platform::save_text(kSketchKey, ui::print_mazes({{{workshop.name, sketch}}, {}}));
}

// --- The program and the machine.

void carry_out(App&, const ui::wish::Say& wish) { platform::announce(wish.text); }
void carry_out(App&, const ui::wish::CopyText& wish) { platform::copy_text(wish.text); }
void carry_out(App& app, const ui::wish::FillScreen&) {
  platform::fill_screen(app.window, !app.model.fills_screen);
}
void carry_out(App&, const ui::wish::Update&) { platform::start_update(); }
void carry_out(App&, const ui::wish::ShowLicences&) { platform::show_licences(); }
void carry_out(App& app, const ui::wish::ReloadShaders&) {
  const auto trouble = app.renderer->reload();
  app.model.debug_answer = trouble ? trouble->text() : "Shaders reloaded.";
}
void carry_out(App& app, const ui::wish::Quit&) { app.quit = true; }

void carry_out(App& app) {
  for (const ui::Wish& wish : app.model.wishes.take()) {
    std::visit([&app](const auto& one) { carry_out(app, one); }, wish);
    app.ui.want_frame();
  }
}

void look_around(App& app) {
  take_arrivals(app);
  watch_claim(app);
  forget_deleted(app);
  follow_results(app);
  follow_mail(app);
  keep_game(app);
  tell_store_news(app);
}

}  // namespace app
