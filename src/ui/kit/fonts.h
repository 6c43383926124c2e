// The type scale: faces with as many pixels as this screen shows of them, to the nearest whole
// number. Knows the embedded font files, no widget.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ui/kit/theme.h"

namespace ui {

// The purpose of words. Sizes in css px at text size 100 % are in fonts.cpp.
enum class Type : std::uint8_t {
  Caption,  // notes
  Body,     // running text
  Strong,   // labels
  Large,    // banner lines
  Heading,  // section headings
  Title,    // page headings
  Display,  // the name of the game; holds only that name's letters
  Icon,
  BigIcon,
};
inline constexpr int kTypes = 9;

// Letters of each face.
using Letters = std::array<ImFontGlyphRangesBuilder, kTypes>;

// Cyrillic and Vietnamese letters, which people's names may have: a file of their own, which the
// page fetches as soon as it has to draw one.
inline constexpr std::string_view kNameLetters = "fonts/names.ttf";

struct Fonts {
  std::array<ImFont*, kTypes> faces{};
  std::array<float, kTypes> sizes{};  // css px, text size included
  Letters* noted = nullptr;           // if set, the letters of all words are noted there
  mutable bool asks_names = false;    // words had letters of kNameLetters
  [[nodiscard]] ImFont* face(Type type) const { return faces[static_cast<std::size_t>(type)]; }
  [[nodiscard]] float size(Type type) const { return sizes[static_cast<std::size_t>(type)]; }
  void note(Type type, std::string_view words) const;
};

// Puts one face with one letter into ImGui's atlas, for all types: enough to lay out a page roughly
// and to note its letters. `text_scale` 1…2.
[[nodiscard]] Fonts sketch_fonts(float text_scale);

// Draws all faces again into ImGui's atlas (one byte per pixel; the caller makes the texture).
// `ratio` is device pixels per css px, `text_scale` 1…2. With `only`, draws no more than these
// letters, and less finely: a page that needs few of them appears much sooner. `names`: with
// kNameLetters, which must be there.
[[nodiscard]] Fonts make_fonts(float ratio, float text_scale, Letters* only = nullptr,
                               bool names = false);

}  // namespace ui
