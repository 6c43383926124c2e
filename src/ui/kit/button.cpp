#include "ui/kit/button.h"

#include <algorithm>

namespace ui {

namespace {

// Shares of one colour in another.
constexpr float kLitEdge = 0.18F;  // of a lit button, towards white
constexpr float kDangerLit = 0.08F;
constexpr float kDangerPressed = 0.15F;
constexpr float kGhostHover = 0.8F;
constexpr float kPressed = 0.6F;
constexpr float kRaisedLit = 0.05F;
constexpr float kIconHover = 0.9F;
// The share of a colour that remains.
constexpr float kBrassEdge = 0.55F;
constexpr float kDangerEdge = 0.3F;
constexpr float kOffInk = 0.75F;
constexpr float kOffIcon = 0.45F;
constexpr Colour kDarkBrass = rgb(0x5a3a08);

constexpr float kSpare = 4.0F;  // a label never fills its space completely
constexpr float kLeastLabel = 40.0F;
constexpr float kLabelMargin = 20.0F;  // above and below a label, together
constexpr float kSink = 1.5F;          // while it is pressed
constexpr float kShrinkRoom = 3.0F;    // px above and below its line that a label may take
struct Shadow {
  float blur, drop, strength;
};
constexpr Shadow kShadow = {8.0F, 3.0F, 0.55F};
constexpr Shadow kFloating = {14.0F, 4.0F, 0.7F};

constexpr float kPad = 16.0F;
constexpr float kIcon = 22.0F;
constexpr float kIconSpace = 32.0F;
constexpr float kAround = 2.0F;      // above an icon and below its word
constexpr float kIconGrowth = 1.3F;  // at most, of an icon in a circle

struct Paint {
  Colour top, bottom, edge, ink;
};

Paint paint_of(const Ui& ui, Look look, float hover, float press) {
  const Palette& c = ui.colours();
  switch (look) {
    case Look::Primary: {
      const Colour body = mix(mix(c.accent, c.accent_hover, hover), c.accent_press, press);
      return {mix(body, kWhite, kLitEdge), body, faded(kDarkBrass, kBrassEdge), c.on_accent};
    }
    case Look::Danger: {
      const Colour body = mix(c.danger, kBlack, press * kDangerPressed);
      return {mix(body, kWhite, (1.0F + hover) * kDangerLit), body, faded(kBlack, kDangerEdge),
              c.on_danger};
    }
    case Look::Ghost:
      return {faded(c.raised_hover, hover * kGhostHover),
              faded(c.raised_hover, hover * kGhostHover), 0, c.text};
    case Look::Secondary: break;
  }
  const Colour body = mix(mix(c.raised, c.raised_hover, hover), c.well, press * kPressed);
  return {mix(body, kWhite, kRaisedLit), body, c.edge, c.text};
}

float icon_side(const Ui& ui) { return kIcon * std::min(ui.text_scale, kIconGrowth); }

}  // namespace

float button_width(const Ui& ui, std::string_view label, const ButtonStyle& style) {
  const float icon = style.icon != nullptr ? kIconSpace * ui.text_scale : 0.0F;
  return ui.measure(style.type, label).x + 2 * kPad + icon + kSpare;
}

float button_height(const Ui& ui, std::string_view label, float width, const ButtonStyle& style) {
  const float icon = style.icon != nullptr ? kIconSpace * ui.text_scale : 0.0F;
  const float words =
      ui.measure(style.type, label, std::max(kLeastLabel, width - 2 * kPad - icon)).y;
  return std::max(ui.control(style.type), words + kLabelMargin);
}

bool button(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            const ButtonStyle& style) {
  const std::string_view said = style.said.empty() ? label : style.said;
  const Touch touch = ui.touch(key, rect, {Role::Button, said, {}, style.enabled});
  if (style.look == Look::Primary) ui.mark_brass();
  if (!rect.both(ui.clip()).empty()) {
    Paint paint = paint_of(ui, style.look, touch.hover, touch.press);
    if (!style.enabled) {
      paint = {faded(ui.colours().raised, 0.5F), faded(ui.colours().raised, 0.5F), 0,
               faded(ui.colours().muted, kOffInk)};
    }
    const Rect body = rect.moved({0, touch.press * kSink});
    const float round = std::min(corner::kControl, rect.height() * 0.5F);
    if (style.enabled && style.look != Look::Ghost) {
      ui.shadow(body, round, kShadow.blur, kShadow.drop, (1.0F - touch.press) * kShadow.strength);
    }
    ui.gradient(body, round, paint.top, paint.bottom);
    ui.draw->AddRect(body.min, body.max, paint.edge, round);
    Rect inner = body.grown(-kPad, 0);
    // If there is not enough space for both, the words matter more than the picture.
    constexpr float kLeastWords = 0.72F;
    const bool both = ui.measure(style.type, label, 1.0F).x * kLeastWords <=
                      inner.width() - kIconSpace * ui.text_scale;
    if (style.icon != nullptr && both) {
      const float size = kIcon * ui.text_scale;
      const float space = kIconSpace * ui.text_scale;
      if (style.align == Align::Centre) {
        const float words = ui.measure(style.type, label, inner.width() - space).x;
        inner.cut_left(std::max(0.0F, (inner.width() - words - space) * 0.5F));
      }
      ui.icon(inner.cut_left(size).middle(), paint.ink, style.icon, size);
      inner.cut_left(space - size);
      ui.fit(style.type, inner.grown(0, -kShrinkRoom), paint.ink, label, Align::Left);
    } else {
      ui.fit(style.type, inner.grown(0, -kShrinkRoom), paint.ink, label, style.align);
    }
  }
  return touch.clicked;
}

bool row_button(Ui& ui, Column& column, std::string_view key, std::string_view label,
                const ButtonStyle& style, float after) {
  const float height = button_height(ui, label, column.width, style);
  return button(ui, key, column.take(height, after), label, style);
}

float icon_height(const Ui& ui, bool captioned) {
  if (!captioned) return kTouch;
  return std::max(kTouch, icon_side(ui) + ui.line(Type::Caption) + 2 * kAround);
}

float icon_raise(const Ui& ui, std::string_view caption) {
  return caption.empty() ? 0.0F : 0.5F * ui.line(Type::Caption);
}

bool captions_fit(const Ui& ui, std::span<const std::string_view> words, float step) {
  return icon_height(ui, true) <= step &&
         std::all_of(words.begin(), words.end(), [&](std::string_view word) {
           return ui.measure(Type::Caption, word).x < step;
         });
}

bool icon_button(Ui& ui, std::string_view key, ImVec2 middle, const char* icon,
                 std::string_view label, const IconButtonStyle& style) {
  const float side = icon_height(ui, !style.caption.empty());
  const Rect rect = centred({middle, middle}, {side, side});
  const float word = style.caption.empty() ? 0.0F : ui.measure(Type::Caption, style.caption).x;
  const Rect touched = centred({middle, middle}, {std::max(side, word), side});
  const Touch touch = ui.touch(key, touched, {Role::Button, label, {}, style.enabled});
  ui.mark_icon();
  const Palette& c = ui.colours();
  if (style.floating) {
    ui.shadow(rect, side * 0.5F, kFloating.blur, kFloating.drop, kFloating.strength);
    ui.draw->AddCircleFilled(middle, side * 0.5F, mix(c.panel, c.raised_hover, touch.hover));
    ui.draw->AddCircle(middle, side * 0.5F, c.edge);
  } else {
    ui.draw->AddCircleFilled(middle, side * 0.5F, faded(c.raised_hover, touch.hover * kIconHover));
  }
  const Colour ink = style.enabled ? c.text : faded(c.muted, kOffIcon);
  ImVec2 at = middle + ImVec2(0, touch.press * kSink);
  at.y -= icon_raise(ui, style.caption);
  if (!style.caption.empty())
    ui.words(Type::Caption, at + ImVec2(-0.5F * word, 0.5F * icon_side(ui)), ink, style.caption);
  ui.icon(at, ink, icon, icon_side(ui));
  return touch.clicked;
}

}  // namespace ui
