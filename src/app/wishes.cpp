// Carries out what the screens asked for, and keeps what should outlive the program.
#include <algorithm>

#include "ai/agent.h"
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

void start_game(App& app) {
  const ui::Draft& draft = app.model.drafts.now();
  std::vector<play::Player> players = draft.players;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    players[seat].name = ui::player_name(players[seat], seat);
  }
  sit_down(app, std::make_unique<view::Session>(ui::game_of(draft.rules), players,
                                                platform::random_seed(), ai::make_agent));
}

// The players of the game on the table, all of them at this device.
std::vector<play::Player> players_here(const App& app) {
  std::vector<play::Player> players = app.session->players();
  for (play::Player& player : players) {
    if (player.kind == play::Player::Kind::Remote) player.kind = play::Player::Kind::Human;
  }
  return players;
}

void rematch(App& app) {
  const play::Match& match = app.session->match();
  auto game = games::Game::parse(match.game().rules_line());
  sit_down(app, std::make_unique<view::Session>(*game, players_here(app), platform::random_seed(),
                                                ai::make_agent));
}

// The same players once more in the maze as it stands at the end.
void play_in_kept_maze(App& app) {
  const play::Match& match = app.session->match();
  const auto* game = match.game().as<maze::Game>();
  if (game == nullptr) return;
  const auto& state = games::state_of<maze::Game>(match.state());
  maze::Rules rules = game->rules();
  rules.own_walls = true;
  rules.walls = state.white;
  rules.second = state.second;
  sit_down(app, std::make_unique<view::Session>(games::Game(maze::Game(rules)), players_here(app),
                                                platform::random_seed(), ai::make_agent));
}

// A position line has “|”, a replay begins with “race 1”.
void paste(App& app, const std::string& text) {
  app.model.debug_answer.clear();
  if (text.starts_with("race ")) {
    auto replay = play::parse_replay(text);
    if (!replay) {
      app.model.debug_answer = view::tr(replay.error());
      return;
    }
    sit_down(app, std::make_unique<view::Session>(std::move(*replay), platform::random_seed(),
                                                  ai::make_agent));
    return;
  }
  auto position = games::parse_position(text);
  if (!position) {
    app.model.debug_answer = view::tr(position.error());
    return;
  }
  play::Replay replay;
  replay.players.assign(static_cast<std::size_t>(position->game.seat_count()),
                        {play::Player::Kind::Human, "", ""});
  replay.rounds.emplace_back(position->game, position->state);
  sit_down(app, std::make_unique<view::Session>(std::move(replay), platform::random_seed(),
                                                ai::make_agent));
}

// The drawing board: like a kept maze. Without walls there is nothing to keep.
void keep_sketch(const ui::Workshop& workshop) {
  const ui::Sketch& sketch = workshop.editor.sketch();
  if (sketch.count() == 0) return;
  platform::save_text(kSketchKey, ui::print_mazes({{{workshop.name, sketch}}, {}}));
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

void carry_out(App& app) {
  // A copy: sitting down changes the model.
  const ui::Wishes wishes = app.model.wishes;
  app.model.wishes = {};
  if (wishes.save_settings)
    platform::save_text(kSettingsKey, ui::print_settings(app.model.settings));
  if (wishes.save_draft) platform::save_text(kDraftKey, ui::print_drafts(app.model.drafts));
  if (wishes.save_mazes) platform::save_text(kMazesKey, ui::print_mazes(app.model.workshop.kept));
  if (wishes.save_sketch) keep_sketch(app.model.workshop);
  if (wishes.start) start_game(app);
  if (wishes.rematch && app.session) rematch(app);
  if (wishes.keep_maze && app.session) play_in_kept_maze(app);
  if (wishes.go_on) go_on(app);
  if (wishes.leave_table) app.model.screen = ui::Screen::Title;
  if (wishes.paste) paste(app, *wishes.paste);
  if (wishes.copy) platform::copy_text(*wishes.copy);
  if (wishes.show_licences) platform::show_licences();
  if (!wishes.say.empty()) platform::announce(wishes.say);
  if (wishes.quit) app.quit = true;
  if (wishes.fill_screen) platform::fill_screen(app.window, !app.model.fills_screen);
  if (wishes.update) platform::start_update();
  if (wishes.reload_shaders) {
    const auto trouble = app.renderer->reload();
    app.model.debug_answer = trouble ? trouble->text() : "Shaders reloaded.";
  }
  const bool any = wishes.start || wishes.rematch || wishes.keep_maze || wishes.go_on ||
                   wishes.leave_table || wishes.paste || wishes.reload_shaders ||
                   wishes.save_settings;
  if (any) app.ui.want_frame();
  take_arrivals(app);
  carry_out_claim(app);
  carry_out_games(app);
  carry_out_records(app);
  carry_out_review(app);
  carry_out_mail(app);
  carry_out_learning(app);
  carry_out_sharing(app);
  keep_game(app);
  tell_store_news(app);
}

}  // namespace app
