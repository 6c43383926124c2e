#include <cmath>

#include "assets/icons.h"
#include "ui/kit/kit.h"
#include "view/words/words.h"

namespace ui {

namespace {

constexpr float kOptionPad = 12.0F;

// How many options stand in a row, so that none is squeezed.
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
    height =
        std::max(height, ui.measure(Type::Strong, one.label, width - 2 * kOptionPad).y + 18.0F);
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
  const float t = ui.ease(touch.id, on ? 1.0F : 0.0F, 18.0F);
  Rect row = rect;
  const Rect knob_area = centred(row.cut_right(56.0F), {52.0F, 30.0F});
  row.cut_right(gap::kMedium);
  ui.fit(Type::Strong, row, enabled ? c.text : c.muted, label, Align::Left);
  const float round = knob_area.height() * 0.5F;
  ui.draw->AddRectFilled(knob_area.min, knob_area.max, mix(c.well, c.accent, t), round);
  ui.draw->AddRect(knob_area.min, knob_area.max, mix(c.muted, c.accent_press, t), round, 0, 1.5F);
  const float x = knob_area.min.x + round + t * (knob_area.width() - 2 * round);
  const ImVec2 middle{x, knob_area.middle().y};
  ui.draw->AddCircleFilled(middle + ImVec2(0, 1.5F), round - 4.0F, faded(c.shadow, 0.5F));
  ui.draw->AddCircleFilled(middle, round - 4.0F + touch.hover, enabled ? rgb(0xfffaf0) : c.muted);
  return touch.clicked;
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
  ui.push(key);
  bool changed = false;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Option& one = options[i];
    const int index = static_cast<int>(i);
    const int row = index / a_row;
    const int in_row = std::min(a_row, static_cast<int>(options.size()) - row * a_row);
    const float wide = rect.width() / static_cast<float>(in_row);
    const Rect cell = box(rect.min.x + static_cast<float>(index % a_row) * wide,
                          rect.min.y + static_cast<float>(row) * high, wide, high);
    const bool on = index == chosen;
    const std::string said = view::labelled(label, one.label);
    // An option that is not to be had still answers with its reason.
    const Touch touch = ui.touch(one.key, cell, {Role::Radio, said, on ? "on" : "off", true});
    const float t = ui.ease(touch.id, on ? 1.0F : 0.0F, 18.0F);
    const Rect pill = cell.grown(-3.0F);
    if (t > 0.01F) {
      ui.shadow(pill, corner::kControl - 3, 6, 2, t * 0.5F);
      ui.draw->AddRectFilled(pill.min, pill.max, faded(c.accent, t), corner::kControl - 3);
    }
    if (touch.hover > 0.0F && !on && one.enabled) {
      ui.draw->AddRectFilled(pill.min, pill.max, faded(c.raised_hover, touch.hover * 0.7F),
                             corner::kControl - 3);
    }
    const Colour ink = one.enabled ? mix(c.text, c.on_accent, t) : faded(c.muted, 0.55F);
    ui.fit(Type::Strong, cell.grown(-8.0F, -4.0F), ink, one.label);
    if (!touch.clicked) continue;
    if (!one.enabled) {
      ui.toast(one.reason);
    } else if (!on) {
      chosen = index;
      changed = true;
    }
  }
  ui.pop();
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
  const Rect less = row.cut_left(kTouch + 4);
  const Rect more = row.cut_right(kTouch + 4);
  const std::string number = std::to_string(value);
  if (icon_button(ui, "less", less.middle(), icons::kMinus, std::string(label) + " −",
                  value > least))
    --value;
  if (icon_button(ui, "more", more.middle(), icons::kPlus, std::string(label) + " +", value < most))
    ++value;
  ui.record_text(Role::Text, row, view::labelled(label, number));
  ui.fit(Type::Large, row, c.text, number);
  ui.pop();
  return value != before;
}

bool slider(Ui& ui, std::string_view key, const Rect& rect, std::string_view label, float& value,
            float least, float most, float step, std::string_view shown) {
  const Touch touch = ui.touch(key, rect, {Role::Slider, label, shown});
  const Palette& c = ui.colours();
  const float before = value;
  Rect row = rect;
  const Rect number = row.cut_right(std::max(64.0F, ui.measure(Type::Strong, shown).x + 8.0F));
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
  ui.draw->AddRectFilled({left, y - 4}, {left + wide, y + 4}, c.well, 4);
  ui.draw->AddRect({left, y - 4}, {left + wide, y + 4}, c.edge, 4);
  ui.draw->AddRectFilled({left, y - 4}, {left + wide * t, y + 4}, c.accent, 4);
  const ImVec2 knob{left + wide * t, y};
  ui.draw->AddCircleFilled(knob + ImVec2(0, 2), kKnob, faded(c.shadow, 0.6F));
  ui.draw->AddCircleFilled(knob, kKnob + touch.hover + touch.press, rgb(0xfffaf0));
  ui.draw->AddCircle(knob, kKnob + touch.hover + touch.press, c.accent_press, 0, 2.0F);
  ui.fit(Type::Strong, number, c.text, shown, Align::Right);
  return value != before;
}

bool field(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
           std::string& text, std::size_t longest) {
  const Palette& c = ui.colours();
  const Touch touch = ui.touch(key, rect, {Role::Field, label, text});
  const bool editing = ui.is_editing(touch.id);
  ui.draw->AddRectFilled(rect.min, rect.max, mix(c.well, c.raised, touch.hover * 0.4F),
                         corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, editing ? c.accent : faded(c.muted, 0.5F), corner::kControl,
                   0, editing ? 2.0F : 1.0F);
  const Rect inner = rect.grown(-12.0F, 0);
  if (touch.clicked) ui.begin_edit(touch.id);
  if (ui.edits_in_page || !editing) {
    if (text.empty()) {
      ui.fit(Type::Body, inner, c.muted, label, Align::Left);
    } else {
      ui.fit(Type::Body, inner, c.text, text, Align::Left);
    }
  }
  return ui.edit(key, inner, text, longest);
}

}  // namespace ui
