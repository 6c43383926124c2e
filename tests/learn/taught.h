// The games that have a lesson and rules pages, by their well-known names: each is a preset.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

inline std::vector<std::string> taught_games() {
  std::vector<std::string> names;
  for (const auto& file :
       std::filesystem::directory_iterator(std::filesystem::path(HS_SOURCE_DIR) / "assets/learn")) {
    if (file.path().extension() == ".lesson") names.push_back(file.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}
