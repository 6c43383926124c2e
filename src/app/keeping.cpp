#include "app/keeping.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/app.h"
#include "app/shelf.h"
#include "ui/maze/claw.h"
#include "ui/setup/draft.h"
#include "ui/workshop/workshop.h"

namespace app {

namespace {

constexpr std::string_view kSettingsKey = "settings";
constexpr std::string_view kDraftKey = "setup";
constexpr std::string_view kClawKey = "claw";
constexpr std::string_view kMazesKey = "mazes";
constexpr std::string_view kSketchKey = "sketch";

std::optional<std::size_t> place_of(const ui::KeptMazes& kept, std::string_view name) {
  const auto& mazes = kept.mazes;
  const auto same = std::find_if(mazes.begin(), mazes.end(),
                                 [name](const ui::KeptMaze& maze) { return maze.name == name; });
  if (same == mazes.end()) return std::nullopt;
  return static_cast<std::size_t>(same - mazes.begin());
}

// The game chosen here stays chosen, and the set-up on the screen stays as it is.
void take_drafts(ui::Model& model, ui::Drafts drafts) {
  if (!model.chooses_own_game) drafts.chosen = model.drafts.chosen;
  if (model.screen == ui::Screen::Setup) drafts.now() = model.drafts.now();
  model.drafts = std::move(drafts);
  model.chooses_own_game = false;
}

void take_mazes(ui::Workshop& workshop, ui::KeptMazes kept) {
  workshop.kept = std::move(kept);
  if (workshop.at) workshop.at = place_of(workshop.kept, workshop.name);
  workshop.deleting.reset();
}

void take_sketch(ui::Workshop& workshop, const ui::KeptMazes& sketch) {
  if (sketch.mazes.empty()) return;
  const ui::KeptMaze& drawn = sketch.mazes.front();
  workshop.editor = ui::Editor(drawn.sketch);
  workshop.name = drawn.name;
  workshop.at = place_of(workshop.kept, drawn.name);
}

}  // namespace

std::optional<std::string> fresh_text(App& app, std::string_view key) {
  std::string& seen = app.keeping.seen[std::string(key)];
  auto text = platform::load_text(key);
  if (!text || *text == seen) return std::nullopt;
  seen = *text;
  return text;
}

void keep_text(App& app, std::string_view key, std::string text) {
  platform::save_text(key, text);
  app.keeping.seen[std::string(key)] = std::move(text);
}

void load_kept(App& app) {
  app.model.claw.kept = platform::load_text(kClawKey).value_or("");
  app.model.workshop.seed = platform::random_seed();
  load_rules(app);
  read_kept(app);
  load_games(app);
}

void read_kept(App& app) {
  ui::Workshop& workshop = app.model.workshop;
  if (const auto text = fresh_text(app, kSettingsKey))
    app.model.settings = ui::parse_settings(*text);
  if (const auto text = fresh_text(app, kDraftKey)) take_drafts(app.model, ui::parse_drafts(*text));
  if (const auto text = fresh_text(app, kMazesKey)) take_mazes(workshop, ui::parse_mazes(*text));
  // Whatever has been drawn here stays on the drawing board.
  const bool nothing_drawn = workshop.editor.sketch() == ui::Editor().sketch();
  if (const auto text = fresh_text(app, kSketchKey); text && nothing_drawn)
    take_sketch(workshop, ui::parse_mazes(*text));
  read_learned(app);
}

bool is_mazes(std::string_view key) { return key == kMazesKey; }

void merge_mazes(App& app, std::string_view text) {
  ui::merge(app.model.workshop.kept, ui::parse_mazes(text));
  carry_out(app, ui::wish::KeepMazes{});
}

void carry_out(App& app, const ui::wish::KeepSettings&) {
  keep_text(app, kSettingsKey, ui::print_settings(app.model.settings));
}

void carry_out(App& app, const ui::wish::KeepDrafts&) {
  keep_text(app, kDraftKey, ui::print_drafts(app.model.drafts));
}

void carry_out(App& app, const ui::wish::KeepMazes&) {
  keep_text(app, kMazesKey, ui::print_mazes(app.model.workshop.kept));
}

void carry_out(App& app, const ui::wish::KeepClaw&) {
  platform::save_text(kClawKey, app.model.claw.kept);
}

// The drawing board is stored like a maze. Without walls there is nothing to store.
void carry_out(App& app, const ui::wish::KeepSketch&) {
  const ui::Workshop& workshop = app.model.workshop;
  const ui::Sketch& sketch = workshop.editor.sketch();
  if (sketch.count() == 0) return;
  keep_text(app, kSketchKey, ui::print_mazes({{{workshop.name, sketch}}, {}}));
}

}  // namespace app
