// The sheets for kept mazes and for pasting one as text, which is a rules line.
#include "assets/icons.h"
#include "games/maze/fair.h"
#include "ui/draft/pictures.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/workshop/workshop.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kSheet = 560.0F;
constexpr float kBeside = 330.0F;  // from this width on a card has its picture beside the words

constexpr float kPicture = 96.0F;
constexpr std::size_t kLongestLine = 600;

AnyRules any_rules(const Sketch& sketch) { return rules_with(maze::Rules{}, sketch); }

std::string about(const Sketch& sketch) {
  const maze::Fairness fair = maze::fairness(rules_with(maze::Rules{}, sketch));
  if (fair.cut_off != 0) return std::string(tr("Somebody is cut off."));
  const auto [least, most] = std::minmax_element(fair.there.begin(), fair.there.end());
  const std::string from = std::to_string(*least);
  return tr("Steps to the zone: {0}",
            {*least == *most ? from : from + "–" + std::to_string(*most)});
}

void remove(Model& model, std::size_t index) {
  Workshop& workshop = model.workshop;
  workshop.kept.mazes.erase(workshop.kept.mazes.begin() + static_cast<std::ptrdiff_t>(index));
  if (workshop.at == index) workshop.at.reset();
  if (workshop.at && *workshop.at > index) --*workshop.at;
  workshop.deleting.reset();
  model.ask(wish::KeepMazes{});
}

// The buttons for a kept maze; deleting it for good takes a second press.
void maze_buttons(Ui& ui, Model& model, Rect row, std::size_t index) {
  Workshop& workshop = model.workshop;
  const KeptMaze maze = workshop.kept.mazes[index];
  const float half = (row.width() - gap::kSmall) * 0.5F;
  if (workshop.deleting == index) {
    const Rect left = row.cut_left(half);
    row.cut_left(gap::kSmall);
    if (button(ui, "keep", left, tr("Keep it"))) workshop.deleting.reset();
    if (button(ui, "delete", row, tr("Delete"), {Look::Danger})) remove(model, index);
    return;
  }
  const Rect bin = row.cut_right(kTouch);
  const Rect edit = row.cut_right(kTouch);
  row.cut_right(gap::kTiny);
  if (button(ui, "play", row, tr("Play"), {Look::Primary, icons::kPlay})) {
    workshop.mazes_open = false;
    play_in(model, maze.sketch);
  }
  if (icon_button(ui, "edit", edit.middle(), icons::kPencil, tr("Edit “{0}”", {maze.name}))) {
    workshop.mazes_open = false;
    open_workshop(model, maze.sketch, maze.name, index);
  }
  if (icon_button(ui, "bin", bin.middle(), icons::kTrash2, tr("Delete “{0}”", {maze.name}))) {
    workshop.deleting = index;
  }
}

void maze_card(Ui& ui, Model& model, Column& column, std::size_t index) {
  const Palette& c = ui.colours();
  KeptMaze& maze = model.workshop.kept.mazes[index];
  const std::string line = about(maze.sketch);
  const bool beside = column.width > kBeside * ui.text_scale;
  const float words = column.width - 2 * gap::kMedium - (beside ? kPicture + gap::kMedium : 0.0F);
  const float line_high = ui.measure(Type::Caption, line, words).y;
  const float text_high = 2 * ui.control() + line_high + 2 * gap::kTiny;
  const float high = beside ? std::max(kPicture, text_high) : kPicture + gap::kSmall + text_high;
  const Rect card = column.take(high + 2 * gap::kMedium, gap::kMedium);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-gap::kMedium);
  draw_picture(ui, model, beside ? inner.cut_left(kPicture) : inner.cut_top(kPicture),
               any_rules(maze.sketch));
  if (beside) {
    inner.cut_left(gap::kMedium);
  } else {
    inner.cut_top(gap::kSmall);
  }
  bool renamed = field(ui, "name", inner.cut_top(ui.control()), tr("Name of the maze"), maze.name,
                       kLongestMazeName);
  std::optional<std::size_t>& named = model.workshop.named;
  if (ui.is_editing(ui.id("name"))) {
    named = index;
  } else if (named == index) {  // written: each maze has a name that no other has
    named.reset();
    const std::string name = given_name(model.workshop.kept, index, maze.name);
    renamed = renamed || name != maze.name;
    maze.name = name;
  }
  if (renamed) {
    if (model.workshop.at == index) model.workshop.name = maze.name;
    model.ask(wish::KeepMazes{});
    model.ask(wish::KeepSketch{});
  }
  inner.cut_top(gap::kTiny);
  const Rect note = inner.cut_top(line_high);
  ui.record_text(Role::Text, note, line);
  ui.fit(Type::Caption, note, c.muted, line, Align::Left);
  inner.cut_top(gap::kTiny);
  maze_buttons(ui, model, inner.cut_top(ui.control()), index);
}

}  // namespace

void show_mazes(Ui& ui, Model& model) {
  Workshop& workshop = model.workshop;
  Sheet sheet = begin_sheet(ui, "mazes", tr("My mazes"), workshop.mazes_open, kSheet);
  Column& column = sheet.scroll.column;
  const Palette& c = ui.colours();
  if (model.screen != Screen::Workshop &&
      row_button(ui, column, "build", tr("Go to the maze workshop"),
                 {Look::Secondary, icons::kBrickWall, Align::Left})) {
    workshop.mazes_open = false;
    model.ask(wish::Go{Screen::Workshop});
  }
  if (row_button(ui, column, "open-line", tr("Paste a maze"),
                 {Look::Secondary, icons::kClipboardPaste, Align::Left})) {
    workshop.line.clear();
    workshop.trouble.reset();
    workshop.line_open = true;
  }
  column.space(gap::kSmall);
  if (workshop.kept.mazes.empty()) {
    ui.paragraph(column, Type::Body, c.muted,
                 tr("No mazes yet. What you save in the workshop appears here."));
  }
  if (!workshop.kept.damaged.empty()) {
    ui.paragraph(column, Type::Caption, c.danger,
                 tr("Kept mazes that cannot be read, left as they are: {0}.",
                    {std::to_string(workshop.kept.damaged.size())}),
                 gap::kMedium);
  }
  // The newest first; a maze may disappear while they are shown.
  for (std::size_t i = workshop.kept.mazes.size(); i-- > 0;) {
    ui.push("maze-" + std::to_string(i + 1));
    maze_card(ui, model, column, i);
    ui.pop();
  }
  end_sheet(ui, sheet);
  if (!workshop.mazes_open) workshop.deleting.reset();
}

void show_open_line(Ui& ui, Model& model) {
  Workshop& workshop = model.workshop;
  Sheet sheet = begin_sheet(ui, "line", tr("Paste a maze"), workshop.line_open);
  Column& column = sheet.scroll.column;
  const Palette& c = ui.colours();
  ui.paragraph(column, Type::Body, c.muted,
               tr("Paste the text of a maze, for example one that was copied here."), gap::kMedium);
  if (field(ui, "text", column.take(ui.control(), gap::kMedium), tr("The maze as text"),
            workshop.line, kLongestLine)) {
    workshop.trouble.reset();
  }
  if (workshop.trouble) {
    ui.paragraph(column, Type::Strong, c.danger, tr(*workshop.trouble), gap::kMedium);
  }
  if (row_button(ui, column, "open", tr("Open"), {Look::Primary, icons::kCheck, Align::Left}) ||
      ui.entered("text")) {
    if (const auto sketch = parse_sketch(workshop.line)) {
      workshop.line_open = false;
      workshop.mazes_open = false;
      open_workshop(model, *sketch, "", std::nullopt);
    } else {
      workshop.trouble = sketch.error();
      ui.say(tr(sketch.error()));
    }
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
