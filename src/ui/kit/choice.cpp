// The chosen option is painted in ink: brass is for what should be done.
#include "ui/kit/choice.h"

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "ui/kit/button.h"
#include "view/words/words.h"

namespace ui {

namespace {

constexpr float kOptionMargin = 18.0F;  // above and below an option's words, together
constexpr float kRate = 18.0F;          // at which things slide or glow, 1/s
constexpr float kPillInset = 3.0F;
constexpr float kPillCorner = corner::kControl - kPillInset;
constexpr float kPillBlur = 6.0F;
constexpr float kPillGlow = 0.7F;  // under the pointer
constexpr float kSeen = 0.01F;     // less of a colour is not drawn
constexpr Colour kKnobInk = rgb(0xfffaf0);
constexpr float kThin = 1.5F;  // edges and the drop of a knob's shadow
// The switch.
constexpr float kSwitchRoom = 56.0F;
constexpr ImVec2 kSwitch(52.0F, 30.0F);
constexpr float kSwitchInset = 4.0F;
// The slider.
constexpr float kNumber = 64.0F;
constexpr float kHalfTrack = 4.0F;
constexpr float kKnobShadow = 0.6F;
// The stepper and the field.
constexpr float kStep = kTouch + gap::kTiny;
constexpr float kFieldGlow = 0.4F;
constexpr float kFieldMargin = 12.0F;

constexpr float kOptionPad = 12.0F;

// How many options fit in a row.
int options_a_row(const Ui& ui, std::span<const Option> options, float width) {
  float widest = 0.0F;
  for (const Option& one : options) {
    widest = std::max(widest, ui.measure(Type::Strong, one.label).x + 2 * kOptionPad);
  }
  const int count = static_cast<int>(options.size());
  const int fit = std::max(1, static_cast<int>(width / widest));
  if (fit >= count) return count;
  const int rows = (count + fit - 1) / fit;
  return (count + rows - 1) / rows;
}

float option_height(const Ui& ui, std::span<const Option> options, float width) {
  float height = ui.control();
  for (const Option& one : options) {
    height = std::max(
        height, ui.measure(Type::Strong, one.label, width - 2 * kOptionPad).y + kOptionMargin);
  }
  return height;
}

}  // namespace

bool toggle(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, bool& on,
            bool enabled) {
  const Touch touch = ui.touch(key, rect, {Role::Switch, label, on ? "on" : "off", enabled});
  if (touch.clicked) {
    on = !on;
    ui.revalue(on ? "on" : "off");
  }
  const Palette& c = ui.colours();
  const float t = ui.ease(touch.id, on ? 1.0F : 0.0F, kRate);
  Rect row = rect;
  const Rect knob_area = centred(row.cut_right(kSwitchRoom), kSwitch);
  row.cut_right(gap::kMedium);
  ui.fit(Type::Strong, row, enabled ? c.text : c.muted, label, Align::Left);
  const float round = knob_area.height() * 0.5F;
  ui.draw->AddRectFilled(knob_area.min, knob_area.max, mix(c.well, c.muted, t), round);
  ui.draw->AddRect(knob_area.min, knob_area.max, c.muted, round, 0, kThin);
  const float x = knob_area.min.x + round + t * (knob_area.width() - 2 * round);
  const ImVec2 middle{x, knob_area.middle().y};
  ui.draw->AddCircleFilled(middle + ImVec2(0, kThin), round - kSwitchInset, faded(c.shadow, 0.5F));
  ui.draw->AddCircleFilled(middle, round - kSwitchInset + touch.hover,
                           enabled ? mix(c.panel_top, c.panel, t) : c.muted);
  return touch.clicked;
}

bool toggle(Ui& ui, std::string_view key, Column& column, std::string_view label, bool& on,
            bool enabled) {
  const float wide = column.width - kSwitchRoom - gap::kMedium;
  const float words = ui.measure(Type::Strong, label, wide).y + kOptionMargin;
  return toggle(ui, key, column.take(std::max(ui.control(), words)), label, on, enabled);
}

float choice_height(const Ui& ui, std::span<const Option> options, float width) {
  const int a_row = options_a_row(ui, options, width);
  const int rows = (static_cast<int>(options.size()) + a_row - 1) / a_row;
  return static_cast<float>(rows) * option_height(ui, options, width / static_cast<float>(a_row));
}

bool choice(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            std::span<const Option> options, int& chosen) {
  const Palette& c = ui.colours();
  const int a_row = options_a_row(ui, options, rect.width());
  const int rows = (static_cast<int>(options.size()) + a_row - 1) / a_row;
  const float high = rect.height() / static_cast<float>(rows);
  ui.draw->AddRectFilled(rect.min, rect.max, c.well, corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, c.edge, corner::kControl);
  ui.begin_radios(key, label);
  ui.push(key);
  bool changed = false;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Option& one = options[i];
    const int index = static_cast<int>(i);
    const int row = index / a_row;
    // The options of a shorter last row are wider.
    const int in_row = std::min(a_row, static_cast<int>(options.size()) - row * a_row);
    const float wide = rect.width() / static_cast<float>(in_row);
    const Rect cell = box(rect.min.x + static_cast<float>(index % a_row) * wide,
                          rect.min.y + static_cast<float>(row) * high, wide, high);
    const bool on = index == chosen;
    // An option that is not available still answers with its reason.
    const Touch touch =
        ui.touch(one.key, cell, {Role::Radio, one.label, on ? "on" : "off", true, !one.enabled});
    const float t = ui.ease(touch.id, on ? 1.0F : 0.0F, kRate);
    const Rect pill = cell.grown(-kPillInset);
    if (t > kSeen) {
      ui.shadow(pill, kPillCorner, kPillBlur, 2, t * 0.5F);
      ui.draw->AddRectFilled(pill.min, pill.max, faded(c.muted, t), kPillCorner);
    }
    if (touch.hover > 0.0F && !on && one.enabled) {
      ui.draw->AddRectFilled(pill.min, pill.max, faded(c.raised_hover, touch.hover * kPillGlow),
                             kPillCorner);
    }
    const Colour ink = one.enabled ? mix(c.text, c.panel, t) : c.muted;
    ui.fit(Type::Strong, cell.grown(-gap::kSmall, -gap::kTiny), ink, one.label);
    if (!touch.clicked) continue;
    if (!one.enabled) {
      ui.toast(one.reason);
    } else if (!on) {
      chosen = index;
      changed = true;
    }
  }
  ui.pop();
  ui.end_radios();
  return changed;
}

bool stepper(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, int& value,
             int least, int most) {
  const Palette& c = ui.colours();
  ui.push(key);
  Rect row = rect;
  ui.draw->AddRectFilled(rect.min, rect.max, c.well, corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, c.edge, corner::kControl);
  const int before = value;
  const Rect less = row.cut_left(kStep);
  const Rect more = row.cut_right(kStep);
  const std::string number = std::to_string(value);
  if (icon_button(ui, "less", less.middle(), icons::kMinus,
                  view::tr("{0}: less", {std::string(label)}), {.enabled = value > least}))
    --value;
  if (icon_button(ui, "more", more.middle(), icons::kPlus,
                  view::tr("{0}: more", {std::string(label)}), {.enabled = value < most}))
    ++value;
  ui.record_text(Role::Text, row, view::labelled(label, number));
  ui.fit(Type::Large, row, c.text, number);
  ui.pop();
  if (value != before) ui.say(view::labelled(label, std::to_string(value)));
  return value != before;
}

bool slider(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, float& value,
            const Range& range, std::string_view shown) {
  const auto [least, most, step] = range;
  const Touch touch = ui.touch(key, rect, {Role::Slider, label, shown});
  ui.mark_range(value, least, most);
  const Palette& c = ui.colours();
  const float before = value;
  Rect row = rect;
  const Rect number =
      row.cut_right(std::max(kNumber, ui.measure(Type::Strong, shown).x + gap::kSmall));
  constexpr float kKnob = 13.0F;
  const float left = row.min.x + kKnob;
  const float wide = row.width() - 2 * kKnob - gap::kSmall;
  if (touch.held) {
    const float t = std::clamp((ImGui::GetIO().MousePos.x - left) / wide, 0.0F, 1.0F);
    value = least + std::round(t * (most - least) / step) * step;
  }
  value = std::clamp(value + static_cast<float>(touch.step) * step, least, most);
  const float t = (value - least) / (most - least);
  const float y = row.middle().y;
  ui.draw->AddRectFilled({left, y - kHalfTrack}, {left + wide, y + kHalfTrack}, c.well, kHalfTrack);
  ui.draw->AddRect({left, y - kHalfTrack}, {left + wide, y + kHalfTrack}, c.edge, kHalfTrack);
  ui.draw->AddRectFilled({left, y - kHalfTrack}, {left + wide * t, y + kHalfTrack}, c.muted,
                         kHalfTrack);
  const ImVec2 knob{left + wide * t, y};
  ui.draw->AddCircleFilled(knob + ImVec2(0, 2), kKnob, faded(c.shadow, kKnobShadow));
  ui.draw->AddCircleFilled(knob, kKnob + touch.hover + touch.press, kKnobInk);
  ui.draw->AddCircle(knob, kKnob + touch.hover + touch.press, c.muted, 0, 2.0F);
  ui.fit(Type::Strong, number, c.text, shown, Align::Right);
  return value != before;
}

bool field(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
           std::string& text, std::size_t longest, std::string_view empty) {
  const Palette& c = ui.colours();
  const Touch touch = ui.touch(key, rect, {Role::Field, label, text});
  const bool editing = ui.is_editing(touch.id);
  ui.draw->AddRectFilled(rect.min, rect.max, mix(c.well, c.raised, touch.hover * kFieldGlow),
                         corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, editing ? c.accent_text : faded(c.muted, 0.5F),
                   corner::kControl, 0, editing ? 2.0F : 1.0F);
  const Rect inner = rect.grown(-kFieldMargin, 0);
  if (touch.clicked) ui.begin_edit(touch.id);
  if (!editing) {  // while it is edited, its editor shows it
    if (text.empty()) {
      ui.fit(Type::Body, inner, c.muted, empty.empty() ? label : empty, Align::Left);
    } else {
      ui.fit(Type::Body, inner, c.text, text, Align::Left);
    }
  }
  return ui.edit(key, inner, text, longest);
}

}  // namespace ui
