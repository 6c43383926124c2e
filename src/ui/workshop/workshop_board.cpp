// The board on the drawing table: a tap near a slot puts up or removes walls. For the keyboard and
// for screen readers each slot is a button of its own.
#include "games/maze/letters.h"
#include "ui/model.h"
#include "ui/workshop/workshop.h"
#include "view/maze/words.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kReach = 0.62F;  // board units around a slot; a cell is 1.46 wide

view::Camera camera_of(const Model& model, const view::Board& board) {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  const Rect& free = model.table;
  return view::make_camera(board, drawing_pose(), {size.x, size.y},
                           {{free.min.x, free.min.y}, {free.max.x, free.max.y}});
}

// The place of a slot on the screen.
Rect slot_rect(const view::Camera& camera, const view::Board& board, maze::Site slot) {
  const view::Place& place = board.slots[slot];
  const glm::vec2 reach = place.along * board.brick_half.x;
  const glm::vec2 a = camera.project({place.middle - reach, board.brick_half.z});
  const glm::vec2 b = camera.project({place.middle + reach, board.brick_half.z});
  constexpr float kThick = 8.0F;
  return Rect{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}}
      .grown(kThick);
}

std::string_view level_word(int level) {
  if (level == 0) return tr("no wall");
  return level == 1 ? tr("wall") : tr("barricade");
}

// “c3–c4: wall”.
std::string slot_words(const Editor& editor, maze::Site slot) {
  return view::labelled(view::maze_slot_words(slot), level_word(editor.level(slot)));
}

view::WallChange change_of(const Editor& editor, maze::Site slot) {
  const maze::Edges slots = maze::orbit(slot, editor.symmetry);
  const int to = editor.next_level(slot);
  view::WallChange change;
  if (to == 0) {
    change.take = slots & editor.sketch().walls;
  } else {
    change.level = to - 1;
    change.put = slots & ~(to == 1 ? editor.sketch().walls : editor.sketch().second);
  }
  return change;
}

void tap(Ui& ui, Model& model, maze::Site slot) {
  Editor& editor = model.workshop.editor;
  if (!(editor.ordinary() & maze::slot_edge(slot)).any()) {
    ui.toast(std::string(tr("Coloured walls stay where they are.")));
    return;
  }
  if (!editor.tap(slot)) {
    ui.toast(tr("A maze has at most {0} walls.", {std::to_string(maze::kMaxWalls)}));
    return;
  }
  ui.say(slot_words(editor, slot));
}

std::optional<maze::Site> slot_under_pointer(const view::Camera& camera, const view::Board& board) {
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const auto point = camera.on_plane({mouse.x, mouse.y}, board.brick_half.z);
  return point ? view::slot_at(board, *point, kReach) : std::nullopt;
}

}  // namespace

void show_drawing(Ui& ui, Model& model) {
  Workshop& workshop = model.workshop;
  const view::Board& board = drawing_table(workshop).board();
  const view::Camera camera = camera_of(model, board);
  view::WallChange change;
  const bool mouse = ImGui::GetIO().MouseSource == ImGuiMouseSource_Mouse;
  // The pointer takes the nearest slot, of any kind.
  const Touch all = ui.touch("board", model.table, {Role::Text, tr("The maze")});
  const auto pointed = slot_under_pointer(camera, board);
  const bool ordinary = pointed && (workshop.editor.ordinary() & maze::slot_edge(*pointed)).any();
  if (all.hovered && mouse && ordinary) change = change_of(workshop.editor, *pointed);
  if (all.clicked && pointed) tap(ui, model, *pointed);

  ui.push("slot");
  maze::for_each_slot(workshop.editor.ordinary(), [&](maze::Site slot) {
    const Touch touch = ui.touch(maze::print_slot(slot), slot_rect(camera, board, slot),
                                 {Role::Button, slot_words(workshop.editor, slot)});
    if (touch.clicked) tap(ui, model, slot);
    if (ui.focus_shown() && ui.focus() == touch.id) change = change_of(workshop.editor, slot);
  });
  ui.pop();
  if (!(workshop.change == change)) {
    workshop.change = change;
    ui.want_frame();
  }
}

}  // namespace ui
