// Reads the #include lines of src: a layer includes its own files and those of the layers to its
// left. `play <- ai` and `play <- view`, but ai and view do not know each other, and gfx knows no
// game.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

using Names = std::set<std::string>;

const std::map<std::string, Names>& allowed() {
  static const std::map<std::string, Names> layers = {
      {"core", {}},
      {"games", {"core"}},
      {"play", {"core", "games"}},
      {"ai", {"core", "games", "play"}},
      {"view", {"core", "games", "play"}},
      {"gfx", {"core", "view"}},
      {"ui", {"core", "games", "play", "ai", "view", "gfx"}},
      {"app", {"core", "games", "play", "ai", "view", "gfx", "ui"}},
  };
  return layers;
}

struct Include {
  std::string file;  // relative to the folder that was read
  int line;
  std::string what;
};

std::vector<Include> includes(const char* folder = "src") {
  const std::filesystem::path root = std::filesystem::path(HS_SOURCE_DIR) / folder;
  std::vector<Include> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".h" && extension != ".cpp") {
      continue;
    }
    std::ifstream in(entry.path());
    int number = 0;
    for (std::string line; std::getline(in, line);) {
      ++number;
      constexpr std::string_view kStart = "#include \"";
      if (line.starts_with(kStart)) {
        const std::string what =
            line.substr(kStart.size(), line.find('"', kStart.size()) - kStart.size());
        found.push_back(
            {std::filesystem::relative(entry.path(), root).generic_string(), number, what});
      }
    }
  }
  return found;
}

std::string layer_of(const std::string& path) { return path.substr(0, path.find('/')); }

TEST(Layers, EveryFolderOfSrcIsOne) {
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(HS_SOURCE_DIR) / "src")) {
    EXPECT_TRUE(allowed().contains(entry.path().filename().string())) << entry.path();
  }
}

TEST(Layers, IncludeOnlyThemselvesAndThoseToTheirLeft) {
  int seen = 0;
  for (const auto& [file, line, what] : includes()) {
    const std::string from = layer_of(file);
    const std::string to = layer_of(what);
    const auto layer = allowed().find(from);
    if (layer == allowed().end() || !allowed().contains(to)) {
      continue;
    }
    ++seen;
    EXPECT_TRUE(from == to || layer->second.contains(to))
        << "src/" << file << ":" << line << " includes " << what;
  }
  EXPECT_GT(seen, 50);
}

// All other tests run under node too, where there is neither Dear ImGui nor a window.
TEST(Layers, OnlyTheirOwnTestsIncludeThoseThatNeedAWindow) {
  const Names need_window = {"gfx", "ui", "app"};
  const Names have_window = {"ui", "app", "made_up_game", "tempo"};
  int seen = 0;
  for (const auto& [file, line, what] : includes("tests")) {
    if (!need_window.contains(layer_of(what))) continue;
    ++seen;
    EXPECT_TRUE(have_window.contains(layer_of(file)))
        << "tests/" << file << ":" << line << " includes " << what;
  }
  EXPECT_GT(seen, 20);
}

// Below a layer's folder: the folder in it that a file is in, empty for a file of the layer itself.
std::string folder_of(const std::string& path) {
  const auto first = path.find('/');
  const auto second = path.find('/', first + 1);
  return second == std::string::npos ? "" : path.substr(first + 1, second - first - 1);
}

// Whether `from` leads to `to` in one or more steps.
bool leads(const std::map<std::string, Names>& uses, const std::string& from, const std::string& to,
           Names& seen) {
  const auto found = uses.find(from);
  if (found == uses.end()) return false;
  return std::any_of(found->second.begin(), found->second.end(), [&](const std::string& next) {
    return next == to || (seen.insert(next).second && leads(uses, next, to, seen));
  });
}

// The folders of a layer have an order too. The files beside them declare what all of them share,
// and join them.
TEST(Layers, NoFolderNeedsOneThatNeedsIt) {
  std::map<std::string, std::map<std::string, Names>> layers;
  for (const auto& [file, line, what] : includes()) {
    if (layer_of(file) != layer_of(what)) continue;
    const std::string from = folder_of(file);
    const std::string to = folder_of(what);
    if (from.empty() || to.empty() || from == to) continue;
    layers[layer_of(file)][from].insert(to);
  }
  EXPECT_GE(layers.size(), 3U);
  for (const auto& [layer, uses] : layers) {
    for (const auto& [folder, others] : uses) {
      Names seen;
      EXPECT_FALSE(leads(uses, folder, folder, seen)) << "src/" << layer << "/" << folder;
    }
  }
}

// Paths begin at src, so that the test above sees every include of ours.
TEST(Layers, OwnHeadersAreNamedFromSrc) {
  for (const auto& [file, line, what] : includes()) {
    const auto beside = (std::filesystem::path(HS_SOURCE_DIR) / "src" / file).parent_path() / what;
    EXPECT_TRUE(what.find('/') != std::string::npos || !std::filesystem::exists(beside))
        << "src/" << file << ":" << line << " includes " << what;
  }
}

// Rules are pure: they include nothing by which a clock, a thread, a stream or the machine's floats
// could matter.
TEST(Layers, RulesIncludeNothingImpure) {
  const Names impure = {"<chrono>", "<ctime>",  "<time.h>",        "<random>",       "<thread>",
                        "<mutex>",  "<atomic>", "<iostream>",      "<fstream>",      "<filesystem>",
                        "<cmath>",  "<locale>", "<unordered_map>", "<unordered_set>"};
  const std::filesystem::path root = std::filesystem::path(HS_SOURCE_DIR) / "src";
  for (const std::string folder : {"core", "games", "play", "ai"}) {
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
      if (!entry.is_regular_file()) {
        continue;
      }
      ++files;
      std::ifstream in(entry.path());
      for (std::string line; std::getline(in, line);) {
        const std::size_t begin = line.find('<');
        if (line.starts_with("#include") && begin != std::string::npos) {
          const std::string header = line.substr(begin, line.find('>') - begin + 1);
          EXPECT_FALSE(impure.contains(header)) << entry.path() << " " << line;
        }
      }
    }
    EXPECT_GT(files, 10) << "src/" << folder;
  }
}

// The folders of src/games: each game's name.
Names game_names() {
  Names names;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(HS_SOURCE_DIR) / "src/games")) {
    if (entry.is_directory()) names.insert(entry.path().filename().string());
  }
  return names;
}

// A file without its comments, in lower case.
std::string code_of(const std::filesystem::path& path) {
  std::ifstream in(path);
  std::string code;
  for (std::string line; std::getline(in, line);) {
    code += line.substr(0, line.find("//")) + '\n';
  }
  std::transform(code.begin(), code.end(), code.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return code;
}

// Whether a game's word occurs, not as part of a longer one: “sorry::Rules”, not “mazes”.
bool names_game(const std::string& code, const std::string& game) {
  const auto letter = [&code](std::size_t at) {
    return at < code.size() && std::isalpha(static_cast<unsigned char>(code[at])) != 0;
  };
  for (auto at = code.find(game); at != std::string::npos; at = code.find(game, at + 1)) {
    if ((at == 0 || !letter(at - 1)) && !letter(at + game.size())) return true;
  }
  return false;
}

// What differs between games is in the games' own folders; several games are named only by the
// lists that join those, by version 1 of the share links, which can never change, and by the daily
// race's week.
TEST(Layers, OnlyTheListsNameSeveralGames) {
  const Names lists = {"play/hooks.h", "play/link/text.cpp", "ai/hooks.h",
                       "view/hooks.h", "ui/hooks.h",         "play/daily_week.h"};
  const Names games = game_names();
  EXPECT_GE(games.size(), 3U);
  const std::filesystem::path root = std::filesystem::path(HS_SOURCE_DIR) / "src";
  Names found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const auto path = std::filesystem::relative(entry.path(), root);
    const bool of_a_game = std::any_of(path.begin(), path.end(), [&games](const auto& part) {
      return games.contains(part.string());
    });
    if (!entry.is_regular_file() || of_a_game || *path.begin() == "games") continue;
    const std::string code = code_of(entry.path());
    const auto named = std::count_if(games.begin(), games.end(), [&code](const std::string& game) {
      return names_game(code, game);
    });
    if (named >= 2) found.insert(path.generic_string());
  }
  EXPECT_EQ(found, lists);
}

}  // namespace
