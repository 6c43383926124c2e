#include "ui/kit/fonts.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

#include "assets/embedded.h"
#include "assets/icons.h"

namespace ui {

namespace {

constexpr float kIconDrop = 0.24F;    // of the icons' size: how far they hang below the line
constexpr float kIconShare = 0.92F;   // of the line
constexpr float kLargeType = 18.0F;   // larger type …
constexpr float kSlowGrowth = 0.55F;  // … grows by this share of the text's growth
constexpr float kFineScreen = 1.5F;   // device pixels per css px that need no oversampling

struct Spec {
  std::string_view file;
  float size;
  const ImWchar* letters;
};

// All letters that a name or a sentence may have.
constexpr ImWchar kAll[] = {0x20,   0x7e,   0xa0,   0x17f,  0x218,  0x21b,  0x2010, 0x2015,
                            0x2018, 0x201e, 0x2022, 0x2022, 0x2026, 0x2026, 0x2039, 0x203a,
                            0x2190, 0x2193, 0x2212, 0x2212, 0x2264, 0x2265, 0};
// The letters that the four languages need.
constexpr ImWchar kOurs[] = {0x20,   0x7e,   0xa0,   0xff,   0x10c,  0x10f,  0x11a,  0x11b,
                             0x147,  0x148,  0x152,  0x153,  0x158,  0x159,  0x160,  0x161,
                             0x164,  0x165,  0x16e,  0x16f,  0x17d,  0x17e,  0x2013, 0x2014,
                             0x2018, 0x201e, 0x2026, 0x2026, 0x2192, 0x2192, 0};
constexpr ImWchar kName[] = {'H', 'H', 'c', 'c', 'e', 'e', 'h', 'h',
                             'm', 'm', 'o', 'o', 'r', 't', 0};
constexpr ImWchar kIcons[] = {icons::kFirst, icons::kLast, 0};

constexpr Spec kSpecs[kTypes] = {
    {"fonts/body.ttf", 13.5F, kAll},    {"fonts/body.ttf", 16.0F, kAll},
    {"fonts/bold.ttf", 16.0F, kAll},    {"fonts/bold.ttf", 20.0F, kAll},
    {"fonts/title.ttf", 21.0F, kAll},   {"fonts/title.ttf", 30.0F, kOurs},
    {"fonts/title.ttf", 56.0F, kName},  {"fonts/icons.ttf", 22.0F, kIcons},
    {"fonts/icons.ttf", 34.0F, kIcons},
};

// Our text faces have no arrow, so the icons' one is used. It stands far behind all other letters,
// which makes a face's tables long: a face that needs no arrow does without.
constexpr ImWchar kArrow = 0x2192;
constexpr ImWchar kArrowIcon = 0xe049;
constexpr ImWchar kArrowOnly[] = {kArrowIcon, kArrowIcon, 0};

bool wants_arrow(const Spec& spec, const ImFontGlyphRangesBuilder* only) {
  const bool text = spec.letters == kAll || spec.letters == kOurs;
  return text && (only == nullptr || only->GetBit(kArrow));
}

void borrow_arrow(ImFontAtlas& atlas, float pixels) {
  const auto bytes = assets::find("fonts/icons.ttf");
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.MergeMode = true;
  config.GlyphOffset.y = std::round(pixels * kIconDrop);
  atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(bytes.data()),
                             static_cast<int>(bytes.size()), std::round(pixels * kIconShare),
                             &config, kArrowOnly);
}

// The headings' face has the letters of our own words only; those of people's names that it lacks
// come from the other one.
constexpr std::string_view kHeadings = "fonts/title.ttf";
constexpr std::string_view kForNames = "fonts/bold.ttf";
// The letters of kNameLetters, as the build cuts them (fonts.cmake).
constexpr ImWchar kOfNames[] = {0x1a0, 0x1b0, 0x400, 0x52f, 0x1ea0, 0x1ef9, 0};

void borrow_letters(ImFontAtlas& atlas, std::string_view file, float pixels, const ImWchar* letters,
                    int oversample) {
  const auto bytes = assets::find(file);
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.MergeMode = true;
  config.OversampleH = oversample;
  config.OversampleV = 1;
  atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(bytes.data()),
                             static_cast<int>(bytes.size()), pixels, &config, letters);
}

bool has_letters_of_names(std::string_view words) {
  constexpr unsigned char kBeyondAscii = 0x80;
  const char* end = words.data() + words.size();
  for (const char* at = words.data(); at < end;) {
    if (static_cast<unsigned char>(*at) < kBeyondAscii) {
      ++at;
      continue;
    }
    unsigned letter = 0;
    at += ImTextCharFromUtf8(&letter, at, end);
    for (const ImWchar* range = kOfNames; *range != 0; range += 2) {
      if (letter >= range[0] && letter <= range[1]) return true;
    }
  }
  return false;
}

// Letters larger than this many pixels are stretched, so that the atlas stays small.
constexpr float kMaxPixels = 72.0F;
constexpr float kMaxDisplayPixels = 200.0F;

using Ranges = std::array<ImVector<ImWchar>, kTypes>;

// The same as ImGui wants them; no face may be without letters.
Ranges ranges_of(Letters& letters) {
  Ranges ranges;
  for (std::size_t i = 0; i < kTypes; ++i) {
    letters[i].AddChar(kSpecs[i].letters[0]);
    letters[i].BuildRanges(&ranges[i]);
  }
  return ranges;
}

// Headings grow less than running text, or they alone would fill a phone.
float size_of(const Spec& spec, float text_scale) {
  const float growth =
      spec.size > kLargeType ? 1.0F + (text_scale - 1.0F) * kSlowGrowth : text_scale;
  return spec.size * growth;
}

void begin_atlas(ImFontAtlas& atlas) {
  atlas.Clear();
  atlas.Flags = ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoPowerOfTwoHeight;
}

// `letters` must live until the atlas has been built.
ImFont* add_face(ImFontAtlas& atlas, const Spec& spec, float pixels, const ImWchar* letters,
                 int oversample) {
  const auto bytes = assets::find(spec.file);
  IM_ASSERT(!bytes.empty() && "the build embeds every font");
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = oversample;
  config.OversampleV = 1;
  config.PixelSnapH = false;
  return atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(bytes.data()),
                                    static_cast<int>(bytes.size()), pixels, &config, letters);
}

}  // namespace

void Fonts::note(Type type, std::string_view words) const {
  asks_names = asks_names || has_letters_of_names(words);
  if (noted == nullptr) return;
  (*noted)[static_cast<std::size_t>(type)].AddText(words.data(), words.data() + words.size());
}

Fonts sketch_fonts(float text_scale) {
  static constexpr ImWchar kOne[] = {'o', 'o', 0};
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  begin_atlas(atlas);
  Fonts fonts;
  const Spec& body = kSpecs[static_cast<std::size_t>(Type::Body)];
  fonts.faces.fill(add_face(atlas, body, body.size, kOne, 1));
  atlas.Build();
  for (std::size_t i = 0; i < kTypes; ++i) fonts.sizes[i] = size_of(kSpecs[i], text_scale);
  return fonts;
}

Fonts make_fonts(float ratio, float text_scale, Letters* only, bool names) {
  Ranges few;
  if (only != nullptr) few = ranges_of(*only);
  const int oversample = only == nullptr && ratio < kFineScreen ? 2 : 1;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  begin_atlas(atlas);
  Fonts fonts;
  std::array<bool, kTypes> arrows{};
  for (std::size_t i = 0; i < kTypes; ++i) {
    const Spec& spec = kSpecs[i];
    fonts.sizes[i] = size_of(spec, text_scale);
    const float most = spec.letters == kName ? kMaxDisplayPixels : kMaxPixels;
    const float pixels = std::min(std::round(fonts.sizes[i] * ratio), most);
    const ImWchar* letters = only != nullptr ? few[i].Data : spec.letters;
    fonts.faces[i] = add_face(atlas, spec, pixels, letters, oversample);
    if (spec.file == kHeadings && spec.letters != kName)
      borrow_letters(atlas, kForNames, pixels, letters, oversample);
    if (names && (spec.letters == kAll || spec.letters == kOurs))
      borrow_letters(atlas, kNameLetters, pixels, kOfNames, oversample);
    arrows[i] = wants_arrow(spec, only != nullptr ? &(*only)[i] : nullptr);
    if (arrows[i]) borrow_arrow(atlas, pixels);
  }
  atlas.Build();
  for (std::size_t i = 0; i < kTypes; ++i) {
    if (arrows[i]) fonts.faces[i]->AddRemapChar(kArrow, kArrowIcon);
  }
  return fonts;
}

}  // namespace ui
