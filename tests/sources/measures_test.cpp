// Measures of the page have names: in src/ui every number but 0, 1, 2 and one half is in a
// constexpr. Drawings are exempt: a shape consists of its numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;

// The source without comments, strings, characters and preprocessor lines.
std::string bare(const std::string& source) {
  std::string out;
  for (std::size_t i = 0; i < source.size(); ++i) {
    const char c = source[i];
    const bool line_begins = i == 0 || source[i - 1] == '\n';
    if (source.compare(i, 2, "//") == 0 || (line_begins && c == '#')) {
      i = std::min(source.find('\n', i), source.size()) - 1;
    } else if (c == '"' || (c == '\'' && (i == 0 || std::isalnum(source[i - 1]) == 0))) {
      for (++i; i < source.size() && source[i] != c; ++i) {
        if (source[i] == '\\') ++i;
      }
    } else if (c != '\'') {
      out += c;
    }
  }
  return out;
}

std::size_t end_of_braces(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) return i;
  }
  return text.size();
}

// Removes values that have names: constants, and enumerators.
std::string without_named(std::string text) {
  for (const std::string_view word : {"constexpr ", "enum class "}) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
      const std::size_t open = text.find_first_of(";{", at);
      if (open == std::string::npos) break;
      std::size_t end = open;
      if (text[open] == '{') {
        end = end_of_braces(text, open);
        const std::string_view body = std::string_view(text).substr(open, end - open);
        if (body.find(';') != std::string_view::npos) {  // a function: its body counts
          at = open;
          continue;
        }
        end = text.find(';', end);
      }
      text.erase(at, end - at);
    }
  }
  return text;
}

bool is_word(char c) { return std::isalnum(c) != 0 || c == '_' || c == '.'; }

std::vector<std::string> numbers_of(const std::string& text) {
  constexpr std::array<std::string_view, 12> kPlain = {
      "0", "1", "2", "0U", "1U", "2U", "0.0F", "0.5F", "1.0F", "2.0F", "0.0", "1.0"};
  std::vector<std::string> found;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (std::isdigit(text[i]) == 0 || (i > 0 && is_word(text[i - 1]))) continue;
    std::size_t end = i;
    while (end < text.size() && is_word(text[end])) ++end;
    const std::string number = text.substr(i, end - i);
    if (std::find(kPlain.begin(), kPlain.end(), number) == kPlain.end()) found.push_back(number);
    i = end;
  }
  return found;
}

std::string read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

bool is_drawing(const std::string& name) {
  constexpr std::array<std::string_view, 7> kDrawings = {
      "kit/face.cpp",   "kit/symbol.cpp",  "maze/claw_crane.cpp", "maze/claw_cups.cpp",
      "maze/signs.cpp", "maze/turned.cpp", "sorry/cards.cpp"};
  return std::find(kDrawings.begin(), kDrawings.end(), name) != kDrawings.end();
}

TEST(Measures, TheScannerSeesBareNumbersOnly) {
  const auto found = [](const std::string& source) {
    return numbers_of(without_named(bare(source)));
  };
  EXPECT_EQ(found("f(x1, 2, 0.5F, \"7\", '8'); // 9\nconstexpr float kA = 3;").size(), 0U);
  EXPECT_EQ(found("constexpr std::array<int, 2> kB = {{3, 4}}; enum class E { A = 5 };").size(),
            0U);
  EXPECT_EQ(found("constexpr int f() { return 3; } g(4, 0x10);").size(), 3U);
}

TEST(Measures, HaveNames) {
  const fs::path root = fs::path(HS_SOURCE_DIR) / "src/ui";
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const std::string name = fs::relative(entry.path(), root).generic_string();
    if (entry.is_directory() || is_drawing(name)) continue;
    ++files;
    for (const std::string& number : numbers_of(without_named(bare(read_file(entry.path()))))) {
      ADD_FAILURE() << "src/ui/" << name << ": " << number << " has no name";
    }
  }
  EXPECT_GT(files, 100);
}

}  // namespace
