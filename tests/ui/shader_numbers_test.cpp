// Numbers that the shaders name again are those of the program.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <string>

#include "gfx/instances.h"
#include "view/board/scene.h"

namespace {

using view::TileKind;
using Numbers = std::map<std::string, int>;
using Mark = view::Mark::Kind;

template <class Enum>
int number(Enum value) {
  return static_cast<int>(value);
}

// The whole numbers among the shader's constants: “const int kSafe = 1, kStart = 2;”.
Numbers numbers_in(const std::string& shader) {
  std::ifstream in(std::string(HS_SOURCE_DIR) + "/shaders/" + shader, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  static const std::regex line("const int ([^;]*);");
  static const std::regex one(R"((k\w+) = (\d+))");
  Numbers found;
  for (std::sregex_iterator at(text.begin(), text.end(), line), end; at != end; ++at) {
    const std::string constants = (*at)[1].str();
    for (std::sregex_iterator of(constants.begin(), constants.end(), one); of != end; ++of) {
      found[(*of)[1].str()] = std::stoi((*of)[2].str());
    }
  }
  return found;
}

TEST(ShaderNumbers, OfMarksAreTheirKinds) {
  const Numbers known = {
      {"kSelectable", number(Mark::Selectable)}, {"kSelected", number(Mark::Selected)},
      {"kTarget", number(Mark::Target)},         {"kPath", number(Mark::Path)},
      {"kArrow", number(Mark::Arrow)},           {"kLastMove", number(Mark::LastMove)},
      {"kFocus", number(Mark::Focus)},           {"kFrost", number(Mark::Frost)},
      {"kSpark", number(Mark::Spark)},           {"kBar", number(Mark::Bar)},
      {"kContactShadow", gfx::kContactShadow}};
  EXPECT_EQ(numbers_in("mark.frag"), known);
  const Numbers long_ones = {{"kPath", number(Mark::Path)},
                             {"kArrow", number(Mark::Arrow)},
                             {"kBar", number(Mark::Bar)},
                             {"kCastShadow", gfx::kCastShadow}};
  EXPECT_EQ(numbers_in("mark.vert"), long_ones);
}

TEST(ShaderNumbers, OfInksAreTheirKinds) {
  const Numbers known = {{"kSymbol", number(gfx::InkKind::Symbol)},
                         {"kNumber", number(gfx::InkKind::Number)}};
  EXPECT_EQ(numbers_in("ink.frag"), known);
  EXPECT_EQ(numbers_in("ink.vert"), (Numbers{{"kSymbol", number(gfx::InkKind::Symbol)}}));
}

TEST(ShaderNumbers, OfTilesAreTheirKinds) {
  const Numbers known = {
      {"kSafe", number(TileKind::Safe)},         {"kStart", number(TileKind::Start)},
      {"kCorridor", number(TileKind::Corridor)}, {"kGoal", number(TileKind::Goal)},
      {"kSlot", number(TileKind::Slot)},         {"kLine", number(TileKind::Line)},
      {"kSlide", number(TileKind::Slide)},       {"kWalnut", number(view::Hue::Walnut)}};
  EXPECT_EQ(numbers_in("tile.frag"), known);
}

}  // namespace
