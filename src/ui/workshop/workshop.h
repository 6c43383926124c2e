// The maze workshop: the drawing board of the screen of that name, and the kept mazes. Parts of its
// screen and sheets.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "ui/kit/ui.h"
#include "ui/workshop/kept_mazes.h"
#include "view/maze/sketch.h"

namespace ui {

struct Model;

inline constexpr int kUsualSteps = 12;

struct Workshop {
  Editor editor;
  std::string name;
  std::optional<std::size_t> at;  // its place among the kept mazes
  KeptMazes kept;
  std::optional<std::size_t> named;  // the kept maze whose name is being written
  int steps = kUsualSteps;           // from home to the zone, asked of the next random maze
  std::uint64_t seed = 0;            // of the next random maze

  // The table, which shows `drawn`, and what the next tap would change.
  std::unique_ptr<view::Tabletop> table;
  Sketch drawn;
  view::WallChange change;

  // Sheets.
  bool mazes_open = false;
  bool line_open = false;
  std::string line;                       // a rules line to be opened
  std::optional<core::Sentence> trouble;  // why it cannot be opened
  std::optional<std::size_t> deleting;    // a maze whose deletion must still be confirmed
};

// The camera for the drawing board.
[[nodiscard]] view::CameraPose drawing_pose();
// The table with what is drawn now.
const view::Tabletop& drawing_table(Workshop& workshop);

// Puts a maze on the drawing board and shows the screen; undo brings back what was drawn there
// before. `at`: its place among the kept mazes.
void open_workshop(Model& model, const Sketch& sketch, std::string name,
                   std::optional<std::size_t> at);
// Goes to the set-up with this maze.
void play_in(Model& model, const Sketch& sketch);

// Puts another maze on the drawing board, which belongs to none of the kept ones: saving it makes a
// new one.
void draw_another(Workshop& workshop, const Sketch& sketch);
// Says so if the maze has no wall: then it has no rules line and would not be a maze.
[[nodiscard]] bool has_walls(Ui& ui, const Sketch& sketch);

void show_workshop(Ui& ui, Model& model);
// Keeps the sketch and goes back to the set-up.
void leave_workshop(Model& model);

// The board with its slots, in the part of the screen that is the table's (workshop_board.cpp).
void show_drawing(Ui& ui, Model& model);
// Name, fairness and tools (workshop_tools.cpp).
void show_tools(Ui& ui, Model& model, Column& column);
// The kept mazes, and opening a rules line (mazes.cpp).
void show_mazes(Ui& ui, Model& model);
void show_open_line(Ui& ui, Model& model);

}  // namespace ui
