// The README's tables: every row has its columns, and the ratings are those that the page shows.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <string_view>

#include "ai/hooks.h"
#include "ai/ratings.h"
#include "games/game.h"

namespace {

// Cells lie between bars.
std::ptrdiff_t bars_of(std::string_view line) { return std::count(line.begin(), line.end(), '|'); }

std::string row_of(const ai::Rated& rated) {
  std::string row = "| `" + std::string(rated.rules) + "` |";
  for (const int rating : rated.ratings) {
    row += (rating < 0 ? " −" : " ") + std::to_string(std::abs(rating)) + " |";
  }
  return row;
}

TEST(Readme, TablesAreRectangular) {
  std::ifstream readme(std::filesystem::path(HS_SOURCE_DIR) / "README.md");
  std::ptrdiff_t bars = 0;
  int tables = 0;
  for (std::string line; std::getline(readme, line);) {
    if (line.empty() || line.front() != '|') {
      bars = 0;
    } else if (bars == 0) {
      bars = bars_of(line);
      ++tables;
    } else {
      EXPECT_EQ(bars_of(line), bars) << line;
    }
  }
  EXPECT_GT(tables, 8);
}

TEST(Readme, RatingsAreThoseOfThePage) {
  std::ifstream readme(std::filesystem::path(HS_SOURCE_DIR) / "README.md");
  std::set<std::string> rows;
  for (std::string line; std::getline(readme, line);) rows.insert(line);
  games::each_game([&]<class G>(std::type_identity<G> of_game) {
    for (const ai::Rated& rated : ai::ratings(of_game)) {
      EXPECT_TRUE(rows.contains(row_of(rated))) << row_of(rated);
    }
  });
}

}  // namespace
