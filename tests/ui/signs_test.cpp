// One set of symbols, one meaning for each icon, and no numbers under the slides of Sorry!.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <glm/common.hpp>
#include <map>
#include <set>
#include <string>

#include "games/game.h"
#include "ui/context.h"
#include "ui/kit/symbol.h"
#include "ui/sorry/card_art.h"
#include "view/table/tabletop.h"

namespace {

// A symbol as the panels draw it; tells where it has colour. y up, about −1…1, as in
// shaders/symbol.glsl.
class Drawn {
 public:
  explicit Drawn(view::Symbol shape)
      : Drawn([shape](ui::Ui& page) {
          ui::symbol(page, {0.0F, 0.0F}, kRadius, ui::rgb(0xffffff), shape);
        }) {}
  // The number of a Sorry! card, in the unit of shaders/digit.glsl.
  static Drawn card(int number) {
    constexpr float kWeight = 0.15F;
    return Drawn([number](ui::Ui& page) {
      ui::card_numeral(page, {0.0F, 0.0F}, kRadius, kWeight, ui::rgb(0xffffff), number);
    });
  }
  template <class Draw>
  explicit Drawn(Draw draw) {
    const ui_test::Context context;
    ImGui::GetIO().DisplaySize = {400.0F, 400.0F};
    ui::Ui page;
    context.spell(page);
    ImGui::NewFrame();
    page.begin();
    const int before = page.draw->IdxBuffer.Size;
    draw(page);
    for (int i = before; i < page.draw->IdxBuffer.Size; ++i) {
      const ImDrawVert& corner = page.draw->VtxBuffer[page.draw->IdxBuffer[i]];
      // The soft edge beyond the shape does not count.
      corners_.push_back({{corner.pos.x / kRadius, -corner.pos.y / kRadius},
                          (corner.col >> IM_COL32_A_SHIFT) > 0});
    }
    page.end();
    ImGui::Render();
  }
  [[nodiscard]] bool covers(float x, float y) const {
    for (std::size_t i = 0; i + 2 < corners_.size(); i += 3) {
      const Corner& a = corners_[i];
      const Corner& b = corners_[i + 1];
      const Corner& c = corners_[i + 2];
      if (!a.inked || !b.inked || !c.inked) continue;
      const float ab = side(a.at, b.at, {x, y});
      const float bc = side(b.at, c.at, {x, y});
      const float ca = side(c.at, a.at, {x, y});
      if ((ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0)) return true;
    }
    return false;
  }

 private:
  static constexpr float kRadius = 100.0F;
  struct Corner {
    ImVec2 at;
    bool inked;
  };
  static float side(ImVec2 a, ImVec2 b, ImVec2 p) {
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  }
  std::vector<Corner> corners_;
};

// Yellow is a sun with eight rays detached from its disc, wherever it is drawn; green is a clover
// with a stem.
TEST(Signs, PanelsDrawTheSymbolsOfTheBoard) {
  EXPECT_EQ(view::symbol_of(view::Hue::Yellow), view::Symbol::Sun);
  EXPECT_EQ(view::symbol_of(view::Hue::Green), view::Symbol::Clover);
  const Drawn sun(view::Symbol::Sun);
  EXPECT_TRUE(sun.covers(0.0F, 0.0F));
  EXPECT_TRUE(sun.covers(0.0F, 0.8F));
  EXPECT_FALSE(sun.covers(0.0F, 0.53F)) << "between disc and ray";
  EXPECT_FALSE(sun.covers(0.31F, 0.74F)) << "between two rays";
  const Drawn star(view::Symbol::Star);
  EXPECT_TRUE(star.covers(0.0F, 0.53F));
  const Drawn clover(view::Symbol::Clover);
  EXPECT_TRUE(clover.covers(0.0F, 0.47F));
  EXPECT_TRUE(clover.covers(0.46F, -0.14F));
  EXPECT_TRUE(clover.covers(-0.46F, -0.14F));
  EXPECT_TRUE(clover.covers(0.0F, -0.85F)) << "its stem";
  EXPECT_FALSE(clover.covers(0.5F, 0.6F));
}

// The panel's card has the same strokes as the card on the table.
TEST(Signs, PanelsPrintTheNumbersOfTheCards) {
  const Drawn five = Drawn::card(5);
  EXPECT_TRUE(five.covers(0.4F, 0.88F)) << "the flag";
  EXPECT_TRUE(five.covers(-0.37F, 0.5F)) << "the stem";
  EXPECT_TRUE(five.covers(0.51F, -0.34F)) << "the bowl";
  EXPECT_FALSE(five.covers(-0.03F, -0.34F)) << "inside the bowl";
  const Drawn ten = Drawn::card(10);
  EXPECT_TRUE(ten.covers(0.06F - 0.52F, 0.0F)) << "the one";
  EXPECT_TRUE(ten.covers(0.42F + 0.5F, 0.0F)) << "the nought";
  EXPECT_FALSE(ten.covers(0.42F, 0.0F)) << "inside the nought";
  const Drawn mark = Drawn::card(0);
  EXPECT_TRUE(mark.covers(0.0F, 0.8F));
  EXPECT_TRUE(mark.covers(0.0F, -0.74F));
  EXPECT_FALSE(mark.covers(0.0F, -0.45F)) << "between stroke and point";
}

// The words beside each use of an icon, if both are on one line.
std::map<std::string, std::set<std::string>> words_of_icons() {
  std::map<std::string, std::set<std::string>> words;
  const std::filesystem::path root = std::filesystem::path(HS_SOURCE_DIR) / "src" / "ui";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);) {
      const std::size_t icon = line.find("icons::k");
      const std::size_t word = line.find("tr(\"");
      if (icon == std::string::npos || word == std::string::npos) continue;
      const std::size_t from = icon + std::string("icons::").size();
      const std::size_t end = line.find_first_not_of(
          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", from);
      const std::size_t quote = word + std::string("tr(\"").size();
      words[line.substr(from, end - from)].insert(
          line.substr(quote, line.find('"', quote) - quote));
    }
  }
  return words;
}

// An icon has one meaning; here are those whose meaning has several words: a check agrees, an eye
// looks, a cross is a no.
TEST(Signs, AnIconHasOneMeaning) {
  const std::map<std::string, std::set<std::string>> several = {
      {"kChartLine", {"Chances", "How the game went"}},
      {"kCheck", {"I am ready", "Open", "Sit here", "Yes"}},
      {"kChevronLeft", {"Back", "Back one step", "The month before"}},
      {"kCopy", {"Copy the link", "Copy the maze"}},
      {"kDownload", {"Load the new version", "Save", "Save as a file"}},
      {"kEye", {"Look at the board", "Stand up and watch", "View from another seat"}},
      {"kGrid3x3", {"Crossing", "Pinwheel"}},
      {"kHistory", {"Watch again", "Watch from this moment"}},
      {"kHouse", {"Close the table here", "To the title page"}},
      {"kPlay", {"New game", "Next round", "Play", "Play on here"}},
      {"kRotateCcw",
       {"Another game: everyone moves on one seat", "Rematch", "Start this game again"}},
      {"kSave", {"Keep", "Save"}},
      {"kSend", {"Play by link", "Say it"}},
      {"kShare2", {"Send…", "Share"}},
      {"kUsers",
       {"At this table", "Back to my table", "Open tables", "Play online", "To the next game"}},
      {"kX", {"Free this seat", "No", "No, thank you", "Quit"}},
  };
  for (const auto& [icon, words] : words_of_icons()) {
    const auto known = several.find(icon);
    if (known != several.end()) {
      EXPECT_EQ(words, known->second) << icon;
    } else {
      EXPECT_EQ(words.size(), 1U) << icon << " " << testing::PrintToString(words);
    }
  }
}

// A word has one icon, but where it means two things: a box is opened and a file, a text is kept
// here and a file is saved.
TEST(Signs, AWordHasOneIcon) {
  std::map<std::string, std::set<std::string>> icons;
  for (const auto& [icon, words] : words_of_icons()) {
    for (const std::string& word : words) icons[word].insert(icon);
  }
  EXPECT_EQ(icons["Open"], (std::set<std::string>{"kCheck", "kUpload"}));
  EXPECT_EQ(icons["Save"], (std::set<std::string>{"kDownload", "kSave"}));
  for (const auto& [word, found] : icons) {
    if (word == "Open" || word == "Save") continue;
    EXPECT_EQ(found.size(), 1U) << word << " " << testing::PrintToString(found);
  }
}

// The squares of Sorry! bear no numbers.
TEST(Signs, TheSquaresOfSorryBearNoNumbers) {
  const auto table = view::make_tabletop(*games::Game::parse("sorry"), 0);
  int squares = 0;
  for (const view::Tile& tile : table->board().tiles) {
    EXPECT_EQ(tile.number, 0);
    ++squares;
  }
  EXPECT_GT(squares, 60);
}

// A square's number does not touch its symbol: neither beside nor above it.
TEST(Signs, NumbersLeaveSymbolsTheirSpace) {
  constexpr float kDigitWide = 1.42F;  // as in shaders/digit.glsl, in halves of its height
  for (const char* rules : {"maedn", "parchis"}) {
    const auto table = view::make_tabletop(*games::Game::parse(rules), 0);
    int both = 0;
    for (const view::Tile& tile : table->board().tiles) {
      if (tile.number == 0 || tile.symbol == view::Symbol::None) continue;
      const auto digits = static_cast<float>(std::to_string(tile.number).size());
      const glm::vec2 half =
          tile.number_size * glm::vec2(0.5F * kDigitWide * digits, 1.0F) + tile.symbol_size;
      const auto& at = tile.corners;
      const glm::vec2 middle = 0.25F * (at[0] + at[1] + at[2] + at[3]);
      const glm::vec2 away = glm::abs(tile.number_at - middle);
      EXPECT_TRUE(away.x > half.x || away.y > half.y) << rules << ' ' << tile.number;
      ++both;
    }
    EXPECT_GT(both, 0) << rules;
  }
}

}  // namespace
