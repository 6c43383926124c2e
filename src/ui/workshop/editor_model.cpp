#include "ui/workshop/editor_model.h"

#include <utility>

#include "core/text.h"
#include "games/game.h"

namespace ui {

Sketch sketch_of(const maze::Rules& rules) {
  const maze::State start = maze::Game(rules).start();
  return {rules.board, start.white, start.second, rules.barricade};
}

maze::Rules rules_with(const maze::Rules& rules, const Sketch& sketch) {
  maze::Rules out = rules;
  out.board = sketch.board;
  out.own_walls = true;
  out.walls = sketch.walls;
  out.second = sketch.second;
  out.barricade = sketch.barricade;
  return out;
}

core::Expected<Sketch> parse_sketch(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  text = text.substr(0, text.find_last_not_of(kBlanks) + 1);
  const std::string line =
      text.find('=') < text.find(' ') ? "maze " + std::string(text) : std::string(text);
  const auto game = games::Game::parse(line);
  if (!game) return game.error();
  const auto* maze = game->as<maze::Game>();
  if (maze == nullptr) {
    return core::Sentence{"This line is not about a maze: it is a game of “{0}”.",
                          {std::string(game->name())}};
  }
  return sketch_of(maze->rules());
}

std::string print_sketch(const Sketch& sketch) {
  return maze::print_rules(rules_with(maze::Rules{}, sketch));
}

int Editor::level(maze::Site slot) const {
  const maze::Edges edge = maze::slot_edge(slot);
  return ((now_.walls & edge).any() ? 1 : 0) + ((now_.second & edge).any() ? 1 : 0);
}

int Editor::next_level(maze::Site slot) const {
  const int most = now_.barricade ? 2 : 1;
  return (level(slot) + 1) % (most + 1);
}

bool Editor::tap(maze::Site slot) {
  const maze::Edges slots = maze::orbit(slot, symmetry);
  const int to = next_level(slot);
  Sketch next = now_;
  next.walls = to > 0 ? next.walls | slots : next.walls & ~slots;
  next.second = to > 1 ? next.second | slots : next.second & ~slots;
  if (next.count() > maze::kMaxWalls) return false;
  change(next);
  return true;
}

void Editor::replace(const Sketch& sketch) { change(sketch, true); }

void Editor::set_barricade(bool on) {
  Sketch next = now_;
  next.barricade = on;
  if (!on) next.second = {};
  change(next);
}

void Editor::change(const Sketch& to, bool replaces) {
  if (to == now_) return;
  past_.push_back({std::exchange(now_, to), replaces});
  future_.clear();
}

bool Editor::step(std::vector<Step>& from, std::vector<Step>& to) {
  if (from.empty()) return false;
  const Step last = from.back();
  from.pop_back();
  to.push_back({std::exchange(now_, last.sketch), last.replaces});
  return last.replaces;
}

bool Editor::undo() { return step(past_, future_); }

bool Editor::redo() { return step(future_, past_); }

}  // namespace ui
