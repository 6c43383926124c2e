#include "app/keeping.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/app.h"
#include "app/shelf.h"
#include "app/store.h"
#include "app/transfer.h"
#include "play/store_keys.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/maze/claw.h"
#include "ui/show.h"
#include "ui/workshop/workshop.h"

namespace app {

namespace store = play::store;

namespace {

// The game chosen here stays chosen, and a set-up that goes on stays as it is.
void take_drafts(ui::Model& model, ui::Drafts drafts) {
  if (!model.chooses_own_game) drafts.chosen = model.drafts.chosen;
  if (ui::sets_up(model.screen)) drafts.now() = model.drafts.now();
  model.drafts = std::move(drafts);
  model.chooses_own_game = false;
}

void take_mazes(ui::Workshop& workshop, ui::KeptMazes kept) {
  if (workshop.at) workshop.at = ui::place_of(kept, workshop.kept.mazes[*workshop.at]);
  workshop.kept = std::move(kept);
  workshop.deleting.reset();
}

void take_sketch(ui::Workshop& workshop, const ui::KeptMazes& sketch) {
  if (sketch.mazes.empty()) return;
  const ui::KeptMaze& drawn = sketch.mazes.front();
  workshop.editor = ui::Editor(drawn.sketch);
  workshop.name = drawn.name;
  workshop.at.reset();
  if (sketch.mazes.size() > 1) workshop.at = ui::place_of(workshop.kept, sketch.mazes[1]);
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
  app.model.claw.kept = platform::load_text(store::kClaw).value_or("");
  app.model.workshop.seed = platform::random_bits();
  load_rules(app);
  read_kept(app);
  load_games(app);
  import_beside(app, {});
}

void read_kept(App& app) {
  ui::Workshop& workshop = app.model.workshop;
  if (const auto text = fresh_text(app, store::kSettings))
    app.model.settings = ui::parse_settings(*text);
  if (const auto text = fresh_text(app, store::kDrafts)) {
    if (app.keeping.own) app.keeping.own = ui::parse_drafts(*text);
    take_drafts(app.model, ui::parse_drafts(*text));
  }
  if (const auto text = fresh_text(app, store::kMazes))
    take_mazes(workshop, ui::parse_mazes(*text));
  // Whatever has been drawn here stays on the drawing board.
  const bool nothing_drawn = workshop.editor.sketch() == ui::Editor().sketch();
  if (const auto text = fresh_text(app, store::kSketch); text && nothing_drawn)
    take_sketch(workshop, ui::parse_mazes(*text));
  read_learned(app);
}

void show_setup_of_link(App& app, ui::Draft draft) {
  if (!app.keeping.own) app.keeping.own = app.model.drafts;
  ui::open_setup(app.model, ui::known_of(draft.rules));
  app.model.drafts.now() = std::move(draft);
}

void leave_setup_of_link(App& app) {
  if (!app.keeping.own || ui::sets_up(app.model.screen)) return;
  app.model.drafts = *std::exchange(app.keeping.own, std::nullopt);
}

bool is_mazes(std::string_view key) { return key == store::kMazes; }

void merge_mazes(App& app, std::string_view text) {
  ui::merge(app.model.workshop.kept, ui::parse_mazes(text));
  carry_out(app, ui::wish::KeepMazes{});
}

void carry_out(App& app, const ui::wish::KeepSettings&) {
  keep_text(app, store::kSettings, ui::print_settings(app.model.settings));
}

void carry_out(App& app, const ui::wish::KeepDrafts&) {
  app.keeping.own.reset();
  keep_text(app, store::kDrafts, ui::print_drafts(app.model.drafts));
}

void carry_out(App& app, const ui::wish::KeepMazes&) {
  keep_text(app, store::kMazes, ui::print_mazes(app.model.workshop.kept));
}

void carry_out(App& app, const ui::wish::KeepClaw&) {
  platform::save_text(store::kClaw, app.model.claw.kept);
}

// The drawing board is stored like a maze, and after it the kept maze that it is a drawing of.
// Without walls nothing is stored, and it starts empty again.
void carry_out(App& app, const ui::wish::KeepSketch&) {
  const ui::Workshop& workshop = app.model.workshop;
  const ui::Sketch& sketch = workshop.editor.sketch();
  if (sketch.count() == 0) return keep_text(app, store::kSketch, "");
  ui::KeptMazes drawing{{{workshop.name, sketch}}, {}};
  if (workshop.at) drawing.mazes.push_back(workshop.kept.mazes[*workshop.at]);
  keep_text(app, store::kSketch, ui::print_mazes(drawing));
}

}  // namespace app
