// A maze on the drawing board: its walls, the symmetry that each change keeps, and its earlier
// states. Knows no widget and no picture.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"
#include "games/maze/game.h"
#include "games/maze/symmetry.h"

namespace ui {

// The drawing: the part of a maze's rules that an editor is about.
struct Sketch {
  maze::Board board = maze::Board::Crossing;
  maze::Edges walls;   // slots with at least one white wall
  maze::Edges second;  // slots with two: barricades
  bool barricade = false;
  [[nodiscard]] int count() const { return walls.count() + second.count(); }
  friend bool operator==(const Sketch&, const Sketch&) = default;
};
[[nodiscard]] Sketch sketch_of(const maze::Rules& rules);
// The rules with this maze's walls. An empty maze has no rules line.
[[nodiscard]] maze::Rules rules_with(const maze::Rules& rules, const Sketch& sketch);
// Reads a rules line, or the words after its game's name. A refusal names the key or the slot.
[[nodiscard]] core::Expected<Sketch> parse_sketch(std::string_view text);
[[nodiscard]] std::string print_sketch(const Sketch& sketch);

class Editor {
 public:
  explicit Editor(const Sketch& sketch = sketch_of(maze::Rules{})) : now_(sketch) {}

  [[nodiscard]] const Sketch& sketch() const { return now_; }
  // The slots that may hold white walls.
  [[nodiscard]] maze::Edges ordinary() const {
    return maze::kSlots & ~maze::layout(now_.board).coloured();
  }
  // The number of white walls on an ordinary slot: 0, 1 or 2.
  [[nodiscard]] int level(maze::Site slot) const;
  // The level after a tap on the slot: one wall more, and none after the most.
  [[nodiscard]] int next_level(maze::Site slot) const;

  // Gives the slot, and every slot that the symmetry pairs with it, its next level. False, and
  // nothing changes, if that would be more than maze::kMaxWalls.
  bool tap(maze::Site slot);
  // Puts another maze in its place, which may be one without walls.
  void replace(const Sketch& sketch);
  // Without barricades, the upper walls go.
  void set_barricade(bool on);

  [[nodiscard]] bool can_undo() const { return !past_.empty(); }
  [[nodiscard]] bool can_redo() const { return !future_.empty(); }
  // True if that leads from one maze to another: over a replace().
  bool undo();
  bool redo();

  maze::Symmetry symmetry = maze::Symmetry::QuarterTurn;

 private:
  // A state before or after a change, and whether that change put another maze in its place.
  struct Step {
    Sketch sketch;
    bool replaces = false;
  };
  void change(const Sketch& to, bool replaces = false);
  bool step(std::vector<Step>& from, std::vector<Step>& to);

  Sketch now_;
  std::vector<Step> past_, future_;
};

}  // namespace ui
