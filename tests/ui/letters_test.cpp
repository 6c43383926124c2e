// The first frame is drawn with the letters that a sketch of its page has named, and needs no
// others.
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>

#include "assets/embedded.h"
#include "ui/context.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace {

constexpr ImVec2 kWindows[] = {{390, 844}, {844, 390}, {1280, 800}};

class FirstLetters : public testing::TestWithParam<view::Language> {
 protected:
  FirstLetters() {
    const auto file = "po/" + std::string(view::language_code(GetParam())) + ".mo";
    words_ = view::Words(GetParam(), assets::find(file));
    view::use_words(&words_);
  }
  ~FirstLetters() override { view::use_words(nullptr); }

  // Shows the title with these letters; returns those that it needed.
  std::unique_ptr<ui::Letters> show_title(ImVec2 window, ui::Letters& letters) {
    auto noted = std::make_unique<ui::Letters>();
    ui::Ui page;
    page.screen = ui::box(0, 0, window.x, window.y);
    page.fonts = ui::make_fonts(1.0F, 1.0F, &letters);
    page.fonts.noted = noted.get();
    ImGui::GetIO().DisplaySize = window;
    ImGui::NewFrame();
    page.begin();
    ui::show(page, model_);
    page.end();
    ImGui::EndFrame();
    return noted;
  }

 private:
  ui_test::Context context_;
  view::Words words_;
  ui::Model model_;
};

// The maze's sentences have arrows, which the text faces borrow from the icons.
TEST(Letters, AnArrowIsDrawn) {
  constexpr ImWchar kArrow = 0x2192;
  const ui_test::Context context;
  const ui::Fonts fonts = ui::make_fonts(1.0F, 1.0F, nullptr);
  for (const ui::Type type : {ui::Type::Caption, ui::Type::Body, ui::Type::Strong})
    EXPECT_NE(fonts.face(type)->FindGlyphNoFallback(kArrow), nullptr);
}

// The sum of a letter's coverage in the atlas.
int ink(const ImFont& face, ImWchar letter) {
  const ImFontGlyph* glyph = face.FindGlyphNoFallback(letter);
  if (glyph == nullptr) return 0;
  unsigned char* pixels = nullptr;
  int wide = 0;
  int high = 0;
  face.ContainerAtlas->GetTexDataAsAlpha8(&pixels, &wide, &high);
  const auto at = [](float share, int size) {
    return static_cast<int>(share * static_cast<float>(size) + 0.5F);
  };
  int sum = 0;
  for (int y = at(glyph->V0, high); y < at(glyph->V1, high); ++y) {
    for (int x = at(glyph->U0, wide); x < at(glyph->U1, wide); ++x) sum += pixels[y * wide + x];
  }
  return sum;
}

// A letter with an accent has all of its base: with wrong bounds in the font the stem of “í” is
// cut.
TEST(Letters, AreWholeBelowTheirAccents) {
  const ui_test::Context context;
  const ui::Fonts fonts = ui::make_fonts(1.0F, 1.0F, nullptr);
  constexpr std::array<std::pair<ImWchar, ImWchar>, 8> kPairs = {{{0xe1, 'a'},
                                                                  {0x10d, 'c'},
                                                                  {0xe9, 'e'},
                                                                  {0xed, 'i'},
                                                                  {0xf1, 'n'},
                                                                  {0xf3, 'o'},
                                                                  {0x16f, 'u'},
                                                                  {0x17e, 'z'}}};
  for (const ui::Type type :
       {ui::Type::Caption, ui::Type::Body, ui::Type::Strong, ui::Type::Heading}) {
    const ImFont& face = *fonts.face(type);
    for (const auto& [accented, base] : kPairs)
      EXPECT_GT(ink(face, accented), ink(face, base) * 9 / 10) << accented;
  }
}

TEST_P(FirstLetters, AreAllThatTheTitleNeeds) {
  for (const ImVec2 window : kWindows) {
    ui::Letters none;
    const auto sketch = show_title(window, none);
    const auto drawn = show_title(window, *sketch);
    for (std::size_t type = 0; type < ui::kTypes; ++type) {
      for (std::size_t letter = 0; letter <= IM_UNICODE_CODEPOINT_MAX; ++letter) {
        if ((*drawn)[type].GetBit(letter)) {
          EXPECT_TRUE((*sketch)[type].GetBit(letter)) << type << ' ' << letter;
        }
      }
    }
  }
}

// People are called João, Søren, Łukasz and Şafak; and bad luck is negative.
TEST(Faces, DrawTheLettersOfNames) {
  ui_test::Context context;
  const ui::Fonts fonts = ui::make_fonts(1.0F, 1.0F);
  constexpr std::array<ImWchar, 16> kLetters = {0xe3,  0xf5,  0xe5,  0xf8,  0xf6,  0xc5,
                                                0xd8,  0x141, 0x105, 0x119, 0x15f, 0x11f,
                                                0x219, 0x21b, 0x151, 0x2212};
  for (const ui::Type type :
       {ui::Type::Caption, ui::Type::Body, ui::Type::Strong, ui::Type::Large, ui::Type::Heading}) {
    for (const ImWchar letter : kLetters) {
      EXPECT_NE(fonts.face(type)->FindGlyphNoFallback(letter), nullptr)
          << static_cast<int>(type) << ' ' << letter;
    }
  }
}

// And Оля, Євген, Ngọc and Phương, once somebody is.
TEST(Faces, DrawTheLettersOfFurtherNamesOnceTheyAreAsked) {
  ui_test::Context context;
  ui::Fonts fonts = ui::make_fonts(1.0F, 1.0F);
  for (const std::string_view name : {"Ana", "João", "Łukasz", "Ștefan – 5 × 2 → “…”"}) {
    fonts.note(ui::Type::Body, name);
    EXPECT_FALSE(fonts.asks_names) << name;
  }
  for (const std::string_view name : {"Оля", "Dr. Євген", "Ngọc", "Phương"}) {
    fonts.asks_names = false;
    fonts.note(ui::Type::Body, name);
    EXPECT_TRUE(fonts.asks_names) << name;
  }
  fonts = ui::make_fonts(1.0F, 1.0F, nullptr, true);
  for (const ui::Type type : {ui::Type::Caption, ui::Type::Body, ui::Type::Heading}) {
    for (const int letter : {0x41e, 0x44f, 0x404, 0x1ecd, 0x1b0}) {
      EXPECT_NE(fonts.face(type)->FindGlyphNoFallback(static_cast<ImWchar>(letter)), nullptr)
          << static_cast<int>(type) << ' ' << letter;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, FirstLetters,
                         testing::Values(view::Language::English, view::Language::French,
                                         view::Language::Czech, view::Language::Spanish));

}  // namespace
