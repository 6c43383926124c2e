// The mazes that a person has built or kept, as text that outlives the program: one line per maze,
// with its name and its rules line. Knows no storage and no widget.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/workshop/editor_model.h"

namespace ui {

inline constexpr std::size_t kLongestMazeName = 40;  // letters

struct KeptMaze {
  std::string name;
  Sketch sketch;
  friend bool operator==(const KeptMaze&, const KeptMaze&) = default;
};

struct KeptMazes {
  std::vector<KeptMaze> mazes;       // the newest last
  std::vector<std::string> damaged;  // lines that could not be read, kept unchanged
  friend bool operator==(const KeptMazes&, const KeptMazes&) = default;
};
[[nodiscard]] std::string print_mazes(const KeptMazes& kept);
[[nodiscard]] KeptMazes parse_mazes(std::string_view text);

// Adds the mazes and the damaged lines that are not here yet, at the end.
void merge(KeptMazes& kept, const KeptMazes& more);

// The place of a maze of this name with these walls.
[[nodiscard]] std::optional<std::size_t> place_of(const KeptMazes& kept, const KeptMaze& maze);

// `name`, or if another maze than maze `at` has it, `name` with the first number that is free.
[[nodiscard]] std::string free_name(const KeptMazes& kept, std::optional<std::size_t> at,
                                    const std::string& name);

// The same for what a person wrote: a maze without a name is numbered.
[[nodiscard]] std::string given_name(const KeptMazes& kept, std::optional<std::size_t> at,
                                     std::string name);

// Keeps a maze, in the place of maze `at` or as a new one; returns its place.
std::size_t keep_maze(KeptMazes& kept, std::optional<std::size_t> at, KeptMaze maze);

}  // namespace ui
