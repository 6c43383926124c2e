#include "ui/workshop/kept_mazes.h"

#include <algorithm>

#include "core/text.h"

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

std::size_t keep_maze(KeptMazes& kept, std::optional<std::size_t> at, KeptMaze maze) {
  if (at && *at < kept.mazes.size()) {
    kept.mazes[*at] = std::move(maze);
    return *at;
  }
  kept.mazes.push_back(std::move(maze));
  return kept.mazes.size() - 1;
}

}  // namespace ui
