#include "ui/setup/rule_rows.h"

#include <algorithm>
#include <array>

#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "ui/setup/seat_board.h"
#include "ui/setup/seat_sheet.h"
#include "ui/setup/table_rule.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kPillRate = 18.0F;
constexpr float kPillInset = 3.0F;
constexpr float kPillCorner = corner::kControl - kPillInset;
constexpr float kPillOff = 0.3F;  // of its colour while nobody sits there
constexpr float kDiscMost = 15.0F;
constexpr float kDiscShare = 0.36F;
constexpr float kDiscOff = 0.8F;

constexpr float kBeside = 520.0F;  // css px: enough for a control beside its words
constexpr std::array<std::string_view, 10> kDigits = {"0", "1", "2", "3", "4",
                                                      "5", "6", "7", "8", "9"};
constexpr float kWidest = 340.0F;  // css px: of a control beside its words

bool has_room_beside(const Ui& ui, float inner_width) {
  return inner_width >= kBeside * ui.text_scale;
}

// The pill of a colour that may or may not sit at the table.
Touch colour_pill(Ui& ui, std::string_view key, const Rect& cell, view::Hue hue, bool on,
                  bool stays) {
  const Palette& c = ui.colours();
  const std::string name = colour_name(hue);
  const Touch touch = ui.touch(key, cell, {Role::Switch, name, on ? "on" : "off", true, stays});
  const float t = ui.ease(touch.id, on ? 1.0F : 0.0F, kPillRate);
  const Rect pill = cell.grown(-kPillInset);
  const Colour body = mix(c.raised, c.raised_hover, touch.hover);
  ui.draw->AddRectFilled(pill.min, pill.max, faded(body, kPillOff + (1.0F - kPillOff) * t),
                         kPillCorner);
  if (on) {
    ui.draw->AddRect(pill.min, pill.max, c.accent, kPillCorner, 0, 2.0F);
    colour_disc(ui, pill.middle(), std::min(kDiscMost, pill.height() * kDiscShare), hue);
  } else {
    ui.draw->AddCircle(pill.middle(), std::min(kDiscMost, pill.height() * kDiscShare),
                       faded(ui.paint(hue), kDiscOff), 0, 2.0F);
  }
  return touch;
}

}  // namespace

Rect rule_row(Ui& ui, Model& model, Column& column, const Rule& rule, float control_width,
              float control_height) {
  const Palette& c = ui.colours();
  const float inner_width = column.width - 2 * gap::kLarge;
  const bool beside = has_room_beside(ui, inner_width);
  const float words =
      (beside ? inner_width - control_width - gap::kLarge : inner_width) - kTouch - gap::kTiny;
  const float high = ui.measure(Type::Strong, rule.title, words).y + 2 +
                     ui.measure(Type::Caption, rule.line, words).y;
  const float words_high = std::max(high, kTouch);
  const float all =
      beside ? std::max(words_high, control_height) : words_high + gap::kSmall + control_height;
  const Rect card = column.take(all + 2 * gap::kMedium, gap::kSmall);
  ui.draw->AddRectFilled(card.min, card.max, c.panel, corner::kCard);
  ui.draw->AddRect(card.min, card.max, c.edge, corner::kCard);
  Rect inner = card.grown(-gap::kLarge, -gap::kMedium);
  Rect control = beside ? inner.cut_right(control_width) : inner.cut_bottom(control_height);
  if (beside) {
    control = centred(control, {control.width(), control_height});
    inner.cut_right(gap::kLarge);
  } else {
    inner.cut_bottom(gap::kSmall);
  }
  const Rect info = inner.cut_right(kTouch);
  inner.cut_right(gap::kTiny);
  Column text{inner.min.x, inner.middle().y - high * 0.5F, words};
  ui.paragraph(text, Type::Strong, c.text, rule.title, 2);
  ui.paragraph(text, Type::Caption, c.muted, rule.line, 0);
  ui.push(rule.key);
  const std::string about = tr("About “{0}”", {std::string(rule.title)});
  if (icon_button(ui, "about", info.middle(), icons::kInfo, about)) {
    model.info_title = rule.title;
    model.info_text = rule.source;
  }
  ui.pop();
  return control;
}

float rule_control_width(const Ui& ui, const Column& column) {
  const float inner = column.width - 2 * gap::kLarge;
  return has_room_beside(ui, inner) ? std::min(kWidest * ui.text_scale, inner * 0.5F) : inner;
}

bool rule_choice(Ui& ui, Model& model, Column& column, const Rule& rule,
                 std::span<const Option> options, int& chosen) {
  const float wide = rule_control_width(ui, column);
  const Rect at = rule_row(ui, model, column, rule, wide, choice_height(ui, options, wide));
  return choice(ui, rule.key, at, rule.title, options, chosen);
}

bool rule_switch(Ui& ui, Model& model, Column& column, const Rule& rule, bool& on,
                 std::string_view why_not) {
  std::vector<Option> options = {{"no", std::string(tr("No"))}, {"yes", std::string(tr("Yes"))}};
  if (!why_not.empty()) {
    Option& other = options[on ? 0 : 1];
    other.enabled = false;
    other.reason = tr(why_not);
  }
  int chosen = on ? 1 : 0;
  if (!rule_choice(ui, model, column, rule, options, chosen)) return false;
  on = chosen == 1;
  return true;
}

namespace {

bool rule_stepper(Ui& ui, Model& model, Column& column, const Rule& rule, int& value, int least,
                  int most) {
  constexpr float kStepper = 180.0F;
  const Rect at =
      rule_row(ui, model, column, rule,
               std::min(kStepper * ui.text_scale, rule_control_width(ui, column)), ui.control());
  return stepper(ui, rule.key, at, rule.title, value, least, most);
}

// The values side by side; if there is a reason, all but the current one are blocked.
bool value_choice(Ui& ui, Model& model, Column& column, const Rule& rule, const Values& values,
                  const ValueLook& look, int& value) {
  std::vector<Option> options;
  for (int one = values.low; one <= values.high; ++one) {
    const auto at = static_cast<std::size_t>(one - values.low);
    const std::string number = std::to_string(one);
    Option option{values.words.empty() ? kDigits[static_cast<std::size_t>(one)] : values.words[at],
                  look.labels.empty() ? number : look.labels[at]};
    const std::string_view why_not = look.reasons.empty() ? look.why_not : look.reasons[at];
    if (!why_not.empty() && one != value) {
      option.enabled = false;
      option.reason = tr(why_not);
    }
    options.push_back(option);
  }
  int chosen = value - values.low;
  if (!rule_choice(ui, model, column, rule, options, chosen)) return false;
  value = chosen + values.low;
  return true;
}

bool value_slider(Ui& ui, Model& model, Column& column, const Rule& rule, const Values& values,
                  const ValueLook& look, int& value) {
  auto at = static_cast<float>(value);
  const Rect place =
      rule_row(ui, model, column, rule, rule_control_width(ui, column), ui.control());
  if (!slider(ui, rule.key, place, rule.title, at,
              {static_cast<float>(values.low), static_cast<float>(values.high), look.step},
              look.shown(value))) {
    return false;
  }
  value = static_cast<int>(at);
  return true;
}

}  // namespace

bool value_control(Ui& ui, Model& model, Column& column, const Rule& rule, const Values& values,
                   const ValueLook& look, int& value) {
  if (look.control == Control::Slider) {
    return value_slider(ui, model, column, rule, values, look, value);
  }
  if (look.control == Control::Choice || !values.words.empty()) {
    return value_choice(ui, model, column, rule, values, look, value);
  }
  if (values.low != 0 || values.high != 1) {
    return rule_stepper(ui, model, column, rule, value, values.low, values.high);
  }
  bool on = value == 1;
  if (!rule_switch(ui, model, column, rule, on, look.why_not)) return false;
  value = on ? 1 : 0;
  return true;
}

void colours_rule(Ui& ui, Model& model, Column& column, std::string_view letters,
                  std::string_view source) {
  Draft& draft = model.drafts.now();
  const Rule rule{"colours", tr("Colours at the table"),
                  tr("Tap a colour to add it or take it out."), source};
  const float wide = rule_control_width(ui, column);
  Rect at = rule_row(ui, model, column, rule, wide, ui.control());
  const Palette& c = ui.colours();
  ui.draw->AddRectFilled(at.min, at.max, c.well, corner::kControl);
  ui.draw->AddRect(at.min, at.max, c.edge, corner::kControl);
  std::optional<AnyRules> changed;
  ui.push(rule.key);
  for (core::Colour colour = 0; colour < letters.size(); ++colour) {
    const Rect cell = at.cut_left(wide / static_cast<float>(letters.size()));
    const bool on = seat_with(draft.rules, colour).has_value();
    const view::Hue hue = hue_in(draft.rules, colour);
    const std::string_view reason = why_stays(draft.rules, colour);
    const std::string_view key = letters.substr(colour, 1);
    if (!colour_pill(ui, key, cell, hue, on, !reason.empty()).clicked) continue;
    if (reason.empty()) {
      changed = colour_seated(draft.rules, colour, !on);
    } else {
      ui.toast(std::string(tr(reason)));
    }
  }
  ui.pop();
  if (changed) take_rules(draft, *changed);
}

}  // namespace ui
