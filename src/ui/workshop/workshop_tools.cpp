// Beside the drawing board: the maze's name, its fairness, and the tools that change it at once.
#include "assets/icons.h"
#include "core/bits.h"
#include "games/maze/fair.h"
#include "games/maze/maker.h"
#include "ui/draft/labels.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "ui/named_choice.h"
#include "ui/workshop/workshop.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kWarning = 26.0F;
constexpr float kFairness = 34.0F;  // height of a colour's cell, not counting its number

void head(Ui& ui, Column& column, std::string_view text) {
  ui.paragraph(column, Type::Strong, ui.colours().text, text, gap::kTiny);
}

std::string names_of_colours(unsigned colours) {
  return colour_words(AnyRules(maze::Rules{}), colours, ", ");
}

struct Verdict {
  std::string text;
  bool bad = false;
};

Verdict verdict(const maze::Fairness& fair) {
  if (fair.cut_off != 0) {
    return {tr("Cut off from the zone: {0}.", {names_of_colours(fair.cut_off)}), true};
  }
  if (fair.spread == 0) return {std::string(tr("Fair: every colour has equally far to go."))};
  return {view::tr_count("Uneven: the distances differ by {0} step.",
                         "Uneven: the distances differ by {0} steps.", fair.spread),
          true};
}

// One colour's steps out and back.
void way_cell(Ui& ui, Rect cell, core::Colour colour, const maze::Fairness& fair) {
  const Palette& c = ui.colours();
  constexpr float kDisc = 15.0F;
  colour_disc(ui, cell.cut_top(2 * kDisc + gap::kTiny).middle(), kDisc, view::quartet_hue(colour));
  const std::string name = colour_name(view::quartet_hue(colour));
  if (core::has_bit(fair.cut_off, colour)) {
    ui.record_text(Role::Text, cell, view::labelled(name, tr("cut off")));
    ui.icon(cell.middle(), c.danger, icons::kTriangleAlert, kWarning);
    return;
  }
  const std::string there = std::to_string(fair.there[colour]);
  const std::string back = std::to_string(fair.back[colour]);
  ui.record_text(Role::Text, cell, view::labelled(name, tr("{0} there, {1} back", {there, back})));
  const float wide = ui.measure(Type::Large, "00 + 00").x;
  ui.fit(Type::Large, cell.grown(-gap::kTiny, 0.0F), c.text,
         there + (wide < cell.width() ? " + " : "+") + back);
}

void fairness_card(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const maze::Fairness fair =
      maze::fairness(rules_with(maze::Rules{}, model.workshop.editor.sketch()));
  const Verdict said = verdict(fair);
  const float inner_width = column.width - 2 * gap::kMedium;
  const std::string_view title = tr("Steps to the zone and back");
  const float cells = kFairness + ui.line(Type::Large);
  const float title_high = ui.measure(Type::Caption, title, inner_width).y;
  const float said_high = ui.measure(Type::Strong, said.text, inner_width).y;
  const Rect card =
      column.take(title_high + cells + said_high + 2 * gap::kMedium + 2 * gap::kTiny, gap::kLarge);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-gap::kMedium);
  ui.fit(Type::Caption, inner.cut_top(title_high), c.muted, title);
  inner.cut_top(gap::kTiny);
  Rect row = inner.cut_top(cells);
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    way_cell(ui, row.cut_left(inner_width / maze::kColours), colour, fair);
  }
  inner.cut_top(gap::kTiny);
  ui.record_text(Role::Text, inner, said.text);
  ui.fit(Type::Strong, inner, said.bad ? c.danger : c.text, said.text);
}

void symmetry_tool(Ui& ui, Model& model, Column& column) {
  head(ui, column, tr("Each change is repeated"));
  const std::vector<Option> options = {
      {"none", std::string(tr("Not at all"))},       {"half", std::string(tr("Half turn"))},
      {"quarter", std::string(tr("Quarter turns"))}, {"columns", std::string(tr("Left and right"))},
      {"rows", std::string(tr("Top and bottom"))},   {"mirrors", std::string(tr("Both mirrors"))}};
  int chosen = static_cast<int>(model.workshop.editor.symmetry);
  if (choice_row(ui, column, "symmetry", tr("Each change is repeated"), options, chosen)) {
    model.workshop.editor.symmetry = static_cast<maze::Symmetry>(chosen);
  }
}

// Two buttons side by side, or one above the other if there is little width.
bool pair_of_buttons(Ui& ui, Column& column, std::string_view left_key, std::string_view left,
                     const char* left_icon, std::string_view right_key, std::string_view right,
                     const char* right_icon, bool& right_clicked) {
  const ButtonStyle first{Look::Secondary, left_icon, Align::Left};
  const ButtonStyle second{Look::Secondary, right_icon, Align::Left};
  const bool beside = std::max(button_width(ui, left, first), button_width(ui, right, second)) <=
                      (column.width - gap::kSmall) * 0.5F;
  const float wide = beside ? (column.width - gap::kSmall) * 0.5F : column.width;
  const float high =
      std::max(button_height(ui, left, wide, first), button_height(ui, right, wide, second));
  Rect row = column.take(high, gap::kSmall);
  const Rect left_at = row.cut_left(wide);
  row.cut_left(gap::kSmall);
  const Rect right_at = beside ? row : column.take(high, gap::kSmall);
  const bool left_clicked = button(ui, left_key, left_at, left, first);
  right_clicked = button(ui, right_key, right_at, right, second);
  return left_clicked;
}

// The board's own maze, with the other settings.
Sketch maze_of_board(maze::Board board, bool barricade) {
  maze::Rules rules;
  rules.board = board;
  rules.barricade = barricade;
  return sketch_of(rules);
}

void start_tools(Ui& ui, Model& model, Column& column) {
  Workshop& workshop = model.workshop;
  const Sketch& now = workshop.editor.sketch();
  const bool barricade = now.barricade;
  head(ui, column, tr("Start from"));
  bool right = false;
  if (pair_of_buttons(ui, column, "crossing", tr("Crossing"), icons::kGrid3x3, "pinwheel",
                      tr("Pinwheel"), icons::kGrid3x3, right)) {
    draw_another(workshop, maze_of_board(maze::Board::Crossing, barricade));
  }
  if (right) draw_another(workshop, maze_of_board(maze::Board::Pinwheel, barricade));
  if (pair_of_buttons(ui, column, "blank", tr("No walls"), icons::kEraser, "list", tr("My mazes"),
                      icons::kBrickWall, right)) {
    draw_another(workshop, {now.board, {}, {}, barricade});
  }
  if (right) model.ask(wish::Open{SheetKind::Mazes});
  column.space(gap::kSmall);
}

// The symmetry of random mazes: one that gives all four colours the same way.
maze::Symmetry fair_symmetry(maze::Symmetry chosen) {
  return chosen == maze::Symmetry::BothMirrors ? chosen : maze::Symmetry::QuarterTurn;
}

void random_tool(Ui& ui, Model& model, Column& column) {
  Workshop& workshop = model.workshop;
  const maze::Board board = workshop.editor.sketch().board;
  const maze::Symmetry symmetry = fair_symmetry(workshop.editor.symmetry);
  const maze::Lengths lengths = maze::lengths(board, symmetry);
  workshop.steps = std::clamp(workshop.steps, lengths.least, lengths.most);
  workshop.steps -= (workshop.steps - lengths.least) % maze::kLengthStep;
  head(ui, column, tr("Random maze: steps to the zone"));
  auto steps = static_cast<float>(workshop.steps);
  if (slider(ui, "steps", column.take(ui.control(), gap::kTiny), tr("Steps to the zone"), steps,
             {static_cast<float>(lengths.least), static_cast<float>(lengths.most),
              static_cast<float>(maze::kLengthStep)},
             std::to_string(workshop.steps))) {
    workshop.steps = static_cast<int>(steps);
  }
  const std::string_view label = tr("Make a random maze");
  const ButtonStyle style{Look::Secondary, icons::kShuffle};
  const Rect at = column.take(button_height(ui, label, column.width, style), gap::kLarge);
  if (!button(ui, "random", at, label, style)) return;
  Sketch made = workshop.editor.sketch();
  made.second = {};
  made.walls = maze::make_maze(board, workshop.steps, symmetry, workshop.seed++);
  draw_another(workshop, made);
}

void line_tools(Ui& ui, Model& model, Column& column) {
  Workshop& workshop = model.workshop;
  head(ui, column, tr("As text"));
  bool open = false;
  if (pair_of_buttons(ui, column, "copy", tr("Copy the maze"), icons::kCopy, "open-line",
                      tr("Paste a maze"), icons::kClipboardPaste, open)) {
    const Sketch& sketch = workshop.editor.sketch();
    if (has_walls(ui, sketch)) model.ask(wish::CopyText{print_sketch(sketch)});
  }
  if (open) {
    workshop.line.clear();
    workshop.trouble.reset();
    workshop.line_open = true;
  }
}

}  // namespace

void show_tools(Ui& ui, Model& model, Column& column) {
  Workshop& workshop = model.workshop;
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               tr("Tap a gap between two cells to build or remove a wall."), gap::kSmall);
  fairness_card(ui, model, column);
  if (field(ui, "name", column.take(ui.control(), gap::kLarge), tr("Name of the maze"),
            workshop.name, kLongestMazeName)) {
    model.ask(wish::KeepSketch{});
  }
  symmetry_tool(ui, model, column);
  random_tool(ui, model, column);
  start_tools(ui, model, column);
  bool barricade = workshop.editor.sketch().barricade;
  if (toggle(ui, "barricade", column, tr("Barricades: two walls in one gap"), barricade)) {
    workshop.editor.set_barricade(barricade);
  }
  column.space(gap::kMedium);
  line_tools(ui, model, column);
}

}  // namespace ui
