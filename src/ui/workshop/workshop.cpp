// The screen on which mazes are drawn.
#include "ui/workshop/workshop.h"

#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/kit/button.h"
#include "ui/kit/page_bar.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

// A table that is set up for others online stays one.
void set_up_maze(Model& model, SetupFor purpose) {
  const SetupFor now = model.setup_for;
  model.ask(wish::SetUp{first_of(kKind<maze::Game>), for_others(now) ? now : purpose});
}

}  // namespace

void leave_workshop(Model& model) {
  model.ask(wish::KeepSketch{});
  set_up_maze(model, SetupFor::Play);
}

namespace {

constexpr float kWider = 1.1F;  // width to height: the tools are beside the board
constexpr float kHead = 60.0F;
constexpr float kBoardShare = 0.6F;  // of the height
constexpr float kTools = 640.0F;     // width below the board
constexpr float kSqueezed = 1.25F;   // a label may want this many times its space
constexpr float kTilt = 0.22F;       // the walls look upright, and yet every slot is easy to hit

// The drawing is no longer that of a kept maze.
void part_from_kept(Workshop& workshop) {
  if (!workshop.at) return;
  workshop.at.reset();
  workshop.name.clear();
}

void step_back(Workshop& workshop) {
  if (workshop.editor.undo()) part_from_kept(workshop);
}

void step_on(Workshop& workshop) {
  if (workshop.editor.redo()) part_from_kept(workshop);
}

void keys(Ui& ui, Model& model) {
  const ImGuiIO& io = ImGui::GetIO();
  if (ui.top_layer() > 0 || !ui.keys_are_free()) return;
  // Ctrl+Z and Ctrl+Y as everywhere, U as at the table.
  const bool undo = io.KeyCtrl ? ImGui::IsKeyPressed(ImGuiKey_Z)
                               : model.settings.typed_keys && ImGui::IsKeyPressed(ImGuiKey_U);
  const bool redo = io.KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_Y);
  if (undo && !io.KeyShift) step_back(model.workshop);
  if (redo || (undo && io.KeyShift)) step_on(model.workshop);
}

void header(Ui& ui, Model& model, Rect bar) {
  Editor& editor = model.workshop.editor;
  if (back_button(ui, bar, tr("Back"))) leave_workshop(model);
  bar.cut_left(gap::kSmall);
  const BarIcon all[] = {
      {"undo", icons::kUndo2, tr("Undo"), {}, editor.can_undo()},
      {"redo", icons::kRedo2, tr("Redo"), {}, editor.can_redo()},
      {"share", icons::kShare2, tr("Share")},
  };
  const std::string_view title = tr("Maze workshop");
  const std::string_view pressed = bar_icons(ui, bar, all, title_width(ui, title));
  if (pressed == "undo") step_back(model.workshop);
  if (pressed == "redo") step_on(model.workshop);
  if (pressed == "share" && has_walls(ui, editor.sketch())) model.ask(wish::ShareMaze{});
  page_title(ui, bar, ui.colours().text, title);
}

void save(Ui& ui, Model& model) {
  Workshop& workshop = model.workshop;
  if (!has_walls(ui, workshop.editor.sketch())) return;
  workshop.name = given_name(workshop.kept, workshop.at, workshop.name);
  workshop.at = keep_maze(workshop.kept, workshop.at, {workshop.name, workshop.editor.sketch()});
  model.ask(wish::KeepMazes{});
  model.ask(wish::KeepSketch{});
  ui.toast(tr("“{0}” is kept.", {workshop.name}));
}

float foot_height(const Ui& ui) { return ui.control(Type::Large) + 2 * gap::kMedium; }

void foot(Ui& ui, Model& model, Rect bar) {
  bar = bar.grown(-gap::kLarge, -gap::kMedium);
  const ButtonStyle style{Look::Secondary, icons::kSave};
  const float half = (bar.width() - gap::kMedium) * 0.5F;
  if (button_width(ui, tr("Save"), style) <= half * kSqueezed) {
    if (button(ui, "save", bar.cut_left(half), tr("Save"), style)) save(ui, model);
  } else {
    if (icon_button(ui, "save", bar.cut_left(kTouch).middle(), icons::kSave, tr("Save")))
      save(ui, model);
  }
  bar.cut_left(gap::kMedium);
  if (button(ui, "play", bar, tr("Play"), {Look::Primary, icons::kPlay}) &&
      has_walls(ui, model.workshop.editor.sketch())) {
    play_in(model, model.workshop.editor.sketch());
  }
}

void tools(Ui& ui, Model& model, const Rect& room) {
  Scroll scroll = begin_scroll(ui, "tools", room, gap::kLarge);
  show_tools(ui, model, scroll.column);
  end_scroll(ui, scroll);
}

}  // namespace

view::CameraPose drawing_pose() {
  view::CameraPose pose;
  pose.tilt = kTilt;
  return pose;
}

const view::Tabletop& drawing_table(Workshop& workshop) {
  const Sketch& now = workshop.editor.sketch();
  if (!workshop.table || !(workshop.drawn == now)) {
    const games::Game game(maze::Game(rules_with(maze::Rules{}, now)));
    // From the side of the first seat, as a person finds it at the table.
    workshop.table = view::make_tabletop(game, game.first_colour(0));
    workshop.drawn = now;
  }
  return *workshop.table;
}

void open_workshop(Model& model, const Sketch& sketch, std::string name,
                   std::optional<std::size_t> at) {
  Workshop& workshop = model.workshop;
  workshop.editor.replace(sketch);
  workshop.name = std::move(name);
  workshop.at = at;
  model.ask(wish::Go{Screen::Workshop});
}

void draw_another(Workshop& workshop, const Sketch& sketch) {
  workshop.editor.replace(sketch);
  part_from_kept(workshop);
}

bool has_walls(Ui& ui, const Sketch& sketch) {
  if (sketch.count() > 0) return true;
  ui.toast(std::string(tr("A maze needs at least one wall.")));
  return false;
}

void play_in(Model& model, const Sketch& sketch) {
  Draft& draft = model.drafts.of(kKind<maze::Game>);
  const auto& before = rules_of<maze::Game>(draft);
  maze::Rules rules = rules_with(before, sketch);
  rules.barricade = rules.barricade || before.barricade;  // a maze without any may still get some
  take_rules(draft, rules);
  model.ask(wish::KeepDrafts{});
  model.ask(wish::KeepSketch{});
  set_up_maze(model, model.screen == Screen::Workshop ? SetupFor::Maze : SetupFor::Play);
}

void show_workshop(Ui& ui, Model& model) {
  const Sketch before = model.workshop.editor.sketch();
  ui.push("workshop");
  keys(ui, model);
  model.table_shown = true;
  Rect room = ui.screen;
  const bool beside = room.width() > room.height() * kWider;
  const float head = std::max(kHead, ui.line(Type::Title) + gap::kSmall);
  if (beside) {
    constexpr float kPanel = 380.0F;
    Rect panel = room.cut_right(std::min(kPanel * ui.text_scale, room.width() * 0.5F));
    model.table = room.grown(-gap::kMedium);
    ui.panel(Rect{panel.min, ui.screen.max + ImVec2(corner::kSheet, corner::kSheet)}, 0);
    header(ui, model, panel.cut_top(head).grown(-gap::kSmall, 0));
    const Rect bottom = panel.cut_bottom(foot_height(ui));
    tools(ui, model, panel);
    foot(ui, model, bottom);
  } else {
    const Rect bar = room.cut_top(head);
    ui.panel(Rect{ui.screen.min - ImVec2(0, corner::kSheet * 2), bar.max}, corner::kSheet);
    header(ui, model, bar.grown(-gap::kSmall, 0));
    const float board = std::min(room.width() - 2 * gap::kTiny, room.height() * kBoardShare);
    model.table = room.cut_top(board).grown(-gap::kTiny, 0);
    ui.panel(Rect{room.min + ImVec2(0, gap::kSmall), room.max + ImVec2(0, corner::kSheet * 2)},
             corner::kSheet);
    room.cut_top(gap::kSmall);
    const float wide = std::min(room.width(), kTools * ui.text_scale);
    const Rect bottom = room.cut_bottom(foot_height(ui));
    tools(ui, model, centred(room, {wide, room.height()}));
    foot(ui, model, centred(bottom, {wide, bottom.height()}));
  }
  show_drawing(ui, model);  // last: for the keyboard, its many slots come after the tools
  ui.pop();
  if (!(before == model.workshop.editor.sketch())) {
    model.ask(wish::KeepSketch{});
    ui.want_frame();
  }
}

}  // namespace ui
