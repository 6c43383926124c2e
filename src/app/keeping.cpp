#include "app/keeping.h"

#include <algorithm>
#include <string_view>

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

void load_kept(App& app) {
  if (const auto text = platform::load_text(kSettingsKey))
    app.model.settings = ui::parse_settings(*text);
  if (const auto text = platform::load_text(kDraftKey)) {
    app.model.drafts = ui::parse_drafts(*text);
    app.model.chooses_own_game = false;
  }
  app.model.claw.kept = platform::load_text(kClawKey).value_or("");
  load_workshop(app.model.workshop);
  load_learned(app);
  load_games(app);
}

void carry_out(App& app, const ui::wish::KeepSettings&) {
  platform::save_text(kSettingsKey, ui::print_settings(app.model.settings));
}

void carry_out(App& app, const ui::wish::KeepDrafts&) {
  platform::save_text(kDraftKey, ui::print_drafts(app.model.drafts));
}

void carry_out(App& app, const ui::wish::KeepMazes&) {
  platform::save_text(kMazesKey, ui::print_mazes(app.model.workshop.kept));
}

void carry_out(App& app, const ui::wish::KeepClaw&) {
  platform::save_text(kClawKey, app.model.claw.kept);
}

// The drawing board is stored like a maze. Without walls there is nothing to store.
void carry_out(App& app, const ui::wish::KeepSketch&) {
  const ui::Workshop& workshop = app.model.workshop;
  const ui::Sketch& sketch = workshop.editor.sketch();
  if (sketch.count() == 0) return;
  platform::save_text(kSketchKey, ui::print_mazes({{{workshop.name, sketch}}, {}}));
}

}  // namespace app
