#include "ui/workshop/kept_mazes.h"

#include <algorithm>

#include "core/text.h"
#include "view/words/words.h"

namespace ui {

namespace {

std::optional<KeptMaze> parse_maze(std::string_view line) {
  const auto name = core::percent_decode(core::take_until(line, ' '));
  const auto sketch = parse_sketch(line);
  if (!name || !sketch) return std::nullopt;
  return KeptMaze{std::string(core::cut_to(*name, kLongestMazeName)), *sketch};
}

template <class T>
void add_missing(std::vector<T>& all, const std::vector<T>& more) {
  for (const T& one : more) {
    if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
  }
}

}  // namespace

std::string print_mazes(const KeptMazes& kept) {
  std::string out;
  for (const KeptMaze& maze : kept.mazes) {
    out += core::percent_encode(maze.name) + " " + print_sketch(maze.sketch) + "\n";
  }
  for (const std::string& line : kept.damaged) out += line + "\n";
  return out;
}

KeptMazes parse_mazes(std::string_view text) {
  KeptMazes kept;
  while (!text.empty()) {
    const std::string_view line = core::take_until(text, '\n');
    if (line.empty()) continue;
    if (const auto maze = parse_maze(line)) {
      kept.mazes.push_back(*maze);
    } else {
      kept.damaged.emplace_back(line);
    }
  }
  return kept;
}

void merge(KeptMazes& kept, const KeptMazes& more) {
  add_missing(kept.mazes, more.mazes);
  add_missing(kept.damaged, more.damaged);
}

std::optional<std::size_t> place_of(const KeptMazes& kept, const KeptMaze& maze) {
  const auto found = std::find(kept.mazes.begin(), kept.mazes.end(), maze);
  if (found == kept.mazes.end()) return std::nullopt;
  return static_cast<std::size_t>(found - kept.mazes.begin());
}

std::string free_name(const KeptMazes& kept, std::optional<std::size_t> at,
                      const std::string& name) {
  const auto taken = [&](std::string_view wanted) {
    for (std::size_t i = 0; i < kept.mazes.size(); ++i) {
      if (i != at && kept.mazes[i].name == wanted) return true;
    }
    return false;
  };
  std::string free = name;
  for (int number = 2; taken(free); ++number) {
    const std::string end = " " + std::to_string(number);
    free = std::string(core::cut_to(name, kLongestMazeName - end.size())) + end;
  }
  return free;
}

std::string given_name(const KeptMazes& kept, std::optional<std::size_t> at, std::string name) {
  std::size_t number = kept.mazes.size();
  while (name.empty()) {
    const std::string next = view::tr("Maze {0}", {std::to_string(++number)});
    if (free_name(kept, at, next) == next) name = next;
  }
  return free_name(kept, at, name);
}

std::size_t keep_maze(KeptMazes& kept, std::optional<std::size_t> at, KeptMaze maze) {
  if (at && *at < kept.mazes.size()) {
    kept.mazes[*at] = std::move(maze);
    return *at;
  }
  kept.mazes.push_back(std::move(maze));
  return kept.mazes.size() - 1;
}

}  // namespace ui
