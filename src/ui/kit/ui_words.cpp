// Words that fit their place.
#include <cmath>

#include "ui/kit/ui.h"

namespace ui {

namespace {

constexpr float kLargeIcon = 28.0F;  // from this size on the larger face is sharper
constexpr unsigned kUtf8Mask = 0xC0U;
constexpr unsigned kUtf8Rest = 0x80U;  // a byte that continues a letter
constexpr float kLeast = 0.72F;  // words shrink no further; large text may shrink to the usual
constexpr float kShrinkStep = 0.07F;
constexpr float kNoWrap = 0.0F;
constexpr std::ptrdiff_t kLongestCount = 3;  // digits

// Where a line ends that would end with a short number in mid-sentence: before it. The number
// begins the next line with the word after it, which it mostly counts (“3 squares”).
const char* before_count(const char* line, const char* line_end) {
  while (line_end > line && line_end[-1] == ' ') --line_end;
  const char* count = line_end;
  while (count > line && count[-1] >= '0' && count[-1] <= '9') --count;
  const bool counts = count < line_end && line_end - count <= kLongestCount;
  return counts && count > line && count[-1] == ' ' ? count : line_end;
}

}  // namespace

// ImGui's line height is the font's size; ours is larger, so lines are drawn one by one.
bool Ui::break_lines(Type type, float scale, float width, std::string_view text) {
  fonts.note(type, text);
  ImFont* font = fonts.face(type);
  const float size = fonts.size(type) * scale;
  const float unit = size / font->FontSize;
  lines_.clear();
  const char* at = text.data();
  const char* end = at + text.size();
  bool whole = true;
  while (at < end) {
    const auto* newline =
        static_cast<const char*>(memchr(at, '\n', static_cast<std::size_t>(end - at)));
    const char* stop = newline != nullptr ? newline : end;
    const char* line_end = stop;
    if (width > kNoWrap) {
      line_end = font->CalcWordWrapPositionA(unit, at, stop, width + 0.5F);
      if (line_end == at && line_end < stop) ++line_end;
      const bool in_word = line_end < stop && *line_end != ' ' && line_end > at &&
                           line_end[-1] != ' ' && line_end[-1] != '-';
      whole = whole && !in_word;
      if (!in_word && line_end < stop) line_end = before_count(at, line_end);
    }
    const char* trimmed = line_end;
    while (trimmed > at && trimmed[-1] == ' ') --trimmed;
    lines_.emplace_back(at, static_cast<std::size_t>(trimmed - at));
    at = line_end;
    while (at < stop && *at == ' ') ++at;
    if (at == stop && newline != nullptr) at = newline + 1;
  }
  return whole;
}

ImVec2 Ui::measure(Type type, std::string_view text, float wrap) const {
  auto& self = const_cast<Ui&>(*this);  // lines_ is scratch memory
  self.break_lines(type, 1.0F, wrap, text);
  ImFont* font = fonts.face(type);
  float wide = 0.0F;
  for (const std::string_view one : lines_) {
    wide = std::max(wide, font->CalcTextSizeA(fonts.size(type), FLT_MAX, 0.0F, one.data(),
                                              one.data() + one.size())
                              .x);
  }
  return {std::ceil(wide),
          std::ceil(static_cast<float>(lines_.size()) * fonts.size(type) * kLineHeight)};
}

float Ui::words(Type type, ImVec2 at, Colour colour, std::string_view text, float wrap) {
  break_lines(type, 1.0F, wrap, text);
  const float size = fonts.size(type);
  const float lead = size * kLineHeight;
  float y = at.y + (lead - size) * 0.5F;
  for (const std::string_view one : lines_) {
    draw->AddText(fonts.face(type), size, {at.x, y}, colour, one.data(), one.data() + one.size());
    y += lead;
  }
  return static_cast<float>(lines_.size()) * lead;
}

void Ui::fit(Type type, const Rect& rect, Colour colour, std::string_view text, Align align) {
  const float least = std::min(kLeast, 1.0F / text_scale);
  float scale = 1.0F;
  float height = 0.0F;
  bool fits = false;
  for (;;) {
    const bool whole = break_lines(type, scale, rect.width(), text);
    height = static_cast<float>(lines_.size()) * fonts.size(type) * scale * kLineHeight;
    fits = whole && height <= rect.height() + 2.0F;
    if (fits || scale <= least) break;
    scale = std::max(scale - kShrinkStep, least);
  }
  if (!fits && !targets_.empty()) targets_.back().clipped = true;
  const float size = fonts.size(type) * scale;
  float y = rect.middle().y - height * 0.5F + size * (kLineHeight - 1.0F) * 0.5F;
  for (const std::string_view one : lines_) {
    const char* end = one.data() + one.size();
    // NOLINTBEGIN(bugprone-suspicious-stringview-data-usage): both calls are given the end.
    const float wide = fonts.face(type)->CalcTextSizeA(size, FLT_MAX, 0.0F, one.data(), end).x;
    const float slack = rect.width() - wide;
    const float x = align == Align::Left ? 0.0F : align == Align::Right ? slack : slack * 0.5F;
    draw->AddText(fonts.face(type), size, {rect.min.x + x, y}, colour, one.data(), end);
    // NOLINTEND(bugprone-suspicious-stringview-data-usage)
    y += size * kLineHeight;
  }
}

void Ui::shorten(Type type, const Rect& rect, Colour colour, std::string_view name, Align align) {
  std::string shown(name);
  const float least = std::min(kLeast, 1.0F / text_scale);
  const float room = std::floor(rect.width() / least) - 1.0F;
  while (!shown.empty() && measure(type, shown).x > room) {
    if (shown.ends_with("…")) shown.resize(shown.size() - std::string_view("…").size());
    // Back to the beginning of a letter, and past a space before it.
    while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & kUtf8Mask) == kUtf8Rest)
      shown.pop_back();
    if (!shown.empty()) shown.pop_back();
    while (!shown.empty() && shown.back() == ' ') shown.pop_back();
    if (shown.empty()) return;  // no space for even one letter
    shown += "…";
  }
  fit(type, rect, colour, shown, align);
}

void Ui::paragraph(Column& column, Type type, Colour colour, std::string_view text,
                   float space_after, Role role) {
  if (text.empty()) return;
  const float height = measure(type, text, column.width).y;
  const Rect rect = column.take(height, space_after);
  const bool head = type == Type::Heading || type == Type::Title;
  record_text(head ? Role::Heading : role, rect, text);
  if (rect.max.y < clip().min.y || rect.min.y > clip().max.y) return;
  words(type, rect.min, colour, text, column.width);
}

void Ui::icon(ImVec2 middle, Colour colour, const char* glyph, float size) {
  const Type type = size > kLargeIcon ? Type::BigIcon : Type::Icon;
  fonts.note(type, glyph);
  ImFont* font = fonts.face(type);
  const ImVec2 extent = font->CalcTextSizeA(size, FLT_MAX, 0.0F, glyph);
  draw->AddText(font, size, middle - ImVec2(extent.x * 0.5F, size * 0.5F), colour, glyph);
}

}  // namespace ui
